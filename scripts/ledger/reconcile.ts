import type { Config } from '#kernel/config.ts'
import { openLog } from '#kernel/log.ts'
import type { Foundation } from '../../services/foundation.ts'
import { openPaymentProvider } from '../../services/payment-provider.ts'
import { reconcile } from '../audit/reconcile.ts'
import type { Outcome } from './outcome.ts'

/** Our payments beside the list of the provider that this configuration names. */
export async function reconcilePayments(
  { store, db }: Foundation,
  config: Pick<Config, 'stripe'>,
  since: Date,
): Promise<Outcome> {
  const { payments } = await openPaymentProvider(config, { db, log: openLog('error') })
  const { matched, differences } = await reconcile({ store, payments }, since)
  const lines = differences.map(
    ({ kind, intentId, paymentId, here, there }) =>
      `${kind}: payment ${paymentId} (${intentId || 'no reference'}): here ${here}, there ${there}`,
  )
  const begun = since.getTime() > 0 ? `, begun since ${since.toISOString()}` : ''
  const summary = `${matched} payments agree with ${payments.provider}${begun}; ${differences.length} differences`
  return {
    lines: [...lines, summary],
    found: { provider: payments.provider, matched, differences },
    isSound: differences.length === 0,
  }
}
