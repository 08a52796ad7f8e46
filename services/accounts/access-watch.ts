// Watches what gives access to an open socket or feed: it ends when the session or token does, in whichever process.
import type { Announcements } from '#kernel/read/announcements.ts'
import type { Log } from '#kernel/log.ts'
import type { AccessTokens } from './access-tokens.ts'
import { sessionTopic, tokenTopic } from './access-topics.ts'
import type { WebSessions } from './web-sessions.ts'

/** `session`: the hash of a web session's token; `tokenId`: the id of an access token. */
export type WatchedAccess = { session: string } | { tokenId: string }

/** Calls `onEnd` once, as soon as the access is revoked, ended or expired. Returns how to stop. */
export type WatchAccess = (access: WatchedAccess, onEnd: () => void) => () => void

/** Also without an announcement, access is looked up this often, and when it expires. */
const lookUpIntervalMs = 25_000

type AccessWatchDeps = {
  announcements: Announcements
  sessions: Pick<WebSessions, 'secondsLeft'>
  tokens: Pick<AccessTokens, 'secondsLeft'>
  log: Log
}

/**
 * After a lost connection to the database every topic is announced, so each access is looked up again. A look-up that
 * fails ends nothing.
 */
export function openAccessWatch({
  announcements,
  sessions,
  tokens,
  log,
}: AccessWatchDeps): WatchAccess {
  return (access, onEnd) => {
    const isSession = 'session' in access
    const topic = isSession ? sessionTopic(access.session) : tokenTopic(access.tokenId)
    const secondsLeft = () =>
      isSession ? sessions.secondsLeft(access.session) : tokens.secondsLeft(access.tokenId)
    let timer: NodeJS.Timeout | undefined
    let isStopped = false
    const stop = () => {
      isStopped = true
      clearTimeout(timer)
      unsubscribe()
    }
    const check = async () => {
      const left = await secondsLeft().catch((err: unknown) => {
        log.warn({ err }, 'could not look up the access of a socket')
        return Infinity
      })
      if (isStopped) return
      clearTimeout(timer)
      if (left === undefined || left <= 0) {
        stop()
        return onEnd()
      }
      timer = setTimeout(() => void check(), Math.min(left * 1000 + 1, lookUpIntervalMs)).unref()
    }
    const unsubscribe = announcements.subscribe(topic, () => void check())
    // It may have ended before the subscription.
    void check()
    return stop
  }
}
