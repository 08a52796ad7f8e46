import { createHmac } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { derivedId } from '../ids.ts'
import { refuse } from '../problem.ts'

/** A random UUID, hex digits or base64 of 128 bits have at least so many characters, and so many different ones. */
const unguessable = { length: 22, differentCharacters: 8 }

const printableAscii = new RegExp(`^[\\x21-\\x7e]{1,${limits.idempotencyKey.max}}$`)

/** The command id of a request, and the fingerprint of its input if the client sent an Idempotency-Key. */
export type CommandIdentity = { commandId: string; inputHash?: string }

/**
 * With an `Idempotency-Key`, the command id derives from the caller, the route and the key; without one it is new. Two
 * callers may use the same key: an owner is identified by id, a respondent by the secret in the path. Any other caller
 * has an address, which strangers may share, and no secret but the key itself: it must be unguessable, or a stranger who
 * sends the same request would get the same session.
 */
export function deriveCommandIdentity(
  request: FastifyRequest,
  { route, access }: Pick<Endpoint, 'route' | 'access'>,
  { ownerId, input, secret }: { ownerId: string | undefined; input: unknown; secret: Buffer },
): CommandIdentity {
  const key = request.headers['idempotency-key']
  if (key === undefined) return { commandId: request.id }
  if (typeof key !== 'string' || !printableAscii.test(key))
    return refuseKey(
      `Must be 1 to ${limits.idempotencyKey.max} printable ASCII characters without spaces`,
    )
  if (access === 'anyone' && !isUnguessable(key))
    return refuseKey(
      `Must be unguessable in calls without credentials: a random UUID, or ${unguessable.length} or more random characters`,
    )
  const caller = ownerId ?? (access === 'respondent' ? JSON.stringify(request.params) : request.ip)
  const inputHash = createHmac('sha256', secret).update(canonicalize(input)!).digest('base64url')
  return { commandId: derivedId(caller, route, key), inputHash }
}

const isUnguessable = (key: string) =>
  key.length >= unguessable.length && new Set(key).size >= unguessable.differentCharacters

function refuseKey(message: string): never {
  refuse('request/invalid', {
    issues: [{ path: ['Idempotency-Key'], message, code: 'invalid_key' }],
  })
}
