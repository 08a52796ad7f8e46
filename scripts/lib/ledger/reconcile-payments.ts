import type { Config } from '../../../services/config.ts'
import { openLog } from '#kernel/log.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { openPaymentProvider } from '../../../services/payment-provider.ts'
import { reconcileWithProvider } from '../audit/payment-reconciliation.ts'
import type { CommandResult } from './command-result.ts'

/** Compares our payments with the list of the configured provider. */
export async function reconcilePayments(
  { store, db, secrets }: Infrastructure,
  config: Pick<Config, 'stripe'>,
  since: Date,
): Promise<CommandResult> {
  const { payments } = await openPaymentProvider(config, { db, secrets, log: openLog('error') })
  const { matched, differences } = await reconcileWithProvider({ store, payments }, since)
  const lines = differences.map(
    ({ kind, intentId, paymentId, here, there }) =>
      `${kind}: payment ${paymentId} (${intentId || 'no reference'}): here ${here}, there ${there}`,
  )
  const startedSince = since.getTime() > 0 ? `, started since ${since.toISOString()}` : ''
  const summary = `${matched} payments agree with ${payments.provider}${startedSince}; ${differences.length} differences`
  return {
    lines: [...lines, summary],
    data: { provider: payments.provider, matched, differences },
    isSound: differences.length === 0,
  }
}
