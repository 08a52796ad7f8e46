import { createHmac } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { derivedId } from '../ids.ts'
import { refuse } from '../problem.ts'

const printableAscii = new RegExp(`^[\\x21-\\x7e]{1,${limits.idempotencyKey.max}}$`)

/** The command that a request tells, and the fingerprint of its input where the client may repeat it. */
export type CommandIdentity = { commandId: string; inputHash?: string }

/**
 * With an `Idempotency-Key`, the command's id derives from who asks, what, and the key; without one it is fresh.
 * Two strangers who happen to choose the same key are two askers: a respondent is known by the secret in the path,
 * anybody else by address.
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
  const asker = ownerId ?? (access === 'respondent' ? JSON.stringify(request.params) : request.ip)
  const inputHash = createHmac('sha256', secret).update(canonicalize(input)!).digest('base64url')
  return { commandId: derivedId(asker, route, key), inputHash }
}

function refuseInvalidKey(): never {
  const message = `Must be 1 to ${limits.idempotencyKey.max} printable ASCII characters without spaces`
  refuse('request/invalid', {
    issues: [{ path: ['Idempotency-Key'], message, code: 'invalid_key' }],
  })
}
