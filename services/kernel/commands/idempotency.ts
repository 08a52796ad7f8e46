import { createHmac } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { derivedId } from '../ids.ts'
import { refuse } from '../problem.ts'

const printableAscii = new RegExp(`^[\\x21-\\x7e]{1,${limits.idempotencyKey.max}}$`)

/** The command id of a request, and the fingerprint of its input if the client sent an Idempotency-Key. */
export type CommandIdentity = { commandId: string; inputHash?: string }

/**
 * With an `Idempotency-Key`, the command id derives from the caller, the route and the key; without one it is new. Two
 * callers may use the same key: an owner is identified by id, a respondent by the secret in the path, any other caller by
 * address.
 */
export function deriveCommandIdentity(
  request: FastifyRequest,
  { route, access }: Pick<Endpoint, 'route' | 'access'>,
  ownerId: string | undefined,
  input: unknown,
  secret: Buffer,
): CommandIdentity {
  const key = request.headers['idempotency-key']
  if (key === undefined) return { commandId: request.id }
  if (typeof key !== 'string' || !printableAscii.test(key)) refuseInvalidKey()
  const caller = ownerId ?? (access === 'respondent' ? JSON.stringify(request.params) : request.ip)
  const inputHash = createHmac('sha256', secret).update(canonicalize(input)!).digest('base64url')
  return { commandId: derivedId(caller, route, key), inputHash }
}

function refuseInvalidKey(): never {
  const message = `Must be 1 to ${limits.idempotencyKey.max} printable ASCII characters without spaces`
  refuse('request/invalid', {
    issues: [{ path: ['Idempotency-Key'], message, code: 'invalid_key' }],
  })
}
