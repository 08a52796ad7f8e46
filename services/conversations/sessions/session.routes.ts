import {
  completeSession,
  getFirstQuestion,
  getSession,
  getNextQuestion,
  rateSession,
} from '#contract/api/public.ts'
import { listImpressions } from '#contract/api/responses.ts'
import type { Help } from '#contract/help.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import { impressionsOf } from '#projections/conversations/sessions.projection.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { preview } from '../conversation.decider.ts'
import { assessText, type AssessmentDeps } from '../help/assess-text.ts'
import { closingMessage } from '../help/closing-message.ts'
import { completionHelp, type HelpDeps } from '../help/compose-help.ts'
import { readConversationView, respondentTurns, sessionStateOf } from '../respondent-view.ts'
import type { ReceiptCodes } from '../receipts/receipt-codes.ts'
import { awaitQuestion, type QuestionWaitDeps } from './await-question.ts'
import { addressOf, type SessionAddress } from './session-address.ts'

type Deps = { history: ReadHistory; receipts: ReceiptCodes }

/** Previews have no receipt: they are erased within a day. */
const receiptOf = (receipts: ReceiptCodes, { decider, id }: SessionAddress) =>
  decider !== preview && { receipt_code: receipts.codeOf(id) }

export const getSessionRoute = ({ history, receipts }: Deps) =>
  route(getSession, async ({ sessionId }) => {
    const address = addressOf(sessionId)
    const view = await readConversationView(history, address.stream)
    return {
      ...receiptOf(receipts, address),
      public_id: view.started.publicId ?? '',
      survey_type: view.started.questions ? ('normal' as const) : ('advanced' as const),
      finished: view.stage === 'finished',
      turns: respondentTurns(view),
      questions: view.started.questions ?? [],
      session_state: sessionStateOf(view),
    }
  })

export const firstQuestionRoute = (deps: QuestionWaitDeps) =>
  route(getFirstQuestion, async ({ sessionId }, call) => {
    const { next, finished } = await awaitQuestion(deps, addressOf(sessionId).stream, call)
    return finished ? refuse('conversations/finished') : next
  })

export const nextQuestionRoute = (deps: QuestionWaitDeps) =>
  route(getNextQuestion, async ({ sessionId }, call) => {
    const { next } = await awaitQuestion(deps, addressOf(sessionId).stream, call)
    return next
  })

export const completeSessionRoute = (deps: Deps & HelpDeps) =>
  route(completeSession, async ({ sessionId }, { execute }) => {
    const { history, receipts } = deps
    const address = addressOf(sessionId)
    await execute(address.decider, address.id, { type: 'Complete' })
    const view = await readConversationView(history, address.stream)
    const { rewards, rating, safety } = view
    const [help, closing] = await Promise.all([
      completionHelp(deps, view),
      closingMessage(deps, view),
    ])
    return {
      ok: true as const,
      ...receiptOf(receipts, address),
      ...(rewards.length > 0 && { rewards_data: { rewards: [...rewards] } }),
      ...(rating !== null && { rating: rating.rating }),
      ...(safety?.tier === 'distress' && { support: true }),
      ...(help && { help }),
      ...(closing && { closing }),
    }
  })

export const rateSessionRoute = (deps: AssessmentDeps & Pick<Deps, 'history'>) =>
  route(rateSession, async ({ sessionId, rating, comment }, { execute }) => {
    const { decider, id, stream } = addressOf(sessionId)
    const help = await helpForComment(deps, stream, comment)
    await execute(decider, id, { type: 'Rate', rating, comment, help })
    return { ok: true as const, ...(help && { help }) }
  })

async function helpForComment(
  deps: AssessmentDeps & Pick<Deps, 'history'>,
  stream: string,
  comment: string,
): Promise<Help | undefined> {
  if (comment === '') return undefined
  const { started } = await readConversationView(deps.history, stream)
  const { language, country } = started
  return assessText(deps, { text: comment, question: '', language, country })
}

export const sessionImpressionsRoute = route(
  listImpressions,
  async ({ id }, { db, readConsistently, ownerId }) => {
    const survey = await readConsistently(() => findSurvey(db, id))
    if (survey?.ownerId !== ownerId) refuse('surveys/not-found')
    return impressionsOf(db, id)
  },
)
