// Who may read ledgers: an owner their own, and whoever shows a token for it.
import type { IncomingMessage } from 'node:http'
import { refuse } from '../problem.ts'

/** `ownerId`: whose ledger may be read; undefined, everybody's. `tokenId` and `session`, by which they came, are no secrets. */
export type Auditor = { ownerId: string | undefined; tokenId?: string; session?: string }

/** Undefined for a token that is not, or no longer, good. */
export type AuditorOf = (token: string) => Promise<Auditor | undefined>

/** The token that a request shows; undefined where it shows none. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const [, token] = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  return token
}

/** Whose ledger is to be read. Somebody else's is as unknown as one that never was. */
export function resolveLedgerOwner({ ownerId }: Auditor, asked: string | undefined): string {
  if (ownerId === undefined) return asked ?? refuse('ledger/owner-required')
  return asked === undefined || asked === ownerId ? ownerId : refuse('ledger/not-found')
}

type WithHeaders = Pick<IncomingMessage, 'headers'>

/** A token comes before a cookie: whoever shows one means to be its bearer. Throws where neither is good. */
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
