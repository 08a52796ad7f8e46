// What arrives is no HTTP that could be understood: no request comes of it, so no route and no hook answers it.
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Problem, toProblemDetails } from './problem.ts'

const lingerMs = 1_000

/** Answers with a problem, as everything else does, and hangs up. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) return
  socket.end(answerTo(error.code))
  // It may still be sending: hung up on too early, it would not read the answer.
  socket.resume()
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function answerTo(code: string | undefined): string {
  // Browsers open connections ahead of need; nobody reads what ends one that was never used.
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return head(408, 0)
  const problem = new Problem(
    code === 'HPE_HEADER_OVERFLOW' ? 'request/too-large' : 'request/malformed',
  )
  const details = toProblemDetails(problem, `urn:uuid:${randomUUID()}`)
  const body = JSON.stringify(details)
  const type = 'content-type: application/problem+json; charset=utf-8\r\n'
  return head(details.status, Buffer.byteLength(body), type) + body
}

const head = (status: number, length: number, more = '') =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n${more}content-length: ${length}\r\n\r\n`
