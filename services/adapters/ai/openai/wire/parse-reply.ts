import type { z } from 'zod'

/**
 * Parses a reply by a schema; undefined where it does not fit. A code fence around the JSON, or text before it, is
 * accepted: servers that do not enforce a schema add them.
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
