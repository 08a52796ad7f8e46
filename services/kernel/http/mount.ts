// Mounts a route: authentication, input, idempotency, consistent reads, and the position of writes.
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
import {
  auditorActor,
  ownerActor,
  requestActor,
  requestSource,
  setRequestActor,
} from '../security/events/request-actor.ts'
import type { SecurityEvents } from '../security/events/security-events.ts'
import { refuse } from '../problem.ts'
import type { RequestContext, Route } from './route.ts'

const positionHeader = 'prosa-position'
const isPosition = /^[0-9]{1,20}$/

export type RequestDeps = ReadModelProgress & {
  db: Db
  execute: Executor
  /** `liveSince` is the cursor from which a client follows channels after this read. */
  waitForPosition: { liveSince?: () => Cursor | undefined }
  authenticate: (request: FastifyRequest) => Promise<{ ownerId: string } | undefined>
  /** Without it, every token is invalid. */
  auditorOf?: AuditorOf
  /** Without it, nothing is recorded. */
  securityEvents?: SecurityEvents
  /** Key of input fingerprints and of derived ids. */
  secret: Buffer
}

type MountDeps = RequestDeps & { ownWrites: OwnWrites; readForm: ReadForm }

export function mount(app: FastifyInstance, { endpoint, handle }: Route, deps: MountDeps): void {
  const [method, url] = endpoint.route.split(' ') as [HTTPMethods, string]
  const { access, output, upload, maxBytes, ignoresBody } = endpoint
  const handleRequest = handle as (input: unknown, context: RequestContext) => Promise<unknown>
  const namespace = deps.secret.subarray(0, 16)

  app.route({
    method,
    url,
    ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
    ...(ignoresBody && { config: { ignoresBody } }),
    async handler(request, reply) {
      const ownerId = access === 'owner' ? await requireOwner(request, deps) : undefined
      const auditor = access === 'auditor' ? await authenticateAuditor(request, deps) : undefined
      const raw = inputOf(request, upload && (await deps.readForm(request, upload)))
      const parsed = parseRequest(endpoint, raw, request.params as object)
      // Upload handlers detect repeats by the file's content.
      const command = upload
        ? { commandId: request.id }
        : deriveCommandIdentity(request, endpoint, { ownerId, input: raw, secret: deps.secret })
      await waitForReadModels(request, reply, ownerId ?? auditor?.ownerId, deps)
      if (ownerId && method === 'GET') setLiveSinceHeader(reply, deps)
      const { execute, furthest } = createExecute(reply, command, ownerId ?? access, deps)
      const caller = { request, reply, ownerId, auditor, command }
      const context = createRequestContext({ ...caller, execute, namespace }, deps)
      const result = await handleRequest(parsed, context)
      if (ownerId && method !== 'GET')
        deps.ownWrites.record(ownerId, furthest() || (await deps.head()))
      // The handler has sent redirects and streams itself.
      return reply.sent || reply.raw.headersSent ? reply : output.parse(result)
    },
  })
}

/** Set before reading: duplicates are possible, gaps are not. */
function setLiveSinceHeader(reply: FastifyReply, { waitForPosition }: MountDeps): void {
  const since = waitForPosition.liveSince?.()
  if (since !== undefined) reply.header('prosa-live-since', since)
}

async function requireOwner(
  request: FastifyRequest,
  { authenticate, auditorOf }: RequestDeps,
): Promise<string> {
  const owner = await authenticate(request)
  if (owner) {
    setRequestActor(request, ownerActor(owner.ownerId))
    return owner.ownerId
  }
  const token = bearerToken(request)
  // An unknown token gets the same response as none.
  const auditor = token === undefined ? undefined : await auditorOf?.(token)
  if (!auditor) return refuse('accounts/signed-out')
  setRequestActor(request, auditorActor(auditor))
  return refuse('accounts/token-scope')
}

/** Waits for the position of the request or of the owner's last write; sets `prosa-stale` on a timeout. */
async function waitForReadModels(
  request: FastifyRequest,
  reply: FastifyReply,
  ownerId: string | undefined,
  { waitForPosition, ownWrites }: MountDeps,
): Promise<void> {
  const requested = request.headers[positionHeader]
  const written = ownerId && request.method === 'GET' ? ownWrites.lastPosition(ownerId) : undefined
  const position = typeof requested === 'string' && isPosition.test(requested) ? requested : written
  if (position === undefined) return
  if (!(await waitForPosition(position, catchUpTimeoutMs))) reply.header('prosa-stale', '1')
}

/** `execute` that sets the position header to the furthest position of its commands. */
function createExecute(
  reply: FastifyReply,
  command: CommandIdentity,
  actor: string,
  deps: RequestDeps,
): { execute: Execute; furthest: () => Position } {
  let inner: Execute | undefined
  let furthest: Position = ''
  const execute: Execute = async (decider, id, commands) => {
    inner ??= deps.execute({ ...command, correlationId: command.commandId, actor })
    const executed = await inner(decider, id, commands)
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
  deps: RequestDeps,
): RequestContext {
  const { db, waitForPosition, securityEvents } = deps
  const { commandId } = command
  const context: RequestContext & { ownerId?: string; auditor?: Auditor } = {
    execute,
    db,
    commandId,
    request,
    reply,
    readConsistently: openConsistentRead(deps),
    async waitForPosition(position) {
      await waitForPosition(position, catchUpTimeoutMs)
    },
    waitForCatchUp: openWaitForCatchUp(deps),
    recordSecurityEvent: async (event) =>
      securityEvents?.record({ ...requestActor(request), ...event }, requestSource(request)),
    // Keyed with the installation's secret: the derived ids, some of them secrets, cannot be computed from the log.
    newId: (name) => v5(`${commandId}\n${name}`, namespace),
  }
  if (ownerId !== undefined) context.ownerId = ownerId
  if (auditor !== undefined) context.auditor = auditor
  return context
}
