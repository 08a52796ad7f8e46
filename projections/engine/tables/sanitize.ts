// JSON can escape these characters; a Postgres text cannot hold them.
const unstorablePattern = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i

/** Replaces characters that Postgres cannot store by U+FFFD: they would stop the projection. */
export function sanitizeJson(json: string): string {
  if (!unstorablePattern.test(json)) return json
  return JSON.stringify(
    JSON.parse(json, (_, value: unknown) =>
      typeof value === 'string' ? sanitizeText(value) : value,
    ),
  )
}

const sanitizeText = (text: string) => text.replaceAll('\0', '\uFFFD').toWellFormed()
