import { z } from 'zod'
import { CountryCode } from '#contract/help.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { SurveyTexts } from '#contract/events/surveys.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'

/** The whole content of a version of a survey. */
export const SurveyVersionRow = z.object({
  surveyId: z.uuid(),
  version: z.int(),
  title: SurveyTexts.title,
  description: SurveyTexts.description,
  goal: SurveyTexts.goal,
  language: SurveyLanguage,
  country: CountryCode.nullable(),
  config: SurveyTexts.config,
  questions: SurveyTexts.questions,
  /** Whether this version was ever published. */
  published: z.boolean(),
  restoredFrom: z.int().nullable(),
  at: z.iso.datetime(),
})
export type SurveyVersionRow = z.infer<typeof SurveyVersionRow>

const versionKey = ({ id, data }: { id: string; data: { version: number } }) => [
  { surveyId: id, version: data.version },
]

export const surveyVersions = projection({
  name: 'survey-versions',
  version: 4,
  table: SurveyVersionRow,
  key: ['surveyId', 'version'],
  subject: 'surveyId',
  createsKeys: true,
  rowsOf: {
    SurveyDrafted: versionKey,
    SurveyRevised: versionKey,
    SurveyPublished: versionKey,
    SurveyReactivated: versionKey,
    SurveyErased: ({ id }) => [{ surveyId: id }],
  },
  evolve(row, event): SurveyVersionRow | null {
    if (event.type === 'SurveyErased') return null
    if (event.type === 'SurveyPublished' || event.type === 'SurveyReactivated')
      return row ? { ...row, published: true } : null
    const { version, title, description, goal, language, config } = event.data
    const { country = null, questions = [] } = event.data
    return {
      surveyId: event.id,
      version,
      title,
      description,
      goal,
      language,
      country,
      config,
      questions,
      published: false,
      restoredFrom: event.type === 'SurveyRevised' ? (event.data.restoredFrom ?? null) : null,
      at: event.at,
    }
  },
})

/** Newest first. */
export const versionsOf = (db: Db, surveyId: string, limit: number): Promise<SurveyVersionRow[]> =>
  queryRows(
    db,
    surveyVersions,
    'select * from read.survey_versions where "surveyId" = $1 order by version desc limit $2',
    [surveyId, limit],
  )

export async function findVersion(
  db: Db,
  surveyId: string,
  version: number,
): Promise<SurveyVersionRow | undefined> {
  const [row] = await queryRows(
    db,
    surveyVersions,
    'select * from read.survey_versions where "surveyId" = $1 and version = $2',
    [surveyId, version],
  )
  return row
}
