// The sandbox's own card form, as calls: a card is tried, and its bank may ask the person.
import { giveCard, sandboxCards, answerChallenge } from '#contract/api/sandbox-payments.ts'
import type { Db } from '#kernel/db.ts'
import { refuse } from '#kernel/problem.ts'
import { type Route, route } from '#kernel/route.ts'
import { readCard, testCards } from './cards.ts'
import { declined, paid } from './events.ts'
import { changeIntent, findIntent, type Change, type SandboxIntent } from './store.ts'

const lateSeconds = 15

const declines = {
  declined: { decline_code: 'card_declined', reason: 'Your card was declined.' },
  'insufficient-funds': {
    decline_code: 'insufficient_funds',
    reason: 'Your card has insufficient funds.',
  },
  refused: {
    decline_code: 'authentication_failed',
    reason: 'The payment was not confirmed with the bank.',
  },
}
type Decline = keyof typeof declines
const isDecline = (behaviour: string): behaviour is Decline => Object.hasOwn(declines, behaviour)

export const cardFormRoutes = (db: Db): Route[] => [
  route(sandboxCards, async () => ({ cards: [...testCards] })),

  route(giveCard, async ({ intentId, ...card }, { ownerId }) => {
    await expectOwn(db, intentId, ownerId)
    const { behaviour, lastFour } = readCard(card, new Date())
    const { status, isChallenged } = await settle(db, intentId, (intent) => {
      const shown = { ...intent, lastFour, isChallenged: false }
      if (behaviour === 'challenged')
        return { to: { ...shown, status: 'open', isChallenged: true } }
      if (isDecline(behaviour)) return failed(shown, behaviour)
      return succeeded(shown, {
        delaySeconds: behaviour === 'late-webhook' ? lateSeconds : 0,
        times: behaviour === 'duplicate-webhook' ? 2 : 1,
      })
    })
    if (status === 'failed' && isDecline(behaviour))
      return refuse('billing/declined', declines[behaviour])
    return { status: isChallenged ? ('requires_action' as const) : ('succeeded' as const) }
  }),

  route(answerChallenge, async ({ intentId, confirmed }, { ownerId }) => {
    await expectOwn(db, intentId, ownerId)
    const { status } = await settle(db, intentId, (intent) => {
      if (!intent.isChallenged) return refuse('billing/unpaid')
      const answered = { ...intent, isChallenged: false }
      return confirmed ? succeeded(answered) : failed(answered, 'refused')
    })
    if (status === 'failed') return refuse('billing/declined', declines.refused)
    return { status: 'succeeded' as const }
  }),
]

const succeeded = (
  intent: SandboxIntent,
  how?: { delaySeconds: number; times: number },
): Change => ({ to: { ...intent, status: 'succeeded' }, tell: [paid(intent, how)] })

const failed = (intent: SandboxIntent, why: Decline): Change => ({
  to: { ...intent, status: 'failed' },
  tell: [declined(intent, declines[why].reason)],
})

/** A stranger's payment does not exist. */
async function expectOwn(db: Db, intentId: string, ownerId: string): Promise<void> {
  if ((await findIntent(db, intentId)).ownerId !== ownerId) refuse('billing/unknown-payment')
}

/** What is paid stays paid, whatever card comes after it. */
const settle = (db: Db, intentId: string, decide: (intent: SandboxIntent) => Change) =>
  changeIntent(db, intentId, (intent) => (intent.status === 'succeeded' ? {} : decide(intent)))
