// How far sessions got. `Completion` is completed among started sessions (metric-definitions.ts); these readings have names of their own.

/**
 * By the cuts of AAPOR, Standard Definitions (2023): `broken-off` below half of the planned questions, `partial` up to 80 %,
 * `sufficient` above that or closed by the interviewer.
 */
export type SessionOutcome = 'sufficient' | 'partial' | 'broken-off'

const minPartial = 0.5
const maxPartial = 0.8

/** `answered` and `planned` count questions; without planned ones only a closed session is sufficient. */
export function sessionOutcome(session: {
  answered: number
  planned: number
  completed: boolean
}): SessionOutcome {
  if (session.completed) return 'sufficient'
  const share = session.planned === 0 ? 0 : session.answered / session.planned
  if (share < minPartial) return 'broken-off'
  return share > maxPartial ? 'sufficient' : 'partial'
}

export type OutcomeCounts = { sufficient: number; partial: number; brokenOff: number }

/** Each outcome among all three, from 0 to 1; undefined without sessions. */
export function outcomeRates({
  sufficient,
  partial,
  brokenOff,
}: OutcomeCounts):
  | { sufficientRate: number; partialRate: number; breakOffRate: number }
  | undefined {
  const all = sufficient + partial + brokenOff
  if (all === 0) return undefined
  return {
    sufficientRate: sufficient / all,
    partialRate: partial / all,
    breakOffRate: brokenOff / all,
  }
}

/**
 * Response rates of invited people, from 0 to 1: AAPOR's RR1 counts sufficient sessions, RR2 partial ones too. Open links have none:
 * undefined without invited people.
 */
export function responseRates(
  { sufficient, partial }: OutcomeCounts,
  invited: number,
): { rr1: number; rr2: number } | undefined {
  if (invited === 0) return undefined
  return { rr1: sufficient / invited, rr2: (sufficient + partial) / invited }
}
