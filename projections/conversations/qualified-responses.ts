// Qualified responses, redacted for the survey's owner.
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { HelpTier } from '#contract/help.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { must } from '#kernel/problem.ts'
import { excerpt } from './excerpt.ts'
import { isErased } from './find-response.ts'
import { findQuotedRanges, redactRanges } from './redaction.ts'
import { findRespondents, type Respondents } from './respondents.ts'
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
  return presentQualifiedResponses(
    db,
    found.filter((row) => !isErased(row)),
  )
}

/** Requires qualified responses. */
export async function presentQualifiedResponses(
  db: Db,
  rows: readonly ResponseRow[],
): Promise<QualifiedResponse[]> {
  const statusOf = await findQuotedStatuses(db, rows)
  const respondents = await findRespondents(db, rows)
  return rows.map((row) => presentQualifiedResponse(row, statusOf, respondents))
}

/** One response, as after a command. */
export async function readQualifiedResponse(db: Db, row: ResponseRow): Promise<QualifiedResponse> {
  const [response] = await presentQualifiedResponses(db, [row])
  return must(response, 'a presented response')
}

/** What an owner reads of a response and its question, and who answered: locked text ends with its excerpt. */
export function readableTextOf(
  row: ResponseRow,
  statusOf: ResponseStatuses,
  respondents: Respondents,
): string[] {
  const { name = '', reference = '', fields = [] } = respondents.get(row.conversationId) ?? {}
  const values = fields.map(({ value }) => value)
  return [redactQuestion(row, statusOf), readableAnswerOf(row), name, reference, ...values]
}

const readableAnswerOf = ({ status, answer }: ResponseRow): string =>
  status === 'unlocked' ? (answer ?? '') : excerpt(answer ?? '').text

/** Requires a qualified response. */
export function presentQualifiedResponse(
  row: ResponseRow,
  statusOf: ResponseStatuses,
  respondents: Respondents,
): QualifiedResponse {
  const respondent = respondents.get(row.conversationId)
  const qualification = must(row.qualification, 'qualification')
  const unlocked = row.status === 'unlocked'
  const answer = row.answer ?? ''
  // Texts that the AI wrote about an answer may quote it.
  const redactUnlessUnlocked = (text: string | null) =>
    unlocked ? (text ?? '') : redactRanges(text ?? '', findQuotedRanges(text ?? '', answer, 3))
  return {
    id: row.responseId,
    conversation_id: row.conversationId,
    ...(respondent && { respondent }),
    question_text: redactQuestion(row, statusOf),
    response_text: readableAnswerOf(row),
    is_unlocked: unlocked,
    credit_returned: row.creditReturned,
    call_for_help: HelpTier.safeParse(row.intent).data ?? null,
    answered_at: must(row.answeredAt, 'answeredAt'),
    sentiment: row.sentiment,
    sentiment_score: row.sentimentScore,
    language: row.language,
    objective_id: row.objectiveId,
    question_id: row.surveyQuestionId,
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
