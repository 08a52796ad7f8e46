// Refunds, disputes and dispute decisions of the payment sandbox, injected between faults.
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { openLog } from '../../../services/kernel/log.ts'
import { openSandboxPayments } from '../../../services/adapters/payments/sandbox/sandbox.ts'

export type RefundAndDisputeCounts = { refunds: number; disputes: number; decided: number }

/** Applies `count` random actions of operator and banks to random payments. */
export async function injectRefundsAndDisputes(
  infrastructure: Pick<Infrastructure, 'db' | 'secrets'>,
  count: number,
): Promise<RefundAndDisputeCounts> {
  const sandbox = await openSandboxPayments({ ...infrastructure, log: openLog('silent') })
  const counts: RefundAndDisputeCounts = { refunds: 0, disputes: 0, decided: 0 }
  const all = (await Array.fromAsync(sandbox.list(new Date(0)))).filter(
    ({ status }) => status === 'succeeded',
  )
  for (let n = 0; n < count && all.length > 0; n += 1) {
    const { intentId, amountCents } = all[Math.floor(Math.random() * all.length)]!
    const cents = 1 + Math.floor(Math.random() * amountCents)
    const dice = Math.random()
    // The sandbox refuses invalid actions, such as a refund beyond the amount.
    try {
      if (dice < 0.5) {
        await sandbox.refund(intentId, { key: `fault-${Math.random()}`, amountCents: cents })
        counts.refunds += 1
      } else if (dice < 0.75) {
        await sandbox.dispute(intentId)
        counts.disputes += 1
      } else {
        await sandbox.closeDispute(intentId, dice < 0.875 ? 'won' : 'lost')
        counts.decided += 1
      }
    } catch {
      continue
    }
  }
  return counts
}
