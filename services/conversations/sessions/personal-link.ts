import type { ProblemCode } from '#contract/problems.ts'
import type { SignedTokens } from '#kernel/security/signed-tokens.ts'
import type { EventStore } from '#ports/event-store.ts'
import { addressOf, invitedSessionId } from './session-address.ts'

type Deps = {
  store: Pick<EventStore, 'readStream'>
  tickets: Pick<SignedTokens, 'verify'>
  /** Key of session ids. */
  secret: Buffer
}

/** Why a conversation cannot be started with the token of a personal link; undefined for a link that is unused. */
export type FindLinkProblem = (surveyId: string, token: string) => Promise<ProblemCode | undefined>

const finalEvents: ReadonlySet<string> = new Set([
  'SessionCompleted',
  'SessionAbandoned',
  'SessionErased',
])

export const openLinkCheck =
  ({ store, tickets, secret }: Deps): FindLinkProblem =>
  async (surveyId, token) => {
    const invitation = tickets.verify(surveyId, token)
    if (!invitation) return 'surveys/invitation-invalid'
    const { stream } = addressOf(invitedSessionId(secret, surveyId, invitation))
    let isStarted = false
    for await (const { type } of store.readStream(stream)) {
      if (finalEvents.has(type)) return 'conversations/finished'
      isStarted = true
    }
    return isStarted ? 'surveys/invitation-used' : undefined
  }
