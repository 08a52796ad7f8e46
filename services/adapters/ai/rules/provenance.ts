import type { WithProvenance } from '#ports/ai/common.ts'

/** `promptVersion` of what rules make; no file of `openai/prompts` begins like this. `offline`: the version of the rubric. */
type RulesVersion = `rules-${string}` | `offline-${number}`

/** Adds the provenance of rules and templates, with the measured latency in milliseconds. */
export function withProvenance<T extends object>(
  rulesVersion: RulesVersion,
  make: () => T,
): WithProvenance<T> {
  const before = performance.now()
  const made = make()
  const latencyMs = Math.round((performance.now() - before) * 100) / 100
  const provenance = {
    engine: 'offline',
    model: 'rules',
    promptVersion: rulesVersion,
    latencyMs,
    tokensIn: 0,
    tokensOut: 0,
  }
  return { ...made, provenance }
}
