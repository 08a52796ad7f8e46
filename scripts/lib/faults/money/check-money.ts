// Random histories of money, as many as make up the wanted number of steps. A failing history is shrunk.
import fc from 'fast-check'
import { playHistory } from './play-history.ts'
import { MoneyHistory } from './steps.ts'

export type MoneyFindings = {
  histories: number
  steps: number
  /** Ledger entries by type. */
  entries: Map<string, number>
  /** The shortest failing history that was found, and what differs. */
  failure: { seed: number; steps: string; error: string } | undefined
}

/** Histories of one check; the next check has the next seed. */
const historiesOfCheck = 100

export async function checkMoney(
  { steps, seed }: { steps: number; seed: number },
  onProgress: (findings: MoneyFindings) => void = () => {},
): Promise<MoneyFindings> {
  const findings: MoneyFindings = { histories: 0, steps: 0, entries: new Map(), failure: undefined }
  const { entries } = findings
  for (let current = seed; findings.steps < steps && !findings.failure; current++) {
    let isShrinking = false
    const property = fc.asyncProperty(MoneyHistory, async (history) => {
      if (!isShrinking) {
        if (findings.steps >= steps) return
        findings.steps += history.length
        findings.histories += 1
      }
      try {
        for (const type of await playHistory(history))
          entries.set(type, (entries.get(type) ?? 0) + 1)
      } catch (error) {
        isShrinking = true
        throw error
      }
    })
    const details = await fc.check(property, { numRuns: historiesOfCheck, seed: current })
    if (details.failed)
      findings.failure = {
        seed: current,
        steps: JSON.stringify(details.counterexample?.[0]),
        error: String(details.errorInstance),
      }
    onProgress(findings)
  }
  return findings
}
