// Streamed responses: one JSON document per line.
import type { ProblemDetails } from '#contract/problems.ts'

export const ndjsonType = 'application/x-ndjson'

type Line = { so_far?: unknown; whole?: unknown; problem?: ProblemDetails }

export const isNdjson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith(ndjsonType) === true

/** Resolves with the last line: the result, or a problem. Rejects if the response ends before it. */
export async function readNdjson(
  { body }: Response,
  onPartial: (soFar: unknown) => void,
): Promise<Line> {
  if (!body) throw new TypeError('the answer is empty')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    if (done) throw new TypeError('the answer broke off')
    const texts = (rest + value).split('\n')
    rest = texts.pop() ?? ''
    for (const text of texts) {
      const line = JSON.parse(text) as Line
      if ('so_far' in line) onPartial(line.so_far)
      else return line
    }
  }
}
