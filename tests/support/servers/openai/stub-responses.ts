// What can go wrong with a server, each as an answer to one request.
import type { ServerResponse } from 'node:http'
import type { RecordedRequest } from './protocol.ts'

/** Answers one request. */
export type StubResponse = (asked: RecordedRequest, reply: ServerResponse) => void | Promise<void>

/** Refuses. `body` is the error as OpenAI words it. */
export const errorStatus =
  (code: number, headers: Record<string, string> = {}, error: object = {}): StubResponse =>
  (_, reply) => {
    reply.writeHead(code, { 'content-type': 'application/json', ...headers })
    reply.end(JSON.stringify({ error: { message: 'sk-secret: no, “an answer”', ...error } }))
  }

/** Never answers. */
export const neverRespond: StubResponse = () => {}

/** Says nothing for a while, then what `then` says. */
export const delayed =
  (ms: number, then: StubResponse): StubResponse =>
  async (asked, reply) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await then(asked, reply)
  }

/** Says this instead of what was asked for. */
export const completeWith =
  (content: string | object, over: object = {}): StubResponse =>
  (asked, reply) =>
    asked.complete(reply, typeof content === 'string' ? content : JSON.stringify(content), over)

export const refuse: StubResponse = (asked, reply) =>
  asked.complete(reply, null, { refusal: 'I cannot help with that.' })

export const truncatedCompletion: StubResponse = (asked, reply) =>
  asked.complete(reply, '{"text":"What happ', { finishReason: 'length' })

/** Begins to stream, then closes the connection. */
export const cutStream =
  (content = '{"text":"What happ'): StubResponse =>
  (asked, reply) => {
    asked.beginStream(reply)
    asked.sendDelta(reply, { content })
    setTimeout(() => reply.destroy(), 20)
  }

/** Begins to stream, then says nothing more. */
export const stalledStream: StubResponse = (asked, reply) => {
  asked.beginStream(reply)
  asked.sendDelta(reply, { content: '{"text":"What happ' })
}

/** Writes until nobody listens; `written` says how much. */
export function endlessBody(written: { bytes: number }): StubResponse {
  return (asked, reply) => {
    const isStream = asked.body['stream'] === true
    if (isStream) asked.beginStream(reply)
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

/** Answers 200 with a page, as a proxy in between does. */
export const htmlPage: StubResponse = (_, reply) => {
  reply.writeHead(200, { 'content-type': 'text/html' })
  reply.end('<html>Please sign in</html>')
}
