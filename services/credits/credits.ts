import type { Context } from '#kernel/context.ts'
import { confirmPaymentRoute } from './confirm-payment.route.ts'
import { createPaymentIntentRoute } from './create-payment-intent.route.ts'
import { balanceChannel, ledgerChannel } from './credits.channels.ts'
import type { CreditsDeps } from './deps.ts'
import { grantCredits } from './grant-credits.reactor.ts'
import { paymentWebhookRoute } from './payment-webhook.route.ts'
import {
  creditBalanceRoute,
  purchaseHistoryRoute,
  usageHistoryRoute,
} from './read-credits.routes.ts'
import { receiptRoute } from './receipt.route.ts'
import { reportQualificationRoute } from './report-qualification.route.ts'
import { statementFileRoute, statementRoute } from './statement.routes.ts'
import { unlockResponseRoute } from './unlock-response.route.ts'

/** What an owner paid, got for it and spent. */
export const credits = (deps: CreditsDeps): Context => ({
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
