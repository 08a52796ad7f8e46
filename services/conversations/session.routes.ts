import { completeSession, getSession } from '#contract/api/public.ts'
import { route } from '#kernel/route.ts'
import { recall, sessionStateOf, type History } from './recall.ts'
import { addressOf } from './session-address.ts'

export const getSessionRoute = (history: History) =>
  route(getSession, async ({ sessionId }) => {
    const recalled = await recall(history, addressOf(sessionId).stream)
    return {
      public_id: recalled.started.publicId ?? '',
      finished: recalled.finished,
      turns: recalled.turns,
      session_state: sessionStateOf(recalled),
    }
  })

export const completeSessionRoute = (history: History) =>
  route(completeSession, async ({ sessionId }, { execute }) => {
    const { decider, id, stream } = addressOf(sessionId)
    await execute(decider, id, { type: 'Complete' })
    const { started, answered, distressed } = await recall(history, stream)
    const { rewards } = started
    return {
      ok: true as const,
      // A reward thanks for answers.
      ...(rewards && answered > 0 && { rewards_data: { rewards } }),
      ...(distressed && { support: true }),
    }
  })
