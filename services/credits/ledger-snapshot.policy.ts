// A ledger as text, for snapshots: a line for each unlocked response, for there may be a million of them.
import type { Ledger } from './credit-ledger-state.policy.ts'

type Rest = {
  [K in Exclude<keyof Ledger, 'unlocked'>]: Ledger[K] extends Map<infer Key, infer Value>
    ? [Key, Value][]
    : Ledger[K] extends Set<infer Item>
      ? Item[]
      : Ledger[K]
}

/** Characters of a uuid. */
const idLength = 36

export const ledgerSnapshot = {
  version: 1,
  pack({ unlocked, lotOfPayment, returned, refundsIn, disputes, ...rest }: Ledger): string {
    const others: Rest = {
      ...rest,
      lotOfPayment: [...lotOfPayment],
      returned: [...returned],
      refundsIn: [...refundsIn],
      disputes: [...disputes],
    }
    const lines = [JSON.stringify(others)]
    for (const [responseId, lot] of unlocked) lines.push(`${responseId}${lot}`)
    return lines.join('\n')
  },
  unpack(text: string): Ledger {
    const [first = '', ...lines] = text.split('\n')
    const { lotOfPayment, returned, refundsIn, disputes, ...rest } = JSON.parse(first) as Rest
    const unlocked = new Map<string, number>()
    for (const line of lines) unlocked.set(line.slice(0, idLength), Number(line.slice(idLength)))
    return {
      ...rest,
      unlocked,
      lotOfPayment: new Map(lotOfPayment),
      returned: new Set(returned),
      refundsIn: new Map(refundsIn),
      disputes: new Set(disputes),
    }
  },
}
