import type { WithProvenance } from '#ports/ai.ts'

/** Adds the provenance of rules and templates, with the measured latency. */
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
