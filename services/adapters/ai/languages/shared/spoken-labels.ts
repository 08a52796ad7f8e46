/** A label such as "main reasons for leaving", and how it is asked. Groups of the pattern are passed in order; a missing one is empty. */
export type SpokenLabel = readonly [pattern: RegExp, ask: (...groups: string[]) => string]

/** The question of the first pattern that a label matches, without its end mark. */
export function askByLabel(labels: readonly SpokenLabel[], label: string): string | undefined {
  for (const [pattern, ask] of labels) {
    const found = pattern.exec(label)
    if (found) return ask(...found.slice(1).map((group) => (group ?? '').trim()))
  }
  return undefined
}
