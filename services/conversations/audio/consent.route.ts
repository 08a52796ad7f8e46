import { giveConsent } from '#contract/api/audio.ts'
import { route } from '#kernel/http/route.ts'
import { addressOf } from '../sessions/session-address.ts'

export const giveConsentRoute = route(
  giveConsent,
  async ({ sessionId, what, text_version: textVersion }, { execute }) => {
    const { decider, id } = addressOf(sessionId)
    const { position } = await execute(decider, id, { type: 'GiveConsent', what, textVersion })
    return { ok: true as const, position }
  },
)
