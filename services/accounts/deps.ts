import { randomBytes } from 'node:crypto'
import type { Models } from '#contract/models.ts'
import type { PlanName } from '#contract/plans.ts'
import type { Log } from '#kernel/log.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { InstallationSecrets } from '#kernel/privacy/installation-secrets.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { Identity } from '#ports/identity.ts'
import type { ReadModelAnnouncements } from '#projections/engine/announcements.ts'
import { type AccessTokens, openAccessTokens } from './access-tokens.ts'
import { createCookieSealer, type CookieSealer } from './cookie-sealer.ts'
import type { CookieOptions } from './cookies.ts'
import { openAccessWatch, type WatchAccess } from './access-watch.ts'
import { openWebSessions, type WebSessions } from './web-sessions.ts'

export type StandIn = 'ai' | 'payments' | 'identity' | 'messaging' | 'mail'

export type AccountsDeps = {
  identity: Identity
  sessions: WebSessions
  tokens: AccessTokens
  watchAccess: WatchAccess
  keys: Pick<Keys, 'destroy'>
  /** Seals the cookie of a pending sign-in. */
  cookieSealer: CookieSealer
  /** `secure` when the public URL is https. */
  cookieOptions: CookieOptions
  /** The adapters that run as stand-ins. */
  standIns: readonly StandIn[]
  models: Models
  /** Ways to answer that this installation has the adapters for. */
  channels: { voice: boolean; whatsapp: boolean }
  /** The operator's address for support; null: none is set. */
  supportUrl: string | null
  /** Absent: the default plan. */
  newAccountPlan?: PlanName | undefined
}

/** Creates the context's tables and its sign-in key. */
export async function openAccounts(
  db: Db,
  options: Pick<
    AccountsDeps,
    'identity' | 'keys' | 'standIns' | 'models' | 'channels' | 'supportUrl' | 'newAccountPlan'
  > & {
    publicUrl: string
    secrets: InstallationSecrets
    announcements: ReadModelAnnouncements
    log: Log
  },
): Promise<AccountsDeps> {
  const { key } = await options.secrets.getOrCreate('sign-in-cookie', () => ({
    key: randomBytes(32).toString('base64'),
  }))
  const { announcements, log } = options
  const cookieOptions = { secure: options.publicUrl.startsWith('https:') }
  const sessions = await openWebSessions(db, { ...cookieOptions, announcements })
  const tokens = await openAccessTokens(db)
  return {
    identity: options.identity,
    sessions,
    tokens,
    keys: options.keys,
    watchAccess: openAccessWatch({ announcements, sessions, tokens, log }),
    cookieSealer: createCookieSealer(Buffer.from(key, 'base64')),
    cookieOptions,
    standIns: options.standIns,
    models: options.models,
    channels: options.channels,
    supportUrl: options.supportUrl,
    newAccountPlan: options.newAccountPlan,
  }
}
