// Holds what was acknowledged against the ledger, the ledger against its read models, and both against the provider.
import { setTimeout as pause } from 'node:timers/promises'
import { auditLedger } from '../audit/audit.ts'
import { reconcile } from '../audit/reconcile.ts'
import { replay, type Entry } from '../audit/replay.ts'
import { openSandboxPayments } from '../../services/adapters/payments/sandbox/sandbox.ts'
import type { Foundation } from '../../services/foundation.ts'
import { openLog } from '../../services/kernel/log.ts'
import { readModelsAreThere, type Findings } from './check.ts'
import type { Shopped } from './shop.ts'

/** Notices that could not be delivered are told again, ever later: the last of them is waited for. */
const settleMs = 60_000

export async function checkCredits(
  foundation: Foundation,
  shopped: Shopped,
  ownerId: string,
): Promise<Findings> {
  const payments = await openSandboxPayments({ db: foundation.db, log: openLog('silent') })
  const until = Date.now() + settleMs
  const agree = () => reconcile({ store: foundation.store, payments }, new Date(0))
  let money = await agree()
  while (money.differences.length > 0 && Date.now() < until) {
    await pause(250)
    money = await agree()
  }
  const atHead = () => readModelsAreThere(foundation)
  const ledger = await auditLedger(foundation, { ownerId, atHead })
  const { entries } = replay(
    await Array.fromAsync(foundation.store.readStream(`credits-${ownerId}`)),
  )
  const intents = await intentsOf(foundation)
  const of = (type: Entry['type']) =>
    entries.filter((entry) => entry.type === type).map(({ subject }) => subject)
  const bought = of('CreditsPurchased').map((paymentId) => intents.get(paymentId) ?? paymentId)
  return {
    lines: [
      `${shopped.purchases.size} purchases, ${shopped.unlocks.size} unlocks and ${shopped.returns.size} returned credits were acknowledged`,
      `${[...shopped.refused].map(([code, times]) => `${times} times ${code}`).join(', ')}`,
      `${entries.length} entries; ${money.matched} payments agree with the provider`,
      ...ledger.lines.slice(-2),
    ],
    faults: [
      ...differing('purchase', shopped.purchases, bought),
      ...differing('unlock', shopped.unlocks, of('ResponseUnlocked')),
      ...differing('return', shopped.returns, of('UnlockRefunded')),
      ...money.differences.map((one) => JSON.stringify(one)),
      ...(ledger.isSound ? [] : ledger.lines),
    ],
  }
}

/** Everybody asked until they were answered: so what is recorded is what was acknowledged, each thing once. */
function differing(what: string, acknowledged: ReadonlySet<string>, recorded: readonly string[]) {
  const there = new Set(recorded)
  return [
    ...[...acknowledged].filter((id) => !there.has(id)).map((id) => `the ${what} ${id} is lost`),
    ...[...there]
      .filter((id) => !acknowledged.has(id))
      .map((id) => `nobody was told of ${what} ${id}`),
    ...recorded
      .filter((id, at) => recorded.indexOf(id) !== at)
      .map((id) => `the ${what} ${id} is there twice`),
  ]
}

async function intentsOf({ store }: Foundation): Promise<Map<string, string>> {
  const intents = new Map<string, string>()
  for await (const page of store.readAll({ filter: { types: ['PaymentStarted'] } }))
    for (const { stream, data } of page)
      intents.set(stream.slice('payment-'.length), (data as { intentId: string }).intentId)
  return intents
}
