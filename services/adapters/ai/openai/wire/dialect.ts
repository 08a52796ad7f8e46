import { APIError } from 'openai'

/** Options that a server may refuse, the least important first. None is required. */
const optionalParameters = [
  'reasoning_effort',
  'max_completion_tokens',
  'stream_options',
  'stream',
  'response_format',
] as const

export type Dialect = {
  /** The options without those that this server has refused. */
  supportedOptions: <T extends object>(options: T) => T
  /** Whether the refusal names an option, which is left out from now on: a retry may succeed. */
  learnFromRefusal: (refusal: unknown) => boolean
}

/** Compatible servers accept different options; OpenAI itself streams some models to verified organisations only. */
export function openDialect(): Dialect {
  const refused = new Set<string>()
  return {
    supportedOptions: <T extends object>(options: T) =>
      Object.fromEntries(Object.entries(options).filter(([name]) => !refused.has(name))) as T,
    learnFromRefusal(refusal) {
      if (!(refusal instanceof APIError) || (refusal.status !== 400 && refusal.status !== 422))
        return false
      const { param, message } = refusal
      const named = (name: string) =>
        param === name || (name !== 'stream' && new RegExp(`\\b${name}\\b`).test(message))
      const found = optionalParameters.find((name) => !refused.has(name) && named(name))
      if (found) refused.add(found)
      // `stream_options` requires `stream`.
      if (found === 'stream') refused.add('stream_options')
      return found !== undefined
    },
  }
}
