import { describe, test } from 'vitest'
import type { PaymentEvent } from '#contract/events/credits.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { payment, type PaymentCommand } from './payment.decider.ts'

const bought = {
  ownerId: 'ana',
  packageId: 'starter_10',
  credits: 10,
  priceCents: 1000,
} as const
const start: PaymentCommand = {
  type: 'StartPayment',
  ...bought,
  currency: 'usd',
  provider: 'sandbox',
  intentId: 'pi_1',
}
const started: PaymentEvent = {
  type: 'PaymentStarted',
  data: { ...bought, currency: 'usd', provider: 'sandbox', intentId: 'pi_1' },
}
const succeed = (providerEventId: string, amountCents = 1000): PaymentCommand => ({
  type: 'RecordSuccess',
  intentId: 'pi_1',
  providerEventId,
  amountCents,
  currency: 'usd',
})
const succeeded = (providerEventId: string): PaymentEvent => ({
  type: 'PaymentSucceeded',
  data: { ...bought, intentId: 'pi_1', providerEventId },
})
const fail = (providerEventId: string): PaymentCommand => ({
  type: 'RecordFailure',
  intentId: 'pi_1',
  providerEventId,
  reason: 'no funds',
})
const failed = (providerEventId: string): PaymentEvent => ({
  type: 'PaymentFailed',
  data: { ownerId: 'ana', intentId: 'pi_1', providerEventId, reason: 'no funds' },
})

describe('starting', () => {
  test('a payment starts', () => given(payment).when(start).yields(started))
  test('once', () => given(payment, started).when(start).yieldsNothing())
})

describe('the provider’s report', () => {
  test('of a success is recorded', () =>
    given(payment, started).when(succeed('e1')).yields(succeeded('e1')))
  test('of a success is recorded once', () =>
    given(payment, started, succeeded('e1')).when(succeed('e1')).yieldsNothing())
  test('of a success in another event changes nothing', () =>
    given(payment, started, succeeded('e1')).when(succeed('e2')).yieldsNothing())
  test('of a failure is recorded', () =>
    given(payment, started).when(fail('e1')).yields(failed('e1')))
  test('of a failure is recorded once', () =>
    given(payment, started, failed('e1')).when(fail('e1')).yieldsNothing())
  test('of a success may follow a failure', () =>
    given(payment, started, failed('e1')).when(succeed('e2')).yields(succeeded('e2')))
  test('of a failure after a success changes nothing', () =>
    given(payment, started, succeeded('e2')).when(fail('e1')).yieldsNothing())
})

describe('a mismatch', () => {
  test('of the amount is refused', () =>
    given(payment, started).when(succeed('e1', 1)).isRejectedWith('billing/amount-mismatch'))
  test('of the currency is refused', () =>
    given(payment, started)
      .when({ ...succeed('e1'), currency: 'brl' } as PaymentCommand)
      .isRejectedWith('billing/amount-mismatch'))
  test('with no started payment is refused', () =>
    given(payment).when(succeed('e1')).isRejectedWith('billing/unknown-payment'))
  test('of the intent is refused', () =>
    given(payment, started)
      .when({ ...succeed('e1'), intentId: 'pi_2' } as PaymentCommand)
      .isRejectedWith('billing/unknown-payment'))
})

