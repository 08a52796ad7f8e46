import { npsFigures, type NpsFigures } from '#contract/nps.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { responses } from './responses.projection.ts'

/** Of each question of the kind `nps` that has answers: those of a form by their text, those of an interview together. */
export async function npsOfSurvey(db: Db, surveyId: string): Promise<NpsFigures[]> {
  const rows = await queryRows(
    db,
    responses,
    `select * from read.responses where "surveyId" = $1 and kind = 'nps' and "answeredAt" is not null`,
    [surveyId],
  )
  const byQuestion = Map.groupBy(rows, ({ surveyQuestionId, question }) =>
    surveyQuestionId === null ? null : question,
  )
  return [...byQuestion].map(([question, answers]) => npsFigures(question, countsOf(answers)))
}

function countsOf(rows: readonly { answer: string | null }[]): [answer: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { answer } of rows)
    if (answer !== null) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return [...counts]
}
