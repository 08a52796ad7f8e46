/** Refusals about credits, payments and ledgers. */
export const billingProblems = {
  'credits/insufficient': { status: 402, title: 'Insufficient credits' },
  'credits/not-unlocked': { status: 409, title: 'This response has not been unlocked' },
  'credits/refund-limit': { status: 409, title: 'No more credits can be returned this month' },
  'billing/unknown-package': { status: 422, title: 'There is no such package' },
  'billing/amount-mismatch': { status: 422, title: 'The amount does not match the package' },
  'billing/unknown-payment': { status: 404, title: 'There is no such payment' },
  'billing/declined': { status: 402, title: 'The card was declined' },
  'billing/card-invalid': { status: 422, title: 'The card’s data is not valid' },
  'billing/unpaid': { status: 402, title: 'The payment has not been made yet' },
  'billing/unrefundable': { status: 409, title: 'The amount is more than can be refunded' },
  'billing/unconfirmed': {
    status: 503,
    title: 'The payment is not confirmed yet. Your credits will arrive shortly.',
  },
  'billing/provider-unavailable': { status: 502, title: 'The payment provider did not answer' },
  'billing/forged': { status: 401, title: 'The signature does not match' },
  'ledger/not-found': { status: 404, title: 'There is no such ledger' },
  'ledger/owner-required': {
    status: 422,
    title: 'This token reads every ledger: choose one with owner',
  },
} as const
