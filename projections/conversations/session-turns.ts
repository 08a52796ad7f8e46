// One conversation for its survey's owner: its questions and answers, and why each question was asked.
import type { QuestionReason, SessionTurn } from '#contract/api/session-details.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { presentTurn } from './conversation-feeds.ts'
import { findQuotedStatuses, redactedStatuses } from './redacted-question.ts'
import { findRespondents } from './respondents.ts'
import { responses, type ResponseRow } from './responses.projection.ts'

/** In the order asked. */
export const responsesOfConversation = (db: Db, conversationId: string): Promise<ResponseRow[]> =>
  queryRows(
    db,
    responses,
    'select * from read.responses where "conversationId" = $1 order by number, "askedAt"',
    [conversationId],
  )

/** Without questions that `rows` has and `events`, which were read before, have not. */
export async function presentSessionTurns(
  db: Db,
  rows: readonly ResponseRow[],
  events: readonly DecodedEvent[],
): Promise<SessionTurn[]> {
  const reasons = questionReasonsOf(events)
  const statusOf = await findQuotedStatuses(db, rows)
  const respondents = await findRespondents(db, rows)
  return rows.flatMap((row) => {
    const why = reasons.get(row.questionId)
    if (!why) return []
    const turn = presentTurn(row, statusOf, respondents)
    return [{ ...turn, why, explanation: redactedStatuses.has(turn.status) ? '' : row.explanation }]
  })
}

/** Why each question of a conversation was asked, by question id: a fold of its events. */
export function questionReasonsOf(
  events: readonly DecodedEvent[],
): ReadonlyMap<string, QuestionReason> {
  const reasons = new Map<string, QuestionReason>()
  const objectives = new Map<string, string>()
  let guards: QuestionReason['guards'] = []
  let hasFallback = false
  for (const event of events) {
    if (event.type === 'SessionStarted')
      for (const { id, text } of event.data.objectives) objectives.set(id, text)
    if (event.type === 'GuardTripped') guards = [...guards, event.data.guard]
    if (event.type === 'FallbackUsed' && event.data.step === 'word') hasFallback = true
    if (event.type !== 'QuestionAsked') continue
    const { questionId, purpose, probe = null, objectiveId, provenance } = event.data
    const { engine, model } = provenance
    reasons.set(questionId, {
      ...{ purpose, probe, guards },
      objective: (objectiveId && objectives.get(objectiveId)) ?? null,
      fallback: hasFallback ? { engine, model } : null,
    })
    guards = []
    hasFallback = false
  }
  return reasons
}
