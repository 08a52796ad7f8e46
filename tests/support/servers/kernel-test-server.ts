// The kernel's HTTP server with test routes, on a memory store without a database.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { trustNobody } from '#kernel/config/networks.ts'
import { endpoint } from '#contract/endpoint.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { createHttpServer, type HttpServerOptions } from '#kernel/http/server.ts'
import { openLog } from '#kernel/log.ts'
import { route } from '#kernel/http/route.ts'
import { memoryKeys } from '../kernel/memory-keys.ts'
import { openMemoryEventStore } from '../../../services/adapters/event-store/memory.ts'
import { notebook } from '../kernel/notebook-aggregate.ts'

const output = z.object({ owner: z.string().nullable(), created: z.uuid(), revision: z.int() })

const writeNote = endpoint('POST /api/public/notebooks/:id/notes', {
  access: 'respondent',
  summary: 'Writes a note.',
  input: z.strictObject({ id: z.string().max(50), note: z.string(), text: z.string().max(4000) }),
  output,
  problems: ['conversations/finished'],
})
const markNotebook = endpoint('POST /api/notebooks/:id/mark', {
  access: 'owner',
  summary: 'Marks a notebook.',
  input: z.strictObject({
    id: z.string(),
    mark: z.string().default('m'),
    extra: z.unknown().optional(),
  }),
  output,
  problems: [],
})
const readNotebook = endpoint('GET /api/notebooks/:id', {
  access: 'anyone',
  summary: 'Reads a notebook.',
  input: z.strictObject({ id: z.string(), part: z.enum(['a', 'b']).default('a') }),
  output: z.object({ id: z.string(), part: z.string() }),
  problems: [],
})
const fail = endpoint('POST /api/failures/:kind', {
  access: 'anyone',
  summary: 'Fails in one of the ways that things fail.',
  input: z.strictObject({ kind: z.enum(['bug', 'output', 'database', 'zod']) }),
  output: z.object({ ok: z.literal(true) }),
  problems: [],
})
const webhook = endpoint('POST /api/webhooks/test', {
  access: 'anyone',
  summary: 'Answers the body as it came.',
  input: z.looseObject({}),
  output: z.object({ raw: z.string() }),
  problems: [],
})

const failures = {
  bug: () => Promise.reject(new Error('secret detail of a bug')),
  output: () => Promise.resolve({ ok: false } as never),
  database: () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
  zod: async () => z.object({ ok: z.literal(true) }).parse({}),
}

export const testRoutes = [
  route(writeNote, async ({ id, note, text }, { execute, newId }) => {
    const { revision } = await execute(notebook, id, { type: 'Write', note, text })
    return { owner: null, created: newId('note'), revision: Number(revision) }
  }),
  route(markNotebook, async ({ id, mark }, { execute, newId, ownerId }) => {
    const { revision } = await execute(notebook, id, { type: 'Mark', mark })
    return { owner: ownerId, created: newId('mark'), revision: Number(revision) }
  }),
  route(readNotebook, async (input) => input),
  route(fail, ({ kind }) => failures[kind]()),
  route(webhook, async (_input, { request }) => ({ raw: request.rawBody })),
]

export type KernelTestServer = AsyncDisposable & { app: FastifyInstance; logOutput: () => string }

export async function startKernelServer(
  over: Partial<HttpServerOptions> = {},
): Promise<KernelTestServer> {
  const [store, keys] = [openMemoryEventStore(), memoryKeys()]
  let logged = ''
  const log = openLog('debug', { write: (line) => void (logged += line) })
  const app = await createHttpServer({
    routes: testRoutes,
    execute: openExecutor({ store, keys, decodeEvents: openDecoder(keys) }),
    db: undefined as never,
    head: () => store.head(),
    waitForPosition: async () => true,
    authenticate: async ({ headers }) =>
      headers.cookie === 'ana' ? { ownerId: 'ana' } : undefined,
    secret: randomBytes(32),
    config: { publicUrl: 'http://localhost:3000', requestsPerMinute: 0, trustProxy: trustNobody },
    log,
    draining: () => false,
    ...over,
  })
  return { app, logOutput: () => logged, [Symbol.asyncDispose]: () => app.close() }
}

export type InjectedRequest = {
  url?: string
  method?: 'GET' | 'POST' | 'DELETE'
  payload?: string | object
  headers?: Record<string, string>
}

export const notesUrl = '/api/public/notebooks/secret-1/notes'

/** A server and a caller; the default is a POST to `notesUrl`. */
export async function startKernelServerWithClient(over: Partial<HttpServerOptions> = {}) {
  const server = await startKernelServer(over)
  const send = async ({
    url = notesUrl,
    method = 'POST',
    payload,
    headers = {},
  }: InjectedRequest) => {
    const request = { url, method, headers, ...(payload !== undefined && { payload }) }
    const reply = await server.app.inject(request)
    const isJson = String(reply.headers['content-type']).includes('json')
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: isJson ? reply.json() : reply.body,
    }
  }
  return { ...server, send }
}
