import { expect, test } from 'vitest'
import { paymentMetadata, parsePaymentNotice } from './payment-notice.ts'

const payment = {
  paymentId: 'a0000000-0000-4000-8000-000000000001',
  ownerId: 'a0000000-0000-4000-8000-000000000002',
}
const paid = (metadata?: object) => ({
  id: 'evt_1',
  type: 'payment_intent.succeeded',
  data: { object: { id: 'pi_1', amount_received: 1000, currency: 'usd', metadata } },
})

test('an event with our metadata has our payment id', () => {
  expect(parsePaymentNotice(paid(paymentMetadata(payment, 'here')), 'here')).toEqual({
    providerEventId: 'evt_1',
    intentId: 'pi_1',
    paymentId: payment.paymentId,
    outcome: { kind: 'succeeded', amountCents: 1000, currency: 'usd' },
  })
})

test('an event of another installation is ignored', () => {
  expect(parsePaymentNotice(paid(paymentMetadata(payment, 'elsewhere')), 'here')).toBeUndefined()
})

test.each([undefined, {}, { payment_id: payment.paymentId }, { order: '17' }])(
  'an event with the metadata %j has its intent only',
  (metadata) => {
    expect(parsePaymentNotice(paid(metadata), 'here')).toMatchObject({
      intentId: 'pi_1',
      paymentId: undefined,
    })
  },
)
