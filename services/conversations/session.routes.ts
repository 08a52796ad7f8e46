import { completeSession, getSession, rateSession } from '#contract/api/public.ts'
import { route } from '#kernel/route.ts'
import { preview } from './conversation.decider.ts'
import { recall, sessionStateOf, type History } from './recall.ts'
import type { Receipts } from './receipts.ts'
import { addressOf, type Address } from './session-address.ts'

type Deps = { history: History; receipts: Receipts }

/** Previews are erased by themselves, and soon. */
const receiptOf = (receipts: Receipts, { decider, id }: Address) =>
  decider !== preview && { receipt_code: receipts.codeOf(id) }

export const getSessionRoute = ({ history, receipts }: Deps) =>
  route(getSession, async ({ sessionId }) => {
    const address = addressOf(sessionId)
    const recalled = await recall(history, address.stream)
    return {
      ...receiptOf(receipts, address),
      public_id: recalled.started.publicId ?? '',
      survey_type: recalled.started.questions ? ('normal' as const) : ('advanced' as const),
      finished: recalled.finished,
      turns: recalled.turns,
      questions: recalled.started.questions ?? [],
      session_state: sessionStateOf(recalled),
    }
  })

export const completeSessionRoute = ({ history, receipts }: Deps) =>
  route(completeSession, async ({ sessionId }, { execute }) => {
    const address = addressOf(sessionId)
    await execute(address.decider, address.id, { type: 'Complete' })
    const { rewards, rating, distressed } = await recall(history, address.stream)
    return {
      ok: true as const,
      ...receiptOf(receipts, address),
      ...(rewards.length > 0 && { rewards_data: { rewards: [...rewards] } }),
      ...(rating !== null && { rating: rating.rating }),
      ...(distressed && { support: true }),
    }
  })

export const rateSessionRoute = route(
  rateSession,
  async ({ sessionId, rating, comment }, { execute }) => {
    const { decider, id } = addressOf(sessionId)
    await execute(decider, id, { type: 'Rate', rating, comment })
    return { ok: true as const }
  },
)
