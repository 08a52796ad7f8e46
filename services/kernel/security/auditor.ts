// Access to ledgers: an owner reads their own, an access token what it was issued for.
import type { IncomingMessage } from 'node:http'
import { refuse } from '../problem.ts'

/** `ownerId`: whose ledger may be read; undefined: all. `tokenId` and `session` are ids, not secrets. */
export type Auditor = { ownerId: string | undefined; tokenId?: string; session?: string }

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

type WithHeaders = Pick<IncomingMessage, 'headers'>

/** A token takes precedence over a cookie. Throws `accounts/token-invalid` or `accounts/signed-out`. */
export async function authenticateAuditor<R extends WithHeaders>(
  request: R,
  who: {
    authenticate: (request: R) => Promise<{ ownerId: string; session?: string } | undefined>
    auditorOf?: AuditorOf | undefined
  },
): Promise<Auditor> {
  const token = bearerToken(request)
  if (token !== undefined) return (await who.auditorOf?.(token)) ?? refuse('accounts/token-invalid')
  return (await who.authenticate(request)) ?? refuse('accounts/signed-out')
}
