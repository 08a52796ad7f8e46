import type { WithProvenance } from '#ports/ai.ts'

/** Says of an artefact that it comes from rules and templates, and what it took. */
export function withProvenance<T extends object>(
  promptVersion: string,
  make: () => T,
): WithProvenance<T> {
  const before = performance.now()
  const made = make()
  const latencyMs = Math.round((performance.now() - before) * 100) / 100
  const provenance = {
    engine: 'offline',
    model: 'rules',
    promptVersion,
    latencyMs,
    tokensIn: 0,
    tokensOut: 0,
  }
  return { ...made, provenance }
}
