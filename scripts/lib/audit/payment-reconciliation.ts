// Compares our payments with the provider's records and with the ledgers.
import type { EventStore } from '#ports/event-store.ts'
import type { PaymentWebhookEvent, Payments, ProviderDispute } from '#ports/payments.ts'
import {
  compareWithLedger,
  compareWithProvider,
  differenceForMissing,
  differenceForUnknown,
  findUncausedGrant,
  type Difference,
} from './payment-differences.ts'
import { compareReport } from './report-differences.ts'
import { readRecordedMoney, type RecordedPayment } from './recorded-payments.ts'

export type ReconciliationResult = { matched: number; differences: Difference[] }

/** Compares payments started since `since`. Payments of other providers are skipped. */
export async function reconcileWithProvider(
  { store, payments }: { store: Pick<EventStore, 'readAll'>; payments: Payments },
  since: Date,
): Promise<ReconciliationResult> {
  const { payments: recorded, grants } = await readRecordedMoney(store)
  const byIntent = new Map([...recorded.values()].map((payment) => [payment.intentId, payment]))
  const disputes = await readDisputes(payments, since)
  const differences: Difference[] = []
  const seen = new Set<string>()
  let matched = 0
  for await (const providerPayment of payments.list(since)) {
    const { intentId } = providerPayment
    const payment = byIntent.get(intentId)
    if (payment) seen.add(payment.paymentId)
    const found = payment
      ? compareWithProvider(payment, providerPayment, disputes.get(intentId) ?? [])
      : [differenceForMissing(providerPayment)]
    differences.push(...found)
    if (found.length === 0) matched += 1
  }
  for (const payment of recorded.values()) {
    differences.push(...compareWithLedger(payment))
    if (payment.provider !== payments.provider || seen.has(payment.paymentId)) continue
    // The provider's clock may differ: its start time may be earlier.
    if (Date.parse(payment.startedAt) > since.getTime() + clockMarginMs)
      differences.push(differenceForUnknown(payment))
  }
  differences.push(...(await compareReports([...recorded.values()], payments, since)))
  return { matched, differences: [...differences, ...grants.flatMap(findUncausedGrant)] }
}

const clockMarginMs = 60_000

async function readDisputes(payments: Payments, since: Date) {
  const disputes = new Map<string, ProviderDispute[]>()
  for await (const dispute of payments.listDisputes(since))
    disputes.set(dispute.intentId, [...(disputes.get(dispute.intentId) ?? []), dispute])
  return disputes
}

/** A webhook is delivered, and recorded, at most this long after its event. */
const maxDeliveryMs = 4 * 24 * 3_600_000

/** Compares recorded webhooks with the provider's events, as far back as it keeps them. */
async function compareReports(
  recorded: readonly RecordedPayment[],
  payments: Payments,
  since: Date,
): Promise<Difference[]> {
  const from = Math.max(since.getTime(), Date.now() - payments.eventRetentionMs + maxDeliveryMs)
  const own = recorded.filter(({ provider }) => provider === payments.provider)
  const reports = own.flatMap((payment) =>
    payment.reports
      .filter(({ at }) => Date.parse(at) >= from)
      .map((report) => ({ payment, report })),
  )
  if (reports.length === 0) return []
  const sent = new Map<string, PaymentWebhookEvent>()
  for await (const event of payments.listEvents(new Date(Math.max(0, from - maxDeliveryMs))))
    sent.set(event.providerEventId, event)
  return reports.flatMap(({ payment, report }) =>
    compareReport(payment, report, sent.get(report.event.data.providerEventId)),
  )
}
