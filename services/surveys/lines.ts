// An answer that is told while it comes into being: a JSON document a line (NDJSON).
import { PassThrough } from 'node:stream'
import type { Call } from '#kernel/route.ts'

export type Lines<Line> = {
  /** The first line is the answer's beginning: from there on its status is 200. */
  say: (line: Line) => void
  isOpen: () => boolean
  end: (line: Line) => void
}

export function openLines<Line>(reply: Call['reply']): Lines<Line> {
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
    say,
    isOpen: () => isOpen,
    end: (line) => {
      say(line)
      out.end()
    },
  }
}
