import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import type { Position } from '#ports/event-store.ts'
import type { Auditor } from '../security/auditor.ts'
import type { Execute } from '../commands/command.ts'
import type { Db } from '../postgres/db.ts'
import type { WaitForCatchUp, ConsistentRead } from '../read/consistent-read.ts'
import type { SecurityEvent } from '../security/events/security-event.ts'

/** Context of a request. `ownerId` exists if the endpoint requires an owner, `auditor` if it requires an auditor. */
export type RequestContext<A extends Access = Access> = {
  execute: Execute
  /** Reads of the read models, which have reached the client's last known position. */
  db: Db
  /** Reads for checks across contexts. */
  readConsistently: ConsistentRead
  /** Waits until the read models have reached a position, or a timeout. */
  waitForPosition: (position: Position) => Promise<void>
  waitForCatchUp: WaitForCatchUp
  /** Identifies the command; the same for a repeated Idempotency-Key. */
  commandId: string
  /** The actor is by default the caller. Never rejects. */
  recordSecurityEvent: (
    event: Omit<SecurityEvent, 'actor'> & Partial<Pick<SecurityEvent, 'actor'>>,
  ) => Promise<void>
  /** Derives ids from the command, so that a retry creates the same ids. */
  newId: (name: string) => string
  request: FastifyRequest
  reply: FastifyReply
} & (A extends 'owner' ? { ownerId: string } : unknown) &
  (A extends 'auditor' ? { auditor: Auditor } : unknown)

export type Route = {
  endpoint: Endpoint
  handle: (input: never, context: never) => Promise<unknown>
}

/** Binds an endpoint to its handler. The kernel parses the input and the output. */
export function route<
  R extends string,
  In extends z.ZodType,
  Out extends z.ZodType,
  A extends Access,
>(
  endpoint: Endpoint<R, In, Out, A>,
  handle: (input: z.output<In>, context: RequestContext<A>) => Promise<z.input<Out>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] }
}
