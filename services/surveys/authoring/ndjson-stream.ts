import { PassThrough } from 'node:stream'
import type { RequestContext } from '#kernel/http/route.ts'

/** A response body of one JSON document a line. */
export type NdjsonStream<Line> = {
  /** The first line sends the headers, with status 200. */
  write: (line: Line) => void
  isOpen: () => boolean
  /** Resolves when the response is sent, or its connection is closed. */
  end: (line: Line) => Promise<void>
}

export function openNdjsonStream<Line>(reply: RequestContext['reply']): NdjsonStream<Line> {
  const out = new PassThrough()
  let isOpen = false
  const write = (line: Line) => {
    if (!isOpen) {
      isOpen = true
      // Turns off response buffering in proxies.
      const headers = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
      void reply.headers(headers).type('application/x-ndjson').send(out)
    }
    if (!out.destroyed) out.write(`${JSON.stringify(line)}\n`)
  }
  return {
    write,
    isOpen: () => isOpen,
    async end(line) {
      write(line)
      out.end()
      await reply
    },
  }
}
