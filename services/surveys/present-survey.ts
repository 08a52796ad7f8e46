import type { Survey, SurveyType } from '#contract/api/surveys.ts'
import type { Executed } from '#kernel/command.ts'
import type { SurveyEvent } from '#contract/events/surveys.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { refuse } from '#kernel/problem.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { Call } from '#kernel/route.ts'
import {
  findSurvey,
  findSurveyOrDeleted,
  type SurveyRow,
  surveys,
} from '#projections/surveys/surveys.projection.ts'

/** The owner's own survey; anybody else's does not exist. */
export async function ownSurvey(
  { db, ownerId, found }: Pick<Call<'owner'>, 'db' | 'ownerId' | 'found'>,
  surveyId: string,
): Promise<SurveyRow> {
  const row = await found(async () => {
    const survey = await findSurvey(db, surveyId)
    return survey?.ownerId === ownerId ? survey : undefined
  })
  return row ?? refuse('surveys/not-found')
}

/** A survey as it is after a command, also when its read model has not caught up in time. */
export async function surveyAfter(
  { db, settled }: Pick<Call<'owner'>, 'db' | 'settled'>,
  id: string,
  { position, events }: Executed<SurveyEvent>,
): Promise<SurveyRow> {
  await settled(position)
  const row = await findSurveyOrDeleted(db, id)
  const at = new Date().toISOString()
  // Folding the same events once more changes nothing but `updatedAt`, so it is done only where they are missing.
  const missing = row && row.position >= position ? [] : events.filter(isShown)
  const after = missing.reduce<SurveyRow | null>(
    (before, event) =>
      surveys.evolve(before ?? undefined, { ...event, id, at } as Heard<Shown['type']>, {}),
    row ?? null,
  )
  return after ?? refuse('service/unavailable')
}

type Shown = Exclude<SurveyEvent, { type: 'InvitationsIssued' }>

const isShown = (event: SurveyEvent): event is Shown => event.type !== 'InvitationsIssued'

/** Says which version it is in a header, too, for `If-Match`. */
export function answerSurvey({ reply }: Pick<Call, 'reply'>, row: SurveyRow): Survey {
  reply.header('etag', `"${row.version}"`)
  return presentSurvey(row)
}

export function presentSurvey(row: SurveyRow): Survey {
  return {
    id: row.surveyId,
    public_id: row.publicId,
    title: row.title,
    description: row.description,
    goal: row.goal,
    language: row.language,
    status: row.status,
    survey_type: typeOf(row),
    questions: presentQuestions(row.questions),
    config_json: JSON.stringify(row.config),
    version: row.version,
    closes_at: row.closesAt,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}

export const typeOf = ({ config }: Pick<SurveyRow, 'config'>): SurveyType =>
  config.advanced_mode ? 'advanced' : 'normal'

export const presentQuestions = (questions: readonly SurveyQuestion[]): Survey['questions'] =>
  questions.map((question) => ({ ...question, options_json: JSON.stringify(question.options) }))
