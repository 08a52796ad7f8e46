// Serializes a ledger for snapshots: JSON, then the packed map of unlocked responses, of which there may be a million.
import { openUuidMap } from '#kernel/uuid-map.ts'
import type { Ledger } from './credit-ledger-state.ts'

type PackedLedger = {
  [K in Exclude<keyof Ledger, 'unlocked'>]: Ledger[K] extends Map<infer Key, infer Value>
    ? [Key, Value][]
    : Ledger[K] extends Set<infer Item>
      ? Item[]
      : Ledger[K]
}

export const ledgerSnapshot = {
  version: 4,
  pack({
    unlocked,
    lotOfPayment,
    returned,
    refundsIn,
    disputes,
    failedRefunds,
    ...rest
  }: Ledger): string {
    const others: PackedLedger = {
      ...rest,
      lotOfPayment: [...lotOfPayment],
      returned: [...returned],
      refundsIn: [...refundsIn],
      disputes: [...disputes],
      failedRefunds: [...failedRefunds],
    }
    return `${JSON.stringify(others)}\n${unlocked.pack()}`
  },
  unpack(text: string): Ledger {
    const end = text.indexOf('\n')
    const { lotOfPayment, returned, refundsIn, disputes, failedRefunds, ...rest } = JSON.parse(
      text.slice(0, end),
    ) as PackedLedger
    return {
      ...rest,
      unlocked: openUuidMap(text.slice(end + 1)),
      lotOfPayment: new Map(lotOfPayment),
      returned: new Set(returned),
      refundsIn: new Map(refundsIn),
      disputes: new Set(disputes),
      failedRefunds: new Set(failedRefunds),
    }
  },
}
