import type { BoundedContext } from '#kernel/bounded-context.ts'
import { confirmPaymentRoute } from './payments/confirm-payment.route.ts'
import { createPaymentIntentRoute } from './payments/create-payment-intent.route.ts'
import { balanceChannel, ledgerChannel } from './ledger/credits.channels.ts'
import type { CreditsDeps } from './deps.ts'
import { grantCredits } from './ledger/grant-credits.reactor.ts'
import { receivePaymentWebhookRoute } from './payments/payment-webhook.route.ts'
import {
  getCreditBalanceRoute,
  listPurchasesRoute,
  listUnlocksRoute,
} from './ledger/read-credits.routes.ts'
import { getPaymentReceiptRoute } from './receipts/receipt.route.ts'
import { returnCallsForHelp } from './ledger/return-calls-for-help.job.ts'
import { reportQualificationRoute } from './ledger/report-qualification.route.ts'
import { exportStatementRoute, listStatementEntriesRoute } from './receipts/statement.routes.ts'
import { unlockResponseRoute } from './ledger/unlock-response.route.ts'
import { unlockResponsesRoute } from './ledger/unlock-responses.route.ts'

/** Payments, the credit ledger and receipts. */
export const credits = (deps: CreditsDeps): BoundedContext => ({
  routes: [
    createPaymentIntentRoute(deps),
    confirmPaymentRoute(deps),
    receivePaymentWebhookRoute(deps),
    getCreditBalanceRoute,
    listPurchasesRoute,
    listUnlocksRoute,
    unlockResponseRoute,
    unlockResponsesRoute,
    reportQualificationRoute,
    listStatementEntriesRoute,
    exportStatementRoute,
    getPaymentReceiptRoute(deps),
  ],
  reactors: [grantCredits(deps)],
  jobs: [returnCallsForHelp(deps.store)],
  channels: [balanceChannel, ledgerChannel],
})
