import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db } from '#kernel/postgres/db.ts'
import { networkOf } from '#kernel/security/events/network.ts'
import type { ReadModelAnnouncements } from '#projections/engine/announcements.ts'
import { type CookieOptions, readSessionCookie } from './cookies.ts'
import { sessionTopic } from './access-topics.ts'
import { deviceOf } from './device.ts'
import {
  bindToHost,
  createSessionTable,
  deleteSessions,
  insertSession,
  listSessions,
  secondsLeftOfSession,
  useSession,
  type SessionFilter,
  type WebSession,
} from './web-session-table.ts'

/** Where no announcement arrives, an ended session stays valid in other processes for up to this time. */
const cacheTtlMs = 1_000

type CookieRequest = { headers: { cookie?: string | undefined }; ip?: string }
type SignInRequest = { headers: { 'user-agent'?: string | undefined }; ip: string }
/** `session`: the hash of the cookie's token, not a secret. */
export type AuthenticatedSession = { ownerId: string; session: string }

export type WebSessions = {
  /** Undefined without a valid session. */
  authenticate(request: CookieRequest): Promise<AuthenticatedSession | undefined>
  /** Returns the cookie's token; only its hash is stored. */
  create(ownerId: string, from?: SignInRequest): Promise<string>
  /** The value and the rest of the lifetime for a new cookie in place of the request's. */
  renewCookie(request: CookieRequest): Promise<{ token: string; seconds: number } | undefined>
  end(request: CookieRequest): Promise<void>
  list(ownerId: string): Promise<WebSession[]>
  /** Returns the ended session; undefined for an unknown one and for another owner's. */
  revoke(ownerId: string, id: string): Promise<string | undefined>
  /** Ends all of the owner's sessions; returns how many. */
  revokeAll(ownerId: string, exceptSession?: string): Promise<number>
  /** Undefined if it is over. */
  secondsLeft(session: string): Promise<number | undefined>
}

type CachedSession = AuthenticatedSession & { isHostBound: boolean }

type WebSessionOptions = CookieOptions & { announcements: Pick<ReadModelAnnouncements, 'listen'> }

/**
 * Sessions are stored on the server, so that they can be ended; the browser holds a random token. They end some days
 * after their last use, and some days after the sign-in however much they are used.
 */
export async function openWebSessions(
  db: Db,
  { secure, announcements }: WebSessionOptions,
): Promise<WebSessions> {
  await createSessionTable(db)
  const cache = openSessionCache(announcements)

  async function authenticate(request: CookieRequest): Promise<AuthenticatedSession | undefined> {
    const cookie = readSessionCookie(request, secure)
    if (!cookie || cookie.token.length > 100) return undefined
    const session = hashToken(cookie.token)
    const found = await cache.find(session, async () => {
      const used = await useSession(db, session, request.ip && networkOf(request.ip))
      return used && { ownerId: used.ownerId, session, isHostBound: used.isHostBound }
    })
    if (!found || (cookie.isLegacy && found.isHostBound)) return undefined
    return { ownerId: found.ownerId, session }
  }

  async function end(filter: SessionFilter): Promise<string[]> {
    const ended = await deleteSessions(db, filter)
    // Not only announced: the next request of this process must not find them.
    for (const session of ended) cache.forget(session)
    return ended
  }

  return {
    authenticate,
    async create(ownerId, from) {
      const token = randomBytes(32).toString('base64url')
      const session = hashToken(token)
      const network = from && networkOf(from.ip)
      const device = deviceOf(from?.headers['user-agent'])
      await insertSession(db, { session, ownerId, isHostBound: secure, network, ...device })
      return token
    },
    async renewCookie(request) {
      const cookie = readSessionCookie(request, secure)
      if (!cookie) return undefined
      const session = hashToken(cookie.token)
      const left = await secondsLeftOfSession(db, session)
      if (left !== undefined && cookie.isLegacy) await bindToHost(db, session)
      return left === undefined ? undefined : { token: cookie.token, seconds: Math.floor(left) }
    },
    async end(request) {
      // Both names, where a browser has both.
      for (const isSecure of new Set([secure, false])) {
        const cookie = readSessionCookie(request, isSecure)
        if (cookie) await end({ session: hashToken(cookie.token) })
      }
    },
    list: (ownerId) => listSessions(db, ownerId),
    revoke: async (ownerId, id) => (await end({ ownerId, id }))[0],
    revokeAll: async (ownerId, exceptSession) => (await end({ ownerId, exceptSession })).length,
    secondsLeft: (session) => secondsLeftOfSession(db, session),
  }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Forgets sessions that end in any process. While announcements may be lost, nothing is cached. */
function openSessionCache(announcements: WebSessionOptions['announcements']) {
  const cache = new LRUCache<string, CachedSession>({ max: 10_000, ttl: cacheTtlMs })
  /** Incremented when a session ends: a look-up that began before does not write to the cache. */
  let generation = 0
  let isListening = true
  const forget = (session?: string) => {
    generation += 1
    if (session === undefined) cache.clear()
    else cache.delete(session)
  }
  const prefix = sessionTopic('')
  announcements.listen((announcement) => {
    if (announcement === 'lost' || announcement === undefined) {
      isListening = announcement === undefined
      return forget()
    }
    for (const topic of announcement.wake ?? [])
      if (topic === '*' || topic === `${prefix}*`) forget()
      else if (topic.startsWith(prefix)) forget(topic.slice(prefix.length))
  })
  return {
    forget,
    async find(session: string, lookUp: () => Promise<CachedSession | undefined>) {
      const cached = cache.get(session)
      if (cached) return cached
      const before = generation
      const found = await lookUp()
      if (found && isListening && before === generation) cache.set(session, found)
      return found
    },
  }
}
