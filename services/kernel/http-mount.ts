// Turns a route of a context into a handler: who asks, with what, may they, what did it write.
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { v5 } from 'uuid'
import type { Cursor } from '#contract/live.ts'
import type { Position } from '#ports/event-store.ts'
import { type Auditor, auditorFor, type AuditorOf, bearerOf } from './auditor.ts'
import type { Execute } from './command.ts'
import type { Db } from './db.ts'
import type { Executor } from './execute.ts'
import { type Following, openCaughtUp, openFound, settleMs } from './found.ts'
import { inputOf, parseRequest } from './http-input.ts'
import type { ReadForm } from './http-upload.ts'
import { commandOf, type CommandOfRequest } from './idempotency.ts'
import type { OwnWrites } from './own-writes.ts'
import { refuse } from './problem.ts'
import type { Call, Route } from './route.ts'

const positionHeader = 'prosa-position'
const isPosition = /^[0-9]{1,20}$/

export type Asking = Following & {
  db: Db
  execute: Executor
  /** Where channels go on for whoever reads now. */
  reached: { shown?: () => Cursor | undefined }
  authenticate: (request: FastifyRequest) => Promise<{ ownerId: string } | undefined>
  /** Without it nobody's token is good. */
  auditorOf?: AuditorOf
  /** For fingerprints of inputs and for ids of what is created. */
  secret: Buffer
}

type Mounting = Asking & { ownWrites: OwnWrites; readForm: ReadForm }

export function mount(app: FastifyInstance, { endpoint, handle }: Route, asking: Mounting): void {
  const [method, url] = endpoint.route.split(' ') as [HTTPMethods, string]
  const { access, output, upload, maxBytes } = endpoint
  const answer = handle as (input: unknown, call: Call) => Promise<unknown>
  const namespace = asking.secret.subarray(0, 16)

  app.route({
    method,
    url,
    ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
    async handler(request, reply) {
      const ownerId = access === 'owner' ? await ownerOf(request, asking) : undefined
      const auditor = access === 'auditor' ? await auditorFor(request, asking) : undefined
      const raw = inputOf(request, upload && (await asking.readForm(request, upload)))
      const parsed = parseRequest(endpoint, raw, request.params as object)
      // What is uploaded tells by itself that it is the same again.
      const command = upload
        ? { commandId: request.id }
        : commandOf(request, endpoint, ownerId, raw, asking.secret)
      await settleFirst(request, reply, ownerId ?? auditor?.ownerId, asking)
      if (ownerId && method === 'GET') sayLiveSince(reply, asking)
      const executing = openExecute(reply, command, ownerId ?? access, asking)
      const { execute } = executing
      const asker = { request, reply, ownerId, auditor, command }
      const call = openCall({ ...asker, execute, namespace }, asking)
      const result = await answer(parsed, call)
      if (ownerId && method !== 'GET')
        asking.ownWrites.note(ownerId, executing.furthest() || (await asking.head()))
      // A redirect or a stream has been sent by the handler itself.
      return reply.sent ? reply : output.parse(result)
    },
  })
}

/** Said before it is read, so that what changes meanwhile is told twice rather than never. */
function sayLiveSince(reply: FastifyReply, { reached }: Mounting): void {
  const since = reached.shown?.()
  if (since !== undefined) reply.header('prosa-live-since', since)
}

async function ownerOf(
  request: FastifyRequest,
  { authenticate, auditorOf }: Asking,
): Promise<string> {
  const who = await authenticate(request)
  if (who) return who.ownerId
  const token = bearerOf(request)
  // Whoever guesses tokens learns nothing here.
  const isGood = token !== undefined && (await auditorOf?.(token)) !== undefined
  return refuse(isGood ? 'accounts/token-scope' : 'accounts/signed-out')
}

/** Who says what they saw last, or wrote here lately, sees at least that much, or is told that it does not. */
async function settleFirst(
  request: FastifyRequest,
  reply: FastifyReply,
  ownerId: string | undefined,
  { reached, ownWrites }: Mounting,
): Promise<void> {
  const said = request.headers[positionHeader]
  const written = ownerId && request.method === 'GET' ? ownWrites.last(ownerId) : undefined
  const seen = typeof said === 'string' && isPosition.test(said) ? said : written
  if (seen === undefined) return
  if (!(await reached(seen, settleMs))) reply.header('prosa-stale', '1')
}

/** Executes and tells the client the furthest position that its commands reached. */
function openExecute(
  reply: FastifyReply,
  command: CommandOfRequest,
  actor: string,
  asking: Asking,
): { execute: Execute; furthest: () => Position } {
  let inner: Execute | undefined
  let furthest: Position = ''
  const execute: Execute = async (decider, id, toDo) => {
    inner ??= asking.execute({ ...command, correlationId: command.commandId, actor })
    const executed = await inner(decider, id, toDo)
    if (executed.position > furthest) {
      furthest = executed.position
      if (!reply.sent) reply.header(positionHeader, furthest)
    }
    return executed
  }
  return { execute, furthest: () => furthest }
}

type Opened = {
  request: FastifyRequest
  reply: FastifyReply
  ownerId: string | undefined
  auditor: Auditor | undefined
  command: CommandOfRequest
  execute: Execute
  namespace: Uint8Array
}

function openCall(
  { request, reply, ownerId, auditor, command, execute, namespace }: Opened,
  asking: Asking,
): Call {
  const { db, reached } = asking
  const { commandId } = command
  const call: Call & { ownerId?: string; auditor?: Auditor } = {
    execute,
    db,
    commandId,
    request,
    reply,
    found: openFound(asking),
    async settled(position) {
      await reached(position, settleMs)
    },
    caughtUp: openCaughtUp(asking),
    // Nobody who reads a command's id in the log can work out the ids, some of them secrets, that came from it.
    newId: (name) => v5(`${commandId}\n${name}`, namespace),
  }
  if (ownerId !== undefined) call.ownerId = ownerId
  if (auditor !== undefined) call.auditor = auditor
  return call
}
