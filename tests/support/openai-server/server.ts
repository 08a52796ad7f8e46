// A local server that speaks OpenAI's protocol: chat completions, streamed or not, and transcriptions.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StepName } from '../../../services/adapters/ai/openai/prompts.ts'
import type { Fault } from './faults.ts'
import { offlineMind, stepOf, type Mind, type Told } from './mind.ts'

export type Asked = {
  path: string
  headers: IncomingMessage['headers']
  /** Parsed JSON; empty where it is none. */
  body: Record<string, unknown>
  system: string
  user: string
  /** Which step's prompt was sent; undefined where none was, letter by letter. */
  step: StepName | undefined
  form: FormData | undefined
  complete: (reply: ServerResponse, content: string | null, over?: Completion) => void
  beginStream: (reply: ServerResponse) => void
  delta: (reply: ServerResponse, delta: object, finishReason?: string) => void
}

type Completion = { refusal?: string; finishReason?: string; usage?: object | null }

export type OpenAiServer = AsyncDisposable & {
  baseUrl: string
  port: number
  /** Everything it was asked, in order. */
  asked: Asked[]
  /** Answers the next requests, one each. */
  next: (...faults: Fault[]) => void
  /** Answers all requests from now on; without it, a mind does. */
  always: (fault: Fault | undefined) => void
  think: (mind: Mind) => void
}

/** Thinks as the offline engine does unless told otherwise. */
export async function startOpenAiServer(port = 0): Promise<OpenAiServer> {
  let mind: Mind = offlineMind
  let usual: Fault | undefined
  const script: Fault[] = []
  const asked: Asked[] = []

  const thinking: Fault = async (request, reply) => {
    if (request.form) return sayJson(reply, { text: 'What was said.' })
    if (!request.step) return sayJson(reply, { error: { message: 'an unknown prompt' } }, 400)
    const { data } = JSON.parse(request.user) as { data: Told }
    const said = await mind(request.step, data)
    request.complete(reply, typeof said === 'string' ? said : JSON.stringify(said))
  }
  const server = createServer((request, reply) => {
    reply.on('error', () => {})
    void read(request)
      .then(async (each) => {
        asked.push(each)
        await (script.shift() ?? usual ?? thinking)(each, reply)
      })
      .catch((error: Error) => sayJson(reply, { error: { message: error.stack } }, 500))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const bound = (server.address() as AddressInfo).port
  return {
    baseUrl: `http://127.0.0.1:${bound}/v1`,
    port: bound,
    asked,
    next: (...faults) => void script.push(...faults),
    always: (fault) => void (usual = fault),
    think: (other) => void (mind = other),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const bytes = Buffer.concat(pieces)
  const type = request.headers['content-type'] ?? ''
  const form = type.startsWith('multipart/')
    ? await new Response(bytes, { headers: { 'content-type': type } }).formData()
    : undefined
  const body = (form ? {} : JSON.parse(bytes.toString() || '{}')) as Record<string, unknown>
  const messages = (body['messages'] ?? []) as { role: string; content: string }[]
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  const user = messages.find(({ role }) => role === 'user')?.content ?? ''
  const { url: path = '', headers } = request
  return {
    ...{ path, headers, body, system, user, form },
    step: stepOf(system),
    complete: (reply, content, over = {}) => complete(body, reply, content, over),
    beginStream,
    delta,
  }
}

function complete(
  body: Record<string, unknown>,
  reply: ServerResponse,
  content: string | null,
  {
    refusal,
    finishReason = 'stop',
    usage = { prompt_tokens: 900, completion_tokens: 80 },
  }: Completion,
): void {
  if (body['stream'] !== true) {
    const message = { role: 'assistant', content, refusal: refusal ?? null }
    const choices = [{ index: 0, message, finish_reason: finishReason }]
    return sayJson(reply, { id: 'c', object: 'chat.completion', choices, usage })
  }
  beginStream(reply)
  for (const piece of content?.match(/[\s\S]{1,5}/g) ?? []) delta(reply, { content: piece })
  if (refusal) delta(reply, { refusal })
  delta(reply, {}, finishReason)
  const options = body['stream_options'] as { include_usage?: boolean } | undefined
  if (options?.include_usage) reply.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`)
  reply.end('data: [DONE]\n\n')
}

function beginStream(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
}

function delta(reply: ServerResponse, said: object, finishReason?: string): void {
  const choices = [{ index: 0, delta: said, finish_reason: finishReason ?? null }]
  reply.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices })}\n\n`)
}

function sayJson(reply: ServerResponse, body: object, status = 200): void {
  reply.writeHead(status, { 'content-type': 'application/json' })
  reply.end(JSON.stringify(body))
}
