import type { BoundedContext } from '#kernel/bounded-context.ts'
import { confirmPaymentRoute } from './payments/confirm-payment.route.ts'
import { createPaymentIntentRoute } from './payments/create-payment-intent.route.ts'
import { balanceChannel, ledgerChannel } from './ledger/credits.channels.ts'
import type { CreditsDeps } from './deps.ts'
import { grantCredits } from './ledger/grant-credits.reactor.ts'
import { paymentWebhookRoute } from './payments/payment-webhook.route.ts'
import {
  creditBalanceRoute,
  purchaseHistoryRoute,
  usageHistoryRoute,
} from './ledger/read-credits.routes.ts'
import { receiptRoute } from './receipts/receipt.route.ts'
import { reportQualificationRoute } from './ledger/report-qualification.route.ts'
import { statementFileRoute, statementRoute } from './receipts/statement.routes.ts'
import { unlockResponseRoute } from './ledger/unlock-response.route.ts'

/** What an owner paid, got for it and spent. */
export const credits = (deps: CreditsDeps): BoundedContext => ({
  routes: [
    createPaymentIntentRoute(deps),
    confirmPaymentRoute(deps),
    paymentWebhookRoute(deps),
    creditBalanceRoute,
    purchaseHistoryRoute,
    usageHistoryRoute,
    unlockResponseRoute,
    reportQualificationRoute,
    statementRoute,
    statementFileRoute,
    receiptRoute,
  ],
  reactors: [grantCredits],
  channels: [balanceChannel, ledgerChannel],
})
