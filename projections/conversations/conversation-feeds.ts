// Live feeds of conversations: complete for the respondent, redacted for the survey's owner.
import type { RespondentTurn } from '#contract/api/conversation-turns.ts'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import type { Cursor, OwnerTurn, ResponseStatus } from '#contract/live.ts'
import type { ChannelPage } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { rowsSince } from '../engine/tables/rows-since.ts'
import { excerpt } from './excerpt.ts'
import { presentQualifiedResponse } from './qualified-responses.ts'
import { findRespondents, type Respondents } from './respondents.ts'
import { visibleAnalysisOf } from './visible-analysis.ts'
import { responses, type ResponseRow } from './responses.projection.ts'
import {
  redactedStatuses,
  redactQuestion,
  findQuotedStatuses,
  restsOn,
} from './redacted-question.ts'

type DeletedItem = { key: string; deleted: true }

/**
 * Changes in a survey's conversations, redacted for its owner. A change of a response includes the questions that quote
 * it: an unlock changes their redaction too.
 */
export async function ownerTurnsSince(
  db: Db,
  surveyId: string,
  since: Cursor,
): Promise<ChannelPage<OwnerTurn | DeletedItem>> {
  const { rows, cursor, more } = await rowsSince(db, responses, { surveyId }, since)
  const changed = rows.filter((row) => row.deleted === undefined)
  const [related, respondents] = await Promise.all([
    conversationsOf(db, changed),
    findRespondents(db, changed),
  ])
  const statusOf = new Map(related.map(({ responseId, status }) => [responseId, status]))
  const ids = new Set(changed.map(({ responseId }) => responseId))
  const quoting = related.filter(
    (row) => !ids.has(row.responseId) && restsOn(row).some((id) => ids.has(id)),
  )
  const deleted = rows.filter((row) => row.deleted === true)
  const items = [...quoting, ...changed].map((row) => presentTurn(row, statusOf, respondents))
  return { items: [...deleted, ...items], cursor, more }
}

/** All rows of the conversations that `changed` belong to. */
async function conversationsOf(db: Db, changed: readonly ResponseRow[]): Promise<ResponseRow[]> {
  if (changed.length === 0) return []
  return queryRows(
    db,
    responses,
    'select * from read.responses where "conversationId" = any($1::uuid[])',
    [[...new Set(changed.map(({ conversationId }) => conversationId))]],
  )
}

/** Changes of a survey's qualified responses, also of the redaction of their questions. */
export async function qualifiedResponsesSince(
  db: Db,
  surveyId: string,
  since: Cursor,
): Promise<ChannelPage<QualifiedResponse | DeletedItem>> {
  const { rows, cursor, more } = await rowsSince(db, responses, { surveyId }, since)
  const changed = rows.filter((row) => row.deleted === undefined)
  const deleted = rows.filter((row) => row.deleted === true)
  const ids = new Set(changed.map(({ responseId }) => responseId))
  const quoting = (await conversationsOf(db, changed)).filter(
    (row) => !ids.has(row.responseId) && restsOn(row).some((id) => ids.has(id)),
  )
  const qualified = [...quoting, ...changed].filter((row) => row.qualification !== null)
  const statusOf = await findQuotedStatuses(db, qualified)
  const respondents = await findRespondents(db, qualified)
  const items = qualified.map((row) => ({
    key: row.responseId,
    ...presentQualifiedResponse(row, statusOf, respondents),
  }))
  const withdrawn = changed
    .filter(({ qualification, reassessed }) => qualification === null && reassessed)
    .map(({ responseId }) => ({ key: responseId, deleted: true as const }))
  return { items: [...deleted, ...withdrawn, ...items], cursor, more }
}

export async function respondentTurnsSince(
  db: Db,
  conversationId: string,
  since: Cursor,
): Promise<ChannelPage<Omit<RespondentTurn, 'position'> | DeletedItem>> {
  const { rows, cursor, more } = await rowsSince(db, responses, { conversationId }, since)
  const items = rows.map((row) =>
    row.deleted
      ? row
      : {
          key: row.key,
          question: {
            id: row.surveyQuestionId ?? row.questionId,
            text: row.question ?? '',
            type: row.kind,
            options: row.options,
            ...(row.exclusiveOptions && { exclusive_options: row.exclusiveOptions }),
            number: row.number,
            ...(row.language && { language: row.language }),
            ...(row.help && { help: row.help }),
          },
          answer: row.answer,
        },
  )
  return { items, cursor, more }
}

/** `statusOf`: statuses of quoted responses; quotes of others are redacted. */
export function presentTurn(
  row: ResponseRow,
  statusOf: ReadonlyMap<string, ResponseStatus>,
  respondents: Respondents,
): OwnerTurn {
  const respondent = respondents.get(row.conversationId)
  const { text, cut } = redactedStatuses.has(row.status)
    ? excerpt(row.answer ?? '')
    : { text: row.answer ?? '', cut: false }
  // One literal of all that every turn has: exports present a million.
  const { flag, emotions, aspects, follow_up } = visibleAnalysisOf(row, cut ? text : undefined)
  const turn: OwnerTurn = {
    key: row.responseId,
    response_id: row.answer === null ? null : row.responseId,
    conversation_id: row.conversationId,
    number: row.number,
    question: redactQuestion(row, statusOf),
    kind: row.kind,
    answer: row.answer === null ? null : text,
    cut,
    status: row.status,
    score: row.score,
    sentiment: row.sentiment,
    flag,
    emotions,
    aspects,
    follow_up,
    asked_by: row.askedBy,
    scored_by: row.scoredBy,
    spoken: row.spoken,
    asked_at: row.askedAt,
    answered_at: row.answeredAt,
  }
  if (respondent) turn.respondent = respondent
  if (row.purpose === 'support') turn.support = true
  if (row.ended) turn.ended = row.ended
  return turn
}
