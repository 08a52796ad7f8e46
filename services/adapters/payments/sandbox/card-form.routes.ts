// The endpoints of the sandbox's card form: paying with a test card, and the bank's challenge.
import {
  payWithTestCard,
  listTestCards,
  completeChallenge,
} from '#contract/api/sandbox-payments.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { refuse } from '#kernel/problem.ts'
import { type Route, route } from '#kernel/http/route.ts'
import { parseCard, testCards } from './test-cards.ts'
import { paymentFailedEvent, paymentSucceededEvent } from './webhook-events.ts'
import { changeIntent, findIntent, type IntentChange, type SandboxIntent } from './intent-store.ts'

const lateWebhookSeconds = 15

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
  route(listTestCards, async () => ({ cards: [...testCards] })),

  route(payWithTestCard, async ({ intentId, ...card }, { ownerId }) => {
    await assertOwnIntent(db, intentId, ownerId)
    const { behaviour, lastFour } = parseCard(card, new Date())
    const { status, isChallenged } = await changeUnpaidIntent(db, intentId, (intent) => {
      const tried = { ...intent, lastFour, isChallenged: false }
      if (behaviour === 'challenged')
        return { update: { ...tried, status: 'open', isChallenged: true } }
      if (isDecline(behaviour)) return chargeFailed(tried, behaviour)
      return chargeSucceeded(tried, {
        delaySeconds: behaviour === 'late-webhook' ? lateWebhookSeconds : 0,
        times: behaviour === 'duplicate-webhook' ? 2 : 1,
      })
    })
    if (status === 'failed' && isDecline(behaviour))
      return refuse('billing/declined', declines[behaviour])
    return { status: isChallenged ? ('requires_action' as const) : ('succeeded' as const) }
  }),

  route(completeChallenge, async ({ intentId, confirmed }, { ownerId }) => {
    await assertOwnIntent(db, intentId, ownerId)
    const { status } = await changeUnpaidIntent(db, intentId, (intent) => {
      if (!intent.isChallenged) return refuse('billing/unpaid')
      const completed = { ...intent, isChallenged: false }
      return confirmed ? chargeSucceeded(completed) : chargeFailed(completed, 'refused')
    })
    if (status === 'failed') return refuse('billing/declined', declines.refused)
    return { status: 'succeeded' as const }
  }),
]

const chargeSucceeded = (
  intent: SandboxIntent,
  delivery?: { delaySeconds: number; times: number },
): IntentChange => ({
  update: { ...intent, status: 'succeeded' },
  events: [paymentSucceededEvent(intent, delivery)],
})

const chargeFailed = (intent: SandboxIntent, decline: Decline): IntentChange => ({
  update: { ...intent, status: 'failed' },
  events: [paymentFailedEvent(intent, declines[decline].reason)],
})

/** Throws `billing/unknown-payment` for another owner's intent. */
async function assertOwnIntent(db: Db, intentId: string, ownerId: string): Promise<void> {
  if ((await findIntent(db, intentId)).ownerId !== ownerId) refuse('billing/unknown-payment')
}

/** Changes nothing once the intent has succeeded. */
const changeUnpaidIntent = (
  db: Db,
  intentId: string,
  decide: (intent: SandboxIntent) => IntentChange,
) => changeIntent(db, intentId, (intent) => (intent.status === 'succeeded' ? {} : decide(intent)))
