import { z } from 'zod'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../../engine/projection.ts'
import { dayOf } from '../calendar.ts'

/** Openings of a survey's page on a UTC day. */
const SurveyOpeningsRow = z.object({
  surveyId: z.uuid(),
  day: z.iso.date(),
  openings: z.int(),
})
type SurveyOpeningsRow = z.infer<typeof SurveyOpeningsRow>
export type DayOpenings = Pick<SurveyOpeningsRow, 'day' | 'openings'>

export const surveyOpenings = projection({
  name: 'survey-openings',
  version: 1,
  table: SurveyOpeningsRow,
  key: ['surveyId', 'day'],
  rowsOf: {
    // A minute over midnight counts for the day in which it began.
    SurveyOpeningsCounted: ({ data: { surveyId, from } }) => [
      { surveyId, day: dayOf(new Date(from)) },
    ],
    SurveyErased: ({ id }) => [{ surveyId: id }],
  },
  evolve(row, event, { surveyId, day }): SurveyOpeningsRow | null {
    if (event.type === 'SurveyErased') return null
    const openings = (row?.openings ?? 0) + event.data.count
    return { surveyId: surveyId!, day: day!, openings }
  },
})

/** The days with openings, the first one first. */
export async function dayOpeningsOf(db: Db, surveyId: string): Promise<DayOpenings[]> {
  const { rows } = await db.query<DayOpenings>(
    'select day, openings from read.survey_openings where "surveyId" = $1 order by day',
    [surveyId],
  )
  return rows
}