describe('refunds and disputes', () => {
  const about = { ownerId: 'ana', intentId: 'pi_1' }
  const report = { intentId: 'pi_1', providerEventId: 'e9' }
  const refunded = (refundedCents: number): PaymentEvent => ({
    type: 'PaymentRefunded',
    data: { ...about, refundedCents, providerEventId: 'e9' },
  })
  const disputed = (reason: string, amountCents = 1000): PaymentEvent => ({
    type: 'PaymentDisputed',
    data: { ...about, disputeId: 'd1', amountCents, reason, providerEventId: 'e9' },
  })
  const closed: PaymentEvent = {
    type: 'PaymentDisputeClosed',
    data: { ...about, disputeId: 'd1', outcome: 'lost', amountCents: 400, providerEventId: 'e9' },
  }
  const refund = (refundedCents: number): PaymentCommand => ({
    type: 'RecordRefund',
    ...report,
    refundedCents,
  })
  const close: PaymentCommand = {
    type: 'RecordDisputeClosed',
    ...report,
    ...{ disputeId: 'd1', outcome: 'lost', amountCents: 400, reason: 'fraudulent' },
  }
  test('a refund is recorded as the total', () =>
    given(payment, started, succeeded('e1')).when(refund(400)).yields(refunded(400)))
  test('a refund without a recorded success records the success too', () =>
    given(payment, started).when(refund(400)).yields(succeeded('e9'), refunded(400)))
  test('a lower total than recorded changes nothing', () =>
    given(payment, started, succeeded('e1'), {
      type: 'PaymentRefunded',
      data: { ...about, refundedCents: 1000, providerEventId: 'e8' },
    })
      .when(refund(400))
      .yieldsNothing())
  const made = (refundId: string, amountCents: number, refundedCents: number): PaymentEvent => ({
    type: 'PaymentRefunded',
    data: { ...about, refundId, amountCents, refundedCents, providerEventId: 'e9' },
  })
  const lost = (refundId: string, amountCents: number): PaymentEvent => ({
    type: 'PaymentRefundFailed',
    data: { ...about, refundId, amountCents, providerEventId: 'e9' },
  })
  const reportRefund = (
    type: 'RecordRefundMade' | 'RecordRefundFailed',
    refundId: string,
    amountCents: number,
  ): PaymentCommand => ({
    ...{ type, refundId, amountCents },
    ...{ intentId: 'pi_1', providerEventId: 'e10' },
  })
  const later = (event: PaymentEvent): PaymentEvent =>
    ({ ...event, data: { ...event.data, providerEventId: 'e10' } }) as PaymentEvent
  const paid = [started, succeeded('e1')]
  test('one refund is recorded by its id, even if a total includes it', () =>
    given(payment, ...paid, refunded(400))
      .when(reportRefund('RecordRefundMade', 'a', 400))
      .yields(later(made('a', 400, 400))))
  test('once', () =>
    given(payment, ...paid, made('a', 400, 400))
      .when(reportRefund('RecordRefundMade', 'a', 400))
      .yieldsNothing())
  test('its total changes nothing then', () =>
    given(payment, ...paid, made('a', 400, 400), made('b', 300, 700))
      .when({ ...refund(700), providerEventId: 'e10' } as PaymentCommand)
      .yieldsNothing())
  test('a refund that failed is recorded', () =>
    given(payment, ...paid, made('a', 400, 400))
      .when(reportRefund('RecordRefundFailed', 'a', 400))
      .yields(later(lost('a', 400))))
  test('a failed refund is recorded once', () =>
    given(payment, ...paid, made('a', 400, 400), lost('a', 400))
      .when(reportRefund('RecordRefundFailed', 'a', 400))
      .yieldsNothing())
  test('a failure that comes first records the refund too', () =>
    given(payment, ...paid)
      .when(reportRefund('RecordRefundFailed', 'a', 400))
      .yields(later(made('a', 400, 400)), later(lost('a', 400))))
  test('its creation and its total change nothing after that', () => {
    given(payment, ...paid, made('a', 400, 400), lost('a', 400))
      .when(reportRefund('RecordRefundMade', 'a', 400))
      .yieldsNothing()
    given(payment, ...paid, made('a', 400, 400), lost('a', 400))
      .when({ ...refund(400), providerEventId: 'e10' } as PaymentCommand)
      .yieldsNothing()
  })
  test('another refund is recorded after one that failed', () =>
    given(payment, ...paid, refunded(400), lost('a', 400))
      .when(reportRefund('RecordRefundMade', 'b', 400))
      .yields(later(made('b', 400, 800))))
  test('a dispute is recorded', () =>
    given(payment, started, succeeded('e1'))
      .when({
        type: 'RecordDispute',
        ...report,
        disputeId: 'd1',
        amountCents: 1000,
        reason: 'fraudulent',
      })
      .yields(disputed('fraudulent')))
  test('a dispute’s closing that comes first records the dispute of its amount too', () =>
    given(payment, started, succeeded('e1'))
      .when(close)
      .yields(disputed('fraudulent', 400), closed))
  test('its creation changes nothing then', () =>
    given(payment, started, succeeded('e1'), disputed('unknown'), closed)
      .when({
        type: 'RecordDispute',
        intentId: 'pi_1',
        providerEventId: 'e10',
        disputeId: 'd1',
        amountCents: 1000,
        reason: 'fraudulent',
      })
      .yieldsNothing())
})
