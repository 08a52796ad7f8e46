import type { Cursor } from '#contract/live.ts'
import type { Announcements } from '#kernel/read/announcements.ts'
import type { Channel, ChannelPage } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'

export type FollowOptions<T> = {
  channel: Channel<T>
  db: Db
  id: string
  since: Cursor
  announcements: Announcements
  /** Passes a page on; resolves once the follower can take another. */
  send: (page: ChannelPage<T>) => Promise<void> | void
  /** After the last page there is for now, also when there was nothing new. */
  onCaughtUp?: () => Promise<void> | void
  /** The feed broke; the follower comes back with the cursor it last saw. */
  onError: (error: unknown) => void
  signal: AbortSignal
}

/**
 * Joining, missing an announcement and reconnecting are one case: read what is new since the cursor. A burst of
 * announcements costs one more read, not one each; a slow follower is not read for. Resolves when it ended.
 */
export async function followChannel<T>(following: FollowOptions<T>): Promise<void> {
  const { channel, db, id, announcements, send, onCaughtUp, onError, signal } = following
  const bell = openWakeUp(signal)
  // Before the first read, so that no change falls between the two.
  const stop = announcements.subscribe(`${channel.name}:${id}`, bell.notify)
  let cursor = following.since
  try {
    while (!signal.aborted) {
      bell.reset()
      const page = await channel.readSince(db, id, cursor)
      if (signal.aborted) return
      if (page.items.length > 0) await send(page)
      cursor = page.cursor
      if (page.more) continue
      await onCaughtUp?.()
      await bell.wait()
    }
  } catch (error) {
    if (!signal.aborted) onError(error)
  } finally {
    stop()
  }
}

/** Remembers that it rang, however often, until it is told to be quiet. */
function openWakeUp(signal: AbortSignal) {
  let ringing = false
  let open: (() => void) | undefined
  const ring = () => {
    ringing = true
    open?.()
  }
  return {
    notify: ring,
    reset: () => {
      ringing = false
    },
    wait: () =>
      new Promise<void>((resolve) => {
        if (ringing || signal.aborted) return resolve()
        open = () => {
          open = undefined
          signal.removeEventListener('abort', ring)
          resolve()
        }
        signal.addEventListener('abort', ring, { once: true })
      }),
  }
}
