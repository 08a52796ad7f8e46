// An answer that is told while it comes into being: a JSON document a line (NDJSON).
import { PassThrough } from 'node:stream'
import type { RequestContext } from '#kernel/http/route.ts'

export type NdjsonStream<Line> = {
  /** The first line is the answer's beginning: from there on its status is 200. */
  write: (line: Line) => void
  isOpen: () => boolean
  end: (line: Line) => void
}

export function openNdjsonStream<Line>(reply: RequestContext['reply']): NdjsonStream<Line> {
  const out = new PassThrough()
  let isOpen = false
  const say = (line: Line) => {
    if (!isOpen) {
      isOpen = true
      // A proxy that gathers lines first would tell them all at once.
      const headers = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
      void reply.headers(headers).type('application/x-ndjson').send(out)
    }
    // Whoever has gone hears nothing more.
    if (!out.destroyed) out.write(`${JSON.stringify(line)}\n`)
  }
  return {
    write: say,
    isOpen: () => isOpen,
    end: (line) => {
      say(line)
      out.end()
    },
  }
}
