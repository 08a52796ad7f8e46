import type { z } from 'zod'

/**
 * Reads what a model said by a schema; undefined where it does not fit. Servers that do not enforce a schema wrap the
 * JSON in a code fence or think aloud before it: that much is forgiven.
 */
export function parseReply<T>(content: string, schema: z.ZodType<T>): T | undefined {
  const bare = content.replace(/^\s*<think>[\s\S]*?<\/think>/, '')
  for (const text of [content, bare.slice(bare.indexOf('{'), bare.lastIndexOf('}') + 1)]) {
    const parsed = schema.safeParse(jsonOf(text))
    if (parsed.success) return parsed.data
  }
  return undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
