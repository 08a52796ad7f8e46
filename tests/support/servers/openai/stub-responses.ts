// Server faults, each as a response to one request.
import type { ServerResponse } from 'node:http'
import type { RecordedRequest } from './protocol.ts'

/** Answers one request. */
export type StubResponse = (request: RecordedRequest, reply: ServerResponse) => void | Promise<void>

/** An error status. `body` is the error in OpenAI's form. */
export const errorStatus =
  (code: number, headers: Record<string, string> = {}, error: object = {}): StubResponse =>
  (_, reply) => {
    reply.writeHead(code, { 'content-type': 'application/json', ...headers })
    reply.end(JSON.stringify({ error: { message: 'sk-secret: no, “an answer”', ...error } }))
  }

/** Never answers. */
export const neverRespond: StubResponse = () => {}

/** Waits, then responds as `then`. */
export const delayed =
  (ms: number, then: StubResponse): StubResponse =>
  async (request, reply) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await then(request, reply)
  }

/** Responds with this content instead of the requested output. */
export const completeWith =
  (content: string | object, over: object = {}): StubResponse =>
  (request, reply) =>
    request.complete(reply, typeof content === 'string' ? content : JSON.stringify(content), over)

export const refuse: StubResponse = (request, reply) =>
  request.complete(reply, null, { refusal: 'I cannot help with that.' })

export const truncatedCompletion: StubResponse = (request, reply) =>
  request.complete(reply, '{"text":"What happ', { finishReason: 'length' })

/** Starts to stream, then closes the connection. */
export const cutStream =
  (content = '{"text":"What happ'): StubResponse =>
  (request, reply) => {
    request.beginStream(reply)
    request.sendDelta(reply, { content })
    setTimeout(() => reply.destroy(), 20)
  }

/** Starts to stream, then stalls. */
export const stalledStream: StubResponse = (request, reply) => {
  request.beginStream(reply)
  request.sendDelta(reply, { content: '{"text":"What happ' })
}

/** Writes until the client disconnects; `written` is the number of bytes. */
export function endlessBody(written: { bytes: number }): StubResponse {
  return (request, reply) => {
    const isStream = request.body['stream'] === true
    if (isStream) request.beginStream(reply)
    else reply.writeHead(200, { 'content-type': 'application/json' })
    const piece = isStream
      ? `data: ${JSON.stringify({ choices: [{ delta: { content: 'a'.repeat(8_000) } }] })}\n\n`
      : ' '.repeat(64 * 1024)
    const more = () => {
      while (!reply.destroyed && written.bytes < 200 * 1024 * 1024) {
        written.bytes += piece.length
        if (!reply.write(piece)) return reply.once('drain', more)
      }
      return reply.end()
    }
    more()
  }
}

/** Answers 200 with an HTML page, as a proxy may. */
export const htmlPage: StubResponse = (_, reply) => {
  reply.writeHead(200, { 'content-type': 'text/html' })
  reply.end('<html>Please sign in</html>')
}
