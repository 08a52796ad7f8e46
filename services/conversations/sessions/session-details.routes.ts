import { eraseSession, getSessionDetails } from '#contract/api/session-details.ts'
import { route, type RequestContext } from '#kernel/http/route.ts'
import { refuse } from '#kernel/problem.ts'
import {
  findConversation,
  type SessionRow,
} from '#projections/conversations/sessions.projection.ts'
import { buildConversationView } from '#projections/conversations/conversation-view.ts'
import {
  presentSessionTurns,
  responsesOfConversation,
} from '#projections/conversations/session-turns.ts'
import { readSurveyPrivacy } from '#projections/privacy/survey-privacy.ts'
import { overallSentiment } from '#projections/reports/metric-definitions.ts'
import { conversation } from '../conversation.decider.ts'
import { eraseConversation, type ErasureDeps } from '../receipts/erase-conversation.ts'
import { erasureOf } from '../respondent-view.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'

type OwnerContext = Pick<RequestContext<'owner'>, 'db' | 'ownerId' | 'readConsistently'>
type Address = { id: string; conversationId: string }

/** Refuses with `conversations/not-found` also what belongs to another survey or owner. */
async function findOwnSession(
  { db, ownerId, readConsistently }: OwnerContext,
  { id, conversationId }: Address,
): Promise<SessionRow> {
  const row = await readConsistently(() => findConversation(db, conversationId))
  const isOwn = row?.ownerId === ownerId && row.surveyId === id
  return isOwn ? row : refuse('conversations/not-found')
}

export const getSessionDetailsRoute = ({ history }: { history: ReadHistory }) =>
  route(getSessionDetails, async (address, call) => {
    const session = await findOwnSession(call, address)
    const events = await history(`${conversation.category}-${session.conversationId}`)
    const view = buildConversationView(events)
    if (!view || view.stage === 'erased') return refuse('conversations/not-found')
    const rows = await responsesOfConversation(call.db, session.conversationId)
    const turns = await presentSessionTurns(call.db, rows, events)
    const { policy } = await readSurveyPrivacy(call.db, session)
    const { startedAt, heardAt, completedAt } = session
    return {
      conversation_id: session.conversationId,
      survey_version: session.surveyVersion,
      status: session.status,
      end_reason: view.endReason,
      anonymous: session.anonymous,
      ...{ device: session.device, mode: session.mode, language: session.language },
      ...{ started_at: startedAt, last_action_at: heardAt, completed_at: completedAt },
      erased_on: erasureOf(view, policy),
      duration_seconds: Math.round((Date.parse(heardAt) - Date.parse(startedAt)) / 1_000),
      overall_sentiment: overallSentiment(rows),
      ai_qualified: rows.some(({ rubricVersion }) => rubricVersion !== null),
      respondent: turns.find(({ respondent }) => respondent)?.respondent ?? null,
      audio_consent: view.audio.consentVersion,
      rating: session.rating,
      comment: session.comment ?? '',
      comment_flag: session.commentFlag,
      rewards: session.rewards,
      turns,
    }
  })

export const eraseSessionRoute = (deps: ErasureDeps) =>
  route(eraseSession, async (address, call) => {
    const { conversationId } = await findOwnSession(call, address)
    await eraseConversation(deps, { id: conversationId, reason: 'owner-session' }, call)
    return { ok: true as const }
  })
