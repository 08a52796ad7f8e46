import type { Cursor } from '#contract/live.ts'
import type { Announcements } from '#kernel/announcements.ts'
import type { Channel, Page } from '#kernel/channel.ts'
import type { Db } from '#kernel/db.ts'

export type Following<T> = {
  channel: Channel<T>
  db: Db
  id: string
  since: Cursor
  announcements: Announcements
  /** Passes a page on; resolves once the follower can take another. */
  send: (page: Page<T>) => Promise<void> | void
  /** After the last page there is for now, also when there was nothing new. */
  upToDate?: () => Promise<void> | void
  /** The feed broke; the follower comes back with the cursor it last saw. */
  fail: (error: unknown) => void
  signal: AbortSignal
}

/**
 * Joining, missing an announcement and reconnecting are one case: read what is new since the cursor. A burst of
 * announcements costs one more read, not one each; a slow follower is not read for. Resolves when it ended.
 */
export async function follow<T>(following: Following<T>): Promise<void> {
  const { channel, db, id, announcements, send, upToDate, fail, signal } = following
  const bell = doorbell(signal)
  // Before the first read, so that no change falls between the two.
  const stop = announcements.subscribe(`${channel.name}:${id}`, bell.ring)
  let cursor = following.since
  try {
    while (!signal.aborted) {
      bell.quiet()
      const page = await channel.readSince(db, id, cursor)
      if (signal.aborted) return
      if (page.items.length > 0) await send(page)
      cursor = page.cursor
      if (page.more) continue
      await upToDate?.()
      await bell.rung()
    }
  } catch (error) {
    if (!signal.aborted) fail(error)
  } finally {
    stop()
  }
}

/** Remembers that it rang, however often, until it is told to be quiet. */
function doorbell(signal: AbortSignal) {
  let ringing = false
  let open: (() => void) | undefined
  const ring = () => {
    ringing = true
    open?.()
  }
  return {
    ring,
    quiet: () => {
      ringing = false
    },
    rung: () =>
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
