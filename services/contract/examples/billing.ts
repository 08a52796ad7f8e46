import type * as audit from '../api/audit.ts'
import type * as billing from '../api/billing.ts'
import type * as sandboxPayments from '../api/sandbox-payments.ts'
import type * as statement from '../api/statement.ts'
import type * as usage from '../api/usage.ts'
import type { ExamplesOf } from './examples-of.ts'
import { at, conversationId, hash, lotId, ownerId, paymentId, responseId, surveyId } from './ids.ts'

const intent = 'pi_3PqZ7L2eZvKYlo2C'
const survey_title = 'Why customers cancel'
const lot = {
  id: lotId,
  qualified_responses_included: 10,
  responses_used: 1,
  remaining: 9,
  frozen: 0,
  reversed: 0,
  netted: 0,
  owed: 0,
  refunded_cents: 0,
  lost_cents: 0,
  dispute: null,
  purchased_at: at,
  package_type: 'starter_10' as const,
}

export const billingExamples = {
  createPaymentIntent: {
    request: { package_id: 'starter_10', amount_cents: 1000 },
    response: {
      payment_intent_id: intent,
      amount_cents: 1000,
      currency: 'usd',
      provider: 'stripe',
      client_secret: `${intent}_secret_x`,
      publishable_key: 'pk_live_x',
    },
  },
  confirmPayment: {
    request: { payment_intent_id: intent },
    response: {
      status: 'succeeded',
      package_type: 'starter_10',
      responses_included: 10,
      amount_paid: 1000,
      total_credits: 10,
    },
  },
  getCreditBalance: {
    response: {
      total_credits: 0,
      total_purchased: 10,
      total_granted: 0,
      total_used: 10,
      total_spent_cents: 1000,
      frozen: 0,
      receivable: 0,
      receivable_due: 0,
      returns_left: 10,
      active_packages: [],
    },
  },
  listPurchases: { response: [{ ...lot, price_cents: 1000, payment_id: paymentId }] },
  listUnlocks: {
    response: [
      {
        id: responseId,
        survey_id: surveyId,
        survey_title,
        session_id: conversationId,
        response_quality: 0.82,
        cost_amount: 1,
        used_at: at,
        returned: false,
      },
    ],
  },
  receivePaymentWebhook: { response: { received: true } },
} satisfies ExamplesOf<typeof billing>

export const usageExamples = {
  getUsage: {
    response: {
      plan: 'starter',
      month: '2026-11',
      time_zone: 'America/Sao_Paulo',
      resets_at: '2026-12-01T03:00:00.000Z',
      meters: {
        responses: { used: 412, limit: 500, left: 88, level: 'near' },
        audio_minutes: { used: 7, limit: 60, left: 53, level: 'ok' },
        ai_generations: { used: 20, limit: 20, left: 0, level: 'reached' },
        active_surveys: { used: 2, limit: 3, left: 1, level: 'ok' },
      },
    },
  },
} satisfies ExamplesOf<typeof usage>

export const statementExamples = {
  listStatementEntries: {
    response: [
      {
        id: lotId,
        number: 1,
        at,
        kind: 'purchased',
        credits: 10,
        balance: 10,
        receivable: null,
        lot_id: lotId,
        package_type: 'starter_10',
        payment_id: paymentId,
        owed_payment_id: null,
        provider_reference: intent,
        amount_cents: 1000,
        outcome: null,
        reason: null,
        response_id: null,
        survey_id: null,
        survey_title: null,
        response_quality: null,
      },
    ],
  },
  exportStatement: {},
  getPaymentReceipt: {},
} satisfies ExamplesOf<typeof statement>

export const sandboxPaymentExamples = {
  listTestCards: {
    response: { cards: [{ number: '4242424242424242', behaviour: 'succeeds' }] },
  },
  payWithTestCard: {
    request: { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2030, cvc: '123' },
    response: { status: 'succeeded' },
  },
  completeChallenge: { request: { confirmed: true }, response: { status: 'succeeded' } },
} satisfies ExamplesOf<typeof sandboxPayments>

export const auditExamples = {
  getLedger: {
    response: {
      owner_id: ownerId,
      at,
      since: at,
      until: at,
      balance: 9,
      receivable: 0,
      entries: 2,
      lots: 1,
      head: hash,
    },
  },
  listLedgerLots: {
    response: [
      {
        lot_id: lotId,
        revision: 0,
        package_type: 'starter_10',
        payment_id: paymentId,
        price_cents: 1000,
        refunded_cents: 0,
        lost_cents: 0,
        since: at,
        credits: 10,
        remaining: 9,
        frozen: 0,
        reversed: 0,
        netted: 0,
        spent: 1,
        owed: 0,
      },
    ],
  },
  listLedgerEntries: {
    response: [
      {
        revision: 2,
        entry_id: conversationId,
        type: 'CreditsGranted',
        at,
        credits: 5,
        balance: 14,
        lot_id: lotId,
        previous_hash: hash,
        hash,
        cause: { kind: 'grant', reason: 'Apology for downtime' },
      },
    ],
  },
  listLedgerBalances: { response: [{ at, balance: 9, lowest: 9, highest: 10 }] },
  verifyLedger: {
    response: {
      verified_at: at,
      next: null,
      entries: 2,
      head: hash,
      anchored: { revision: 1, at },
      faults: [],
      total_faults: 0,
      keys: ['8f1d2c3b'],
    },
  },
  listLedgers: { response: [{ owner_id: ownerId, balance: 9, receivable: 0 }] },
  exportLedger: {},
  getLedgerKey: {
    response: {
      key: '8f1d2c3b',
      public_key: 'MCowBQYDK2VwAyEA',
      keys: [
        {
          number: 1,
          key: '8f1d2c3b',
          public_key: 'MCowBQYDK2VwAyEA',
          since: null,
          until: null,
          introduced_by: null,
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof audit>
