// Random steps of the provider, its banks, the owner and the operator. Numbers select among what exists at the time.
import fc from 'fast-check'

const index = fc.nat({ max: 11 })
const percent: fc.Arbitrary<number> = fc.constantFrom(100, 100, 75, 50, 33, 10, 1)

/** Responses that are unlocked one after the other. */
const burst: fc.Arbitrary<number> = fc.constantFrom(1, 3, 9, 40)

const stepKinds = {
  buy: fc.record({ does: fc.constant('buy' as const), which: index }),
  decline: fc.record({ does: fc.constant('decline' as const), which: index }),
  /** Delivers one of the waiting webhooks, possibly more than once. */
  deliver: fc.record({
    does: fc.constant('deliver' as const),
    which: index,
    times: fc.constantFrom(1, 1, 2),
  }),
  /** Delivers a webhook of before again. */
  repeat: fc.record({ does: fc.constant('repeat' as const), which: fc.nat({ max: 999 }) }),
  /** The reactor handles all events of a payment again. */
  redeliver: fc.record({ does: fc.constant('redeliver' as const), which: index }),
  settle: fc.record({ does: fc.constant('settle' as const) }),
  unlock: fc.record({ does: fc.constant('unlock' as const), count: burst }),
  giveBack: fc.record({
    does: fc.constant('giveBack' as const),
    which: fc.nat({ max: 999 }),
    isCallForHelp: fc.boolean(),
  }),
  grant: fc.record({
    does: fc.constant('grant' as const),
    credits: fc.integer({ min: 1, max: 9 }),
  }),
  refund: fc.record({ does: fc.constant('refund' as const), which: index, percent }),
  failRefund: fc.record({ does: fc.constant('failRefund' as const), which: index, refund: index }),
  dispute: fc.record({
    does: fc.constant('dispute' as const),
    which: index,
    percent,
    isInquiry: fc.constantFrom(false, false, false, true),
  }),
  decide: fc.record({
    does: fc.constant('decide' as const),
    which: index,
    dispute: index,
    decision: fc.constantFrom('won' as const, 'lost' as const),
    percent: fc.constantFrom<number>(100, 100, 100, 60),
  }),
  nextMonth: fc.record({ does: fc.constant('nextMonth' as const) }),
  restart: fc.record({ does: fc.constant('restart' as const) }),
}

const weights: Record<keyof typeof stepKinds, number> = {
  ...{
    buy: 4,
    decline: 1,
    deliver: 8,
    repeat: 2,
    redeliver: 1,
    settle: 5,
    unlock: 7,
    giveBack: 4,
    grant: 1,
  },
  ...{ refund: 5, failRefund: 4, dispute: 4, decide: 5, nextMonth: 1, restart: 1 },
}

export const MoneyStep = fc.oneof(
  ...Object.entries(stepKinds).map(([name, arbitrary]) => ({
    weight: weights[name as keyof typeof weights],
    arbitrary: arbitrary as fc.Arbitrary<MoneyStep>,
  })),
)
export type MoneyStep = {
  [K in keyof typeof stepKinds]: (typeof stepKinds)[K] extends fc.Arbitrary<infer Step>
    ? Step
    : never
}[keyof typeof stepKinds]

export const historyLength = 150

export const MoneyHistory = fc.array(MoneyStep, { maxLength: historyLength, size: 'max' })
