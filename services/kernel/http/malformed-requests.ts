// Responses to malformed HTTP, which reaches no route and no hook.
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { ProblemCode } from '#contract/problems.ts'
import { Problem, toProblemDetails } from '../problem.ts'
import { STATUS_CODES } from './node-http.ts'

const lingerMs = 1_000

/** Sends a problem and closes the connection. */
export function respondToMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) return
  sendAndClose(socket, responseFor(error.code, socket))
}

/** Refuses a connection that no route handles, such as an upgrade to an unknown path. */
export const refuseConnection = (socket: Duplex, code: ProblemCode): void =>
  sendAndClose(socket, problemResponse(code))

function sendAndClose(socket: Duplex, answer: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(answer)
  // Discard the rest of the request: an early close could lose the response.
  socket.resume()
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function responseFor(code: string | undefined, socket: Duplex): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    // Browsers open connections in advance and ignore the response on an unused one.
    return isUsed(socket) ? problemResponse('request/too-slow') : responseHead(408, 0)
  }
  return problemResponse(code === 'HPE_HEADER_OVERFLOW' ? 'request/too-large' : 'request/malformed')
}

const isUsed = (socket: Duplex) => 'bytesRead' in socket && socket.bytesRead !== 0

function problemResponse(code: ProblemCode): string {
  const details = toProblemDetails(new Problem(code), `urn:uuid:${randomUUID()}`)
  const body = JSON.stringify(details)
  const type = 'content-type: application/problem+json; charset=utf-8\r\n'
  return responseHead(details.status, Buffer.byteLength(body), type) + body
}

const responseHead = (status: number, length: number, more = '') =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n${more}content-length: ${length}\r\n\r\n`
