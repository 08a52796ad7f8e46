// Qualified responses, redacted for the survey's owner.
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { HelpTier } from '#contract/help.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { must } from '#kernel/problem.ts'
import { excerpt } from './excerpt.ts'
import { findQuotedRanges, redactRanges } from './redaction.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { responses, type ResponseRow } from './responses.projection.ts'
import { redactQuestion, findQuotedStatuses, type ResponseStatuses } from './redacted-question.ts'

/** A survey's qualified responses, newest first. */
export async function qualifiedResponsesOf(db: Db, surveyId: string): Promise<QualifiedResponse[]> {
  const found = await queryRows(
    db,
    responses,
    `select * from read.responses where "surveyId" = $1 and "rubricVersion" is not null
      order by "answeredAt" desc, "responseId"`,
    [surveyId],
  )
  // The texts of a person who was just erased are gone before the row.
  const rows = found.filter(({ qualification }) => qualification !== null)
  const statusOf = await findQuotedStatuses(db, rows)
  return rows.map((row) => presentQualifiedResponse(row, statusOf))
}

/** Requires a qualified response. */
export function presentQualifiedResponse(
  row: ResponseRow,
  statusOf: ResponseStatuses,
): QualifiedResponse {
  const qualification = must(row.qualification, 'qualification')
  const unlocked = row.status === 'unlocked'
  const answer = row.answer ?? ''
  // Texts that the AI wrote about an answer may quote it.
  const redactUnlessUnlocked = (text: string | null) =>
    unlocked ? (text ?? '') : redactRanges(text ?? '', findQuotedRanges(text ?? '', answer, 3))
  return {
    id: row.responseId,
    question_text: redactQuestion(row, statusOf),
    response_text: unlocked ? answer : excerpt(answer).text,
    is_unlocked: unlocked,
    credit_returned: row.creditReturned,
    call_for_help: HelpTier.safeParse(row.intent).data ?? null,
    answered_at: must(row.answeredAt, 'answeredAt'),
    ai_qualification: {
      qualification_score: qualification.score,
      qualification_reason: redactUnlessUnlocked(qualification.reason),
      quality_metrics: qualification.metrics,
      monetization_assessment: qualification.assessment,
      detailed_analysis: unlocked ? (qualification.detailedAnalysis ?? '') : '',
      value_justification: redactUnlessUnlocked(qualification.valueJustification),
      rubric_version: qualification.rubricVersion,
      scored_by: must(row.scoredBy, 'scoredBy'),
    },
  }
}
