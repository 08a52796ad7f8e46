import { randomBytes } from 'node:crypto'
import type { Db } from '#kernel/db.ts'
import { keptSecret } from '#kernel/kept-secrets.ts'
import type { Identity } from '#ports/identity.ts'
import { type AccessTokens, openAccessTokens } from './access-tokens.ts'
import { sealedBox, type SealedBox } from './sealed-box.ts'
import { openWebSessions, type WebSessions } from './web-sessions.ts'

export type StandIn = 'ai' | 'payments' | 'identity' | 'messaging'

export type AccountsDeps = {
  identity: Identity
  sessions: WebSessions
  tokens: AccessTokens
  /** Seals the cookie of a sign-in in flight. */
  box: SealedBox
  /** Cookies are `secure` where the product is served over https. */
  jar: { secure: boolean }
  /** Which parts are stand-ins here. */
  standIns: readonly StandIn[]
}

/** Prepares what the context keeps in the database, and its part of a process. */
export async function openAccounts(
  db: Db,
  options: { identity: Identity; publicUrl: string; standIns: readonly StandIn[] },
): Promise<AccountsDeps> {
  const { key } = await keptSecret(db, 'sign-in-cookie', () => ({
    key: randomBytes(32).toString('base64'),
  }))
  return {
    identity: options.identity,
    sessions: await openWebSessions(db),
    tokens: await openAccessTokens(db),
    box: sealedBox(Buffer.from(key, 'base64')),
    jar: { secure: options.publicUrl.startsWith('https:') },
    standIns: options.standIns,
  }
}
