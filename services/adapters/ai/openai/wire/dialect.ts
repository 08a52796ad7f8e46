import { APIError } from 'openai'

/** What a server may not know, from the least important on. Without these we manage. */
const optionalParameters = [
  'reasoning_effort',
  'max_completion_tokens',
  'stream_options',
  'stream',
  'response_format',
] as const

export type Dialect = {
  /** The options without those that this server refused before. */
  supportedOptions: <T extends object>(options: T) => T
  /** Whether the refusal was about an option that is left out from now on, so that asking again helps. */
  learnFromRefusal: (refusal: unknown) => boolean
}

/** Compatible servers differ in what they take; OpenAI itself streams some models to verified organisations only. */
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
      // Without a stream there is nothing to say about it.
      if (found === 'stream') refused.add('stream_options')
      return found !== undefined
    },
  }
}
