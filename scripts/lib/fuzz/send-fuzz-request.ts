// Sends a request as it is, through node's client or, where that would refuse it, as bytes.
import { once } from 'node:events'
import { type Agent, type IncomingMessage, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import type { FuzzRequest } from './fuzz-types.ts'

/** `status` 0: the connection was closed without a response. */
export type FuzzReply = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const timeoutMs = 30_000
const noReply: FuzzReply = { status: 0, headers: {}, text: '' }

/** Rejects after 30 seconds without a response. */
export function sendFuzzRequest(
  baseUrl: string,
  request: FuzzRequest,
  agent: Agent,
): Promise<FuzzReply> {
  return request.isRaw ? sendBytes(baseUrl, request) : sendWithClient(baseUrl, request, agent)
}

async function sendWithClient(
  baseUrl: string,
  { method, path, headers, body }: FuzzRequest,
  agent: Agent,
): Promise<FuzzReply> {
  const { hostname, port } = new URL(baseUrl)
  const length = body === undefined ? {} : { 'content-length': String(body.length) }
  const outgoing = httpRequest({
    ...{ hostname, port, method, path, agent, timeout: timeoutMs },
    headers: { ...length, ...headers },
  })
  const { promise, resolve, reject } = Promise.withResolvers<FuzzReply>()
  outgoing.on('timeout', () => {
    reject(new Error(`no response within ${timeoutMs} ms`))
    outgoing.destroy()
  })
  outgoing.on('error', () => resolve(noReply))
  outgoing.on('upgrade', (response, socket) => {
    socket.destroy()
    resolve({ status: response.statusCode ?? 0, headers: response.headers, text: '' })
  })
  outgoing.on('response', (response) => {
    readReply(response).then(resolve, () => resolve(noReply))
  })
  outgoing.end(body)
  return promise
}

async function readReply(response: IncomingMessage): Promise<FuzzReply> {
  let text = ''
  for await (const piece of response.setEncoding('utf8')) text += piece
  return { status: response.statusCode ?? 0, headers: response.headers, text }
}

async function sendBytes(
  baseUrl: string,
  { method, path, headers, body }: FuzzRequest,
): Promise<FuzzReply> {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => socket.destroy())
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no response')))
  const lines = Object.entries({
    ...{ host: `${hostname}:${port}`, connection: 'close' },
    ...(body && { 'content-length': String(body.length) }),
    ...headers,
  }).flatMap(([name, value]) => [value].flat().map((each) => `${name}: ${each}`))
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]))
  let text = ''
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  await once(socket, 'close')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
  return { status, headers: {}, text: text.slice(text.indexOf('\r\n\r\n') + 4) }
}
