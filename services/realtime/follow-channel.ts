import type { Cursor } from '#contract/live.ts'
import { openWakeUp } from '#kernel/async/wake-up.ts'
import type { Announcements } from '#kernel/read/announcements.ts'
import type { Channel, ChannelPage } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'

export type FollowOptions<T> = {
  channel: Channel<T>
  db: Db
  id: string
  since: Cursor
  announcements: Announcements
  /** Resolves when the follower can take another page. */
  send: (page: ChannelPage<T>) => Promise<void> | void
  /** Called after the last page, even if it was empty. */
  onCaughtUp?: () => Promise<void> | void
  /** A read or a send failed, which ends the follower. The client reconnects with its last cursor. */
  onError: (error: unknown) => void
  signal: AbortSignal
}

/**
 * Sends what is new since the cursor, now and after each announcement: joining and reconnecting are the same operation. A
 * burst of announcements causes one read; a slow follower causes none. Resolves at the end.
 */
export async function followChannel<T>(options: FollowOptions<T>): Promise<void> {
  const { channel, db, id, announcements, send, onCaughtUp, onError, signal } = options
  const wakeUp = openWakeUp()
  // Subscribed before the first read, so that no change is missed between the two.
  const unsubscribe = announcements.subscribe(`${channel.name}:${id}`, wakeUp.notify)
  let cursor = options.since
  try {
    while (!signal.aborted) {
      wakeUp.reset()
      const page = await channel.readSince(db, id, cursor)
      if (signal.aborted) return
      if (page.items.length > 0) await send(page)
      cursor = page.cursor
      if (page.more) continue
      await onCaughtUp?.()
      await wakeUp.wait({ signal })
    }
  } catch (error) {
    if (!signal.aborted) onError(error)
  } finally {
    unsubscribe()
  }
}
