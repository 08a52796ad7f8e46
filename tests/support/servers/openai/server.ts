// A local server that speaks OpenAI's protocol: chat completions, streamed or not, and transcriptions.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StepName } from '../../../../services/adapters/ai/openai/prompts.ts'
import type { Completion, RecordedRequest, StepInput } from './protocol.ts'
import type { StubResponse } from './stub-responses.ts'
import {
  analyseAndJudge,
  codeAndWord,
  offlineModel,
  stepOfPrompt,
  type ModelStub,
} from './offline-model.ts'

export type OpenAiServer = AsyncDisposable & {
  baseUrl: string
  port: number
  /** All requests of the protocol, in order. */
  requests: RecordedRequest[]
  /** Responses to the next requests, one each. */
  respondNextWith: (...faults: StubResponse[]) => void
  /** Response to all requests from now on; undefined restores the model. */
  respondAlwaysWith: (fault: StubResponse | undefined) => void
  useModel: (mind: ModelStub) => void
}

/** Steps in one call: a model says the same as in two. */
const togetherSteps: Partial<
  Record<StepName, (mind: ModelStub, data: StepInput) => Promise<object>>
> = { turn: codeAndWord, assess: analyseAndJudge }

/** Answers as the offline engine unless changed. */
export async function startOpenAiServer(port = 0): Promise<OpenAiServer> {
  let mind: ModelStub = offlineModel
  let usual: StubResponse | undefined
  const script: StubResponse[] = []
  const requests: RecordedRequest[] = []

  const thinking: StubResponse = async (request, reply) => {
    if (request.form) return sendJson(reply, { text: 'What was said.' })
    if (!request.step) return sendJson(reply, { error: { message: 'an unknown prompt' } }, 400)
    const { data } = JSON.parse(request.user) as { data: StepInput }
    const output = await (togetherSteps[request.step]?.(mind, data) ?? mind(request.step, data))
    request.complete(reply, typeof output === 'string' ? output : JSON.stringify(output))
  }
  const server = createServer((request, reply) => {
    reply.on('error', () => {})
    // Of a program that polls for the server which had this port before.
    if (!request.url?.startsWith('/v1/')) return reply.writeHead(404).end()
    return void readRequest(request)
      .then(async (each) => {
        requests.push(each)
        await (script.shift() ?? usual ?? thinking)(each, reply)
      })
      .catch((error: Error) => sendJson(reply, { error: { message: error.stack } }, 500))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const bound = (server.address() as AddressInfo).port
  return {
    baseUrl: `http://127.0.0.1:${bound}/v1`,
    port: bound,
    requests,
    respondNextWith: (...faults) => void script.push(...faults),
    respondAlwaysWith: (fault) => void (usual = fault),
    useModel: (other) => void (mind = other),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<RecordedRequest> {
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
    step: stepOfPrompt(system),
    complete: (reply, content, over = {}) => complete(body, reply, content, over),
    beginStream,
    sendDelta,
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
    return sendJson(reply, { id: 'c', object: 'chat.completion', choices, usage })
  }
  beginStream(reply)
  for (const piece of content?.match(/[\s\S]{1,5}/g) ?? []) sendDelta(reply, { content: piece })
  if (refusal) sendDelta(reply, { refusal })
  sendDelta(reply, {}, finishReason)
  const options = body['stream_options'] as { include_usage?: boolean } | undefined
  if (options?.include_usage) reply.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`)
  reply.end('data: [DONE]\n\n')
}

function beginStream(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
}

function sendDelta(reply: ServerResponse, output: object, finishReason?: string): void {
  const choices = [{ index: 0, delta: output, finish_reason: finishReason ?? null }]
  reply.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices })}\n\n`)
}

function sendJson(reply: ServerResponse, body: object, status = 200): void {
  reply.writeHead(status, { 'content-type': 'application/json' })
  reply.end(JSON.stringify(body))
}
