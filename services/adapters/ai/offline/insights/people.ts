import type { Statement } from './statements.ts'

export const peopleOf = (statements: readonly Statement[]): ReadonlySet<string> =>
  new Set(statements.map(({ person }) => person))

/** The objective of most people. */
export function mainObjective(statements: readonly Statement[]): string | null {
  const people = Map.groupBy(statements, ({ objectiveId }) => objectiveId)
  const [best] = [...people].toSorted((a, b) => peopleOf(b[1]).size - peopleOf(a[1]).size)
  return best?.[0] ?? null
}
