// Access to ledgers: an owner reads their own, an access token what it was issued for.
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../problem.ts'
import { auditorActor, requestSource, setRequestActor } from './events/request-actor.ts'
import type { SecurityEvents } from './events/security-events.ts'

/** `ownerId`: whose ledger may be read; undefined: all. `tokenId` and `session` are ids, not secrets. */
export type Auditor = {
  ownerId: string | undefined
  tokenId?: string
  session?: string
  /** The token was never used before. */
  isFirstUse?: boolean
}

/** Undefined for an unknown or revoked token. */
export type AuditorOf = (token: string) => Promise<Auditor | undefined>

/** The bearer token of a request, if any. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const [, token] = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  return token
}

/** The owner whose ledger is read. Another owner's ledger is `ledger/not-found`, like one that does not exist. */
export function resolveLedgerOwner({ ownerId }: Auditor, requested: string | undefined): string {
  if (ownerId === undefined) return requested ?? refuse('ledger/owner-required')
  return requested === undefined || requested === ownerId ? ownerId : refuse('ledger/not-found')
}

type AuditorRequest = Pick<FastifyRequest, 'headers' | 'ip' | 'id'>

/** A token takes precedence over a cookie. Throws `accounts/token-invalid` or `accounts/signed-out`. */
export async function authenticateAuditor<R extends AuditorRequest>(
  request: R,
  credentials: {
    authenticate: (request: R) => Promise<{ ownerId: string; session?: string } | undefined>
    auditorOf?: AuditorOf | undefined
    securityEvents?: SecurityEvents | undefined
  },
): Promise<Auditor> {
  const token = bearerToken(request)
  if (token === undefined) {
    const owner = (await credentials.authenticate(request)) ?? refuse('accounts/signed-out')
    setRequestActor(request, auditorActor(owner))
    return owner
  }
  const auditor = (await credentials.auditorOf?.(token)) ?? refuse('accounts/token-invalid')
  setRequestActor(request, auditorActor(auditor))
  if (auditor.isFirstUse)
    await credentials.securityEvents?.record(
      { kind: 'token-first-used', ...auditorActor(auditor) },
      requestSource(request),
    )
  return auditor
}
