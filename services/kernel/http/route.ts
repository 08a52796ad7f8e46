import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import type { Position } from '#ports/event-store.ts'
import type { Auditor } from '../security/auditor.ts'
import type { Execute } from '../commands/command.ts'
import type { Db } from '../postgres/db.ts'
import type { WaitForCatchUp, ConsistentRead } from '../read/consistent-read.ts'

/** What a handler may use. `ownerId` is there only where the endpoint demands a signed-in owner, `auditor` only on a ledger. */
export type RequestContext<A extends Access = Access> = {
  execute: Execute
  /** Reads; by now the read models have reached what this client last wrote or saw. */
  db: Db
  /** For checks across contexts. */
  readConsistently: ConsistentRead
  /** Waits, briefly, until the read models have reached a position. */
  waitForPosition: (position: Position) => Promise<void>
  waitForCatchUp: WaitForCatchUp
  /** Identifies the command; the same for a repeated Idempotency-Key. */
  commandId: string
  /** Ids of what a command creates: derived, so that a retry creates the same. */
  newId: (name: string) => string
  request: FastifyRequest
  reply: FastifyReply
} & (A extends 'owner' ? { ownerId: string } : unknown) &
  (A extends 'auditor' ? { auditor: Auditor } : unknown)

export type Route = { endpoint: Endpoint; handle: (input: never, call: never) => Promise<unknown> }

/** Binds an endpoint of the contract to what answers it. The kernel parses the input and the output. */
export function route<
  R extends string,
  In extends z.ZodType,
  Out extends z.ZodType,
  A extends Access,
>(
  endpoint: Endpoint<R, In, Out, A>,
  handle: (input: z.output<In>, call: RequestContext<A>) => Promise<z.input<Out>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] }
}
