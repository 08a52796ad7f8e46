// Turns a route of a context into a handler: who asks, with what, may they, what did it write.
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { v5 } from 'uuid'
import type { Cursor } from '#contract/live.ts'
import type { Position } from '#ports/event-store.ts'
import {
  type Auditor,
  authenticateAuditor,
  type AuditorOf,
  bearerToken,
} from '../security/auditor.ts'
import type { Execute } from '../commands/command.ts'
import type { Db } from '../postgres/db.ts'
import type { Executor } from '../commands/execute.ts'
import {
  type ReadModelProgress,
  openWaitForCatchUp,
  openConsistentRead,
  catchUpTimeoutMs,
} from '../read/consistent-read.ts'
import { inputOf, parseRequest } from './input.ts'
import type { ReadForm } from './upload.ts'
import { deriveCommandIdentity, type CommandIdentity } from '../commands/idempotency.ts'
import type { OwnWrites } from '../read/own-writes.ts'
import { refuse } from '../problem.ts'
import type { RequestContext, Route } from './route.ts'

const positionHeader = 'prosa-position'
const isPosition = /^[0-9]{1,20}$/

export type RequestDeps = ReadModelProgress & {
  db: Db
  execute: Executor
  /** Where channels go on for whoever reads now. */
  waitForPosition: { liveSince?: () => Cursor | undefined }
  authenticate: (request: FastifyRequest) => Promise<{ ownerId: string } | undefined>
  /** Without it nobody's token is good. */
  auditorOf?: AuditorOf
  /** For fingerprints of inputs and for ids of what is created. */
  secret: Buffer
}

type MountDeps = RequestDeps & { ownWrites: OwnWrites; readForm: ReadForm }

export function mount(app: FastifyInstance, { endpoint, handle }: Route, asking: MountDeps): void {
  const [method, url] = endpoint.route.split(' ') as [HTTPMethods, string]
  const { access, output, upload, maxBytes } = endpoint
  const answer = handle as (input: unknown, call: RequestContext) => Promise<unknown>
  const namespace = asking.secret.subarray(0, 16)

  app.route({
    method,
    url,
    ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
    async handler(request, reply) {
      const ownerId = access === 'owner' ? await requireOwner(request, asking) : undefined
      const auditor = access === 'auditor' ? await authenticateAuditor(request, asking) : undefined
      const raw = inputOf(request, upload && (await asking.readForm(request, upload)))
      const parsed = parseRequest(endpoint, raw, request.params as object)
      // What is uploaded tells by itself that it is the same again.
      const command = upload
        ? { commandId: request.id }
        : deriveCommandIdentity(request, endpoint, ownerId, raw, asking.secret)
      await waitForReadModels(request, reply, ownerId ?? auditor?.ownerId, asking)
      if (ownerId && method === 'GET') setLiveSinceHeader(reply, asking)
      const executing = createExecute(reply, command, ownerId ?? access, asking)
      const { execute } = executing
      const asker = { request, reply, ownerId, auditor, command }
      const call = createRequestContext({ ...asker, execute, namespace }, asking)
      const result = await answer(parsed, call)
      if (ownerId && method !== 'GET')
        asking.ownWrites.record(ownerId, executing.furthest() || (await asking.head()))
      // A redirect or a stream has been sent by the handler itself.
      return reply.sent ? reply : output.parse(result)
    },
  })
}

/** Said before it is read, so that what changes meanwhile is told twice rather than never. */
function setLiveSinceHeader(reply: FastifyReply, { waitForPosition }: MountDeps): void {
  const since = waitForPosition.liveSince?.()
  if (since !== undefined) reply.header('prosa-live-since', since)
}

async function requireOwner(
  request: FastifyRequest,
  { authenticate, auditorOf }: RequestDeps,
): Promise<string> {
  const who = await authenticate(request)
  if (who) return who.ownerId
  const token = bearerToken(request)
  // Whoever guesses tokens learns nothing here.
  const isGood = token !== undefined && (await auditorOf?.(token)) !== undefined
  return refuse(isGood ? 'accounts/token-scope' : 'accounts/signed-out')
}

/** Who says what they saw last, or wrote here lately, sees at least that much, or is told that it does not. */
async function waitForReadModels(
  request: FastifyRequest,
  reply: FastifyReply,
  ownerId: string | undefined,
  { waitForPosition, ownWrites }: MountDeps,
): Promise<void> {
  const said = request.headers[positionHeader]
  const written = ownerId && request.method === 'GET' ? ownWrites.lastPosition(ownerId) : undefined
  const seen = typeof said === 'string' && isPosition.test(said) ? said : written
  if (seen === undefined) return
  if (!(await waitForPosition(seen, catchUpTimeoutMs))) reply.header('prosa-stale', '1')
}

/** Executes and tells the client the furthest position that its commands reached. */
function createExecute(
  reply: FastifyReply,
  command: CommandIdentity,
  actor: string,
  asking: RequestDeps,
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

type RequestContextOptions = {
  request: FastifyRequest
  reply: FastifyReply
  ownerId: string | undefined
  auditor: Auditor | undefined
  command: CommandIdentity
  execute: Execute
  namespace: Uint8Array
}

function createRequestContext(
  { request, reply, ownerId, auditor, command, execute, namespace }: RequestContextOptions,
  asking: RequestDeps,
): RequestContext {
  const { db, waitForPosition } = asking
  const { commandId } = command
  const call: RequestContext & { ownerId?: string; auditor?: Auditor } = {
    execute,
    db,
    commandId,
    request,
    reply,
    readConsistently: openConsistentRead(asking),
    async waitForPosition(position) {
      await waitForPosition(position, catchUpTimeoutMs)
    },
    waitForCatchUp: openWaitForCatchUp(asking),
    // Nobody who reads a command's id in the log can work out the ids, some of them secrets, that came from it.
    newId: (name) => v5(`${commandId}\n${name}`, namespace),
  }
  if (ownerId !== undefined) call.ownerId = ownerId
  if (auditor !== undefined) call.auditor = auditor
  return call
}
