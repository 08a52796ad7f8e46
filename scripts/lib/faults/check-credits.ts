// Compares acknowledged writes with the ledger, the ledger with its read models, and both with the payment provider.
import { setTimeout as pause } from 'node:timers/promises'
import { auditLedger } from '../audit/audit-ledger.ts'
import { reconcileWithProvider } from '../audit/payment-reconciliation.ts'
import { replayLedgerEvents, type ReplayedEntry } from '../audit/ledger-replay.ts'
import { openSandboxPayments } from '../../../services/adapters/payments/sandbox/sandbox.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { openLog } from '../../../services/kernel/log.ts'
import { waitForReadModels, type Findings } from './check-integrity.ts'
import type { PurchaseLoadResult } from './purchase-load.ts'

/** Time limit for webhooks, which are redelivered with increasing delays. */
const settleMs = 60_000

export async function checkCredits(
  infrastructure: Infrastructure,
  acknowledged: PurchaseLoadResult,
  ownerId: string,
): Promise<Findings> {
  const payments = await openSandboxPayments({ ...infrastructure, log: openLog('silent') })
  const until = Date.now() + settleMs
  const reconcile = () =>
    reconcileWithProvider({ store: infrastructure.store, payments }, new Date(0))
  let reconciliation = await reconcile()
  while (reconciliation.differences.length > 0 && Date.now() < until) {
    await pause(250)
    reconciliation = await reconcile()
  }
  const atHead = () => waitForReadModels(infrastructure)
  const ledger = await auditLedger(infrastructure, { ownerId, atHead })
  const { entries } = replayLedgerEvents(
    await Array.fromAsync(infrastructure.store.readStream(`credits-${ownerId}`)),
  )
  const intents = await intentsOf(infrastructure)
  const of = (type: ReplayedEntry['type']) =>
    entries.filter((entry) => entry.type === type).map(({ subject }) => subject)
  const bought = of('CreditsPurchased').map((paymentId) => intents.get(paymentId) ?? paymentId)
  return {
    lines: [
      `${acknowledged.purchases.size} purchases, ${acknowledged.unlocks.size} unlocks and ${acknowledged.returns.size} returned credits were acknowledged`,
      `${[...acknowledged.expectedRefusals].map(([code, times]) => `${times} times ${code}`).join(', ')}`,
      `${entries.length} entries; ${reconciliation.matched} payments agree with the provider`,
      ...ledger.lines.slice(-2),
    ],
    violations: [
      ...compareRecorded('purchase', acknowledged.purchases, bought),
      ...compareRecorded('unlock', acknowledged.unlocks, of('ResponseUnlocked')),
      ...compareRecorded('return', acknowledged.returns, of('UnlockRefunded')),
      ...reconciliation.differences.map((each) => JSON.stringify(each)),
      ...(ledger.isSound ? [] : ledger.lines),
    ],
  }
}

/** Clients retry until they get a response, so recorded and acknowledged writes must be the same, each once. */
function compareRecorded(
  what: string,
  acknowledged: ReadonlySet<string>,
  recorded: readonly string[],
) {
  const recordedIds = new Set(recorded)
  return [
    ...[...acknowledged]
      .filter((id) => !recordedIds.has(id))
      .map((id) => `the ${what} ${id} is lost`),
    ...[...recordedIds]
      .filter((id) => !acknowledged.has(id))
      .map((id) => `the ${what} ${id} was not acknowledged`),
    ...recorded
      .filter((id, at) => recorded.indexOf(id) !== at)
      .map((id) => `the ${what} ${id} is duplicated`),
  ]
}

async function intentsOf({ store }: Infrastructure): Promise<Map<string, string>> {
  const intents = new Map<string, string>()
  for await (const page of store.readAll({ filter: { types: ['PaymentStarted'] } }))
    for (const { stream, data } of page)
      intents.set(stream.slice('payment-'.length), (data as { intentId: string }).intentId)
  return intents
}
