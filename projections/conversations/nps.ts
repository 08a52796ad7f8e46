import { npsFigures, type NpsFigures } from '#contract/nps.ts'
import type { Db } from '#kernel/postgres/db.ts'

/** Of each question of the kind `nps` that has answers: those of a form by their text, those of an interview together. */
export async function npsOfSurvey(db: Db, surveyId: string): Promise<NpsFigures[]> {
  const { rows } = await db.query<{ question: string | null; answer: string; count: number }>(
    `select case when "surveyQuestionId" is null then null else question end as question, answer,
            count(*)::int as count
       from read.responses
      where "surveyId" = $1 and kind = 'nps' and answer is not null
      group by 1, 2`,
    [surveyId],
  )
  return [...Map.groupBy(rows, ({ question }) => question)].map(([question, answers]) =>
    npsFigures(
      question,
      answers.map(({ answer, count }) => [answer, count]),
    ),
  )
}
