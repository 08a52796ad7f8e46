// What can go wrong with a server, each as an answer to one request.
import type { ServerResponse } from 'node:http'
import type { Asked } from './server.ts'

export type Fault = (asked: Asked, reply: ServerResponse) => void | Promise<void>

/** Refuses. `body` is the error as OpenAI words it. */
export const status =
  (code: number, headers: Record<string, string> = {}, error: object = {}): Fault =>
  (_, reply) => {
    reply.writeHead(code, { 'content-type': 'application/json', ...headers })
    reply.end(JSON.stringify({ error: { message: 'sk-secret: no, “an answer”', ...error } }))
  }

/** Never answers. */
export const hang: Fault = () => {}

/** Says nothing for a while, then what `then` says. */
export const slow =
  (ms: number, then: Fault): Fault =>
  async (asked, reply) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await then(asked, reply)
  }

/** Says this instead of what was asked for. */
export const saying =
  (content: string | object, over: object = {}): Fault =>
  (asked, reply) =>
    asked.complete(reply, typeof content === 'string' ? content : JSON.stringify(content), over)

export const refusing: Fault = (asked, reply) =>
  asked.complete(reply, null, { refusal: 'I cannot help with that.' })

export const withoutEnd: Fault = (asked, reply) =>
  asked.complete(reply, '{"text":"What happ', { finishReason: 'length' })

/** Begins to stream, then closes the connection. */
export const cutStream =
  (content = '{"text":"What happ'): Fault =>
  (asked, reply) => {
    asked.beginStream(reply)
    asked.delta(reply, { content })
    setTimeout(() => reply.destroy(), 20)
  }

/** Begins to stream, then says nothing more. */
export const stalledStream: Fault = (asked, reply) => {
  asked.beginStream(reply)
  asked.delta(reply, { content: '{"text":"What happ' })
}

/** Writes until nobody listens; `written` says how much. */
export function endless(written: { bytes: number }): Fault {
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
export const page: Fault = (_, reply) => {
  reply.writeHead(200, { 'content-type': 'text/html' })
  reply.end('<html>Please sign in</html>')
}
