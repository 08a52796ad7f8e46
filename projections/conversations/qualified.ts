// Qualified responses as their owner may see them.
import type { QualifiedResponse } from '#contract/api/responses.ts'
import type { Db } from '#kernel/db.ts'
import { must } from '#kernel/problem.ts'
import { excerpt } from './excerpt.ts'
import { quotedRuns, veiled } from './quoted-words.ts'
import type { ResponseRow } from './responses.projection.ts'
import { questionFor, quotedStatuses, type Statuses } from './veiled-question.ts'

/** A survey's qualified responses, newest first. */
export async function qualifiedOf(db: Db, surveyId: string): Promise<QualifiedResponse[]> {
  const { rows } = await db.query<ResponseRow>(
    `select * from read.responses where "surveyId" = $1 and qualification is not null
      order by "answeredAt" desc, "responseId"`,
    [surveyId],
  )
  const statusOf = await quotedStatuses(db, rows)
  return rows.map((row) => presentQualified(row, statusOf))
}

/** Of a qualified response only. */
export function presentQualified(row: ResponseRow, statusOf: Statuses): QualifiedResponse {
  const qualification = must(row.qualification, 'qualification')
  const unlocked = row.status === 'unlocked'
  const answer = row.answer ?? ''
  // What the AI wrote about an answer may quote it.
  const about = (text: string | null) =>
    unlocked ? (text ?? '') : veiled(text ?? '', quotedRuns(text ?? '', answer, 3))
  return {
    id: row.responseId,
    question_text: questionFor(row, statusOf),
    response_text: unlocked ? answer : excerpt(answer).text,
    is_unlocked: unlocked,
    credit_returned: row.creditReturned,
    answered_at: must(row.answeredAt, 'answeredAt'),
    ai_qualification: {
      qualification_score: qualification.score,
      qualification_reason: about(qualification.reason),
      quality_metrics: qualification.metrics,
      monetization_assessment: qualification.assessment,
      detailed_analysis: unlocked ? (qualification.detailedAnalysis ?? '') : '',
      value_justification: about(qualification.valueJustification),
      rubric_version: qualification.rubricVersion,
    },
  }
}
