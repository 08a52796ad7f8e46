import type { Cursor } from '#contract/live.ts'
import { openWakeUp } from '#kernel/async/wake-up.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Position } from '#ports/event-store.ts'
import type { ReadModelAnnouncements } from './announcements.ts'
import { createReadSchema, readCheckpoints } from './checkpoints.ts'
import { cursorAfter } from './tables/rows-since.ts'

/**
 * Waits until read models show everything up to a position: those named, or all that are live. False when time ran out.
 * What is being built or stands still is not waited for: nobody knows for how long.
 */
export type WaitForPosition = (
  position: Position,
  timeoutMs: number,
  names?: readonly string[],
) => Promise<boolean>

/**
 * Whether these, or all, show what they once showed: none is being built or stands still, and Postgres has not been away
 * since, which may take back what it told before it crashed.
 */
type IsComplete = (names?: readonly string[]) => boolean

/**
 * Where a channel goes on for whoever asks any read model from now on: they show at least what was before. Undefined
 * while one of them is being built.
 */
type LiveSince = () => Cursor | undefined

/** Knows from announcements how far each projection is, whichever process runs it, so that asking costs no query. */
export async function openPositionTracker(
  db: Db,
  announcements: ReadModelAnnouncements,
  projections: readonly { name: string }[],
): Promise<WaitForPosition & { liveSince: LiveSince; isComplete: IsComplete } & AsyncDisposable> {
  await createReadSchema(db)
  const known = new Set(projections.map(({ name }) => name))
  const positions = new Map<string, Position>()
  const waiters = new Set<() => void>()
  let isDisconnected = false

  const advance = (name: string, position: Position) => {
    if (known.has(name) && position >= (positions.get(name) ?? '')) positions.set(name, position)
  }
  const reload = async () => {
    const checkpoints = await readCheckpoints(db)
    if (isDisconnected) positions.clear()
    isDisconnected = false
    for (const { name, position, state } of checkpoints) {
      if (state === 'live') advance(name, position)
      else positions.delete(name)
    }
    for (const check of [...waiters]) check()
  }
  const stop = announcements.listen((news) => {
    if (news === 'lost') return void (isDisconnected = true)
    if (!news) return void reload().catch(() => {})
    for (const [name, state] of Object.entries(news.is ?? {}))
      if (state !== 'live') positions.delete(name)
    for (const [name, position] of Object.entries(news.at ?? {})) advance(name, position)
    for (const check of [...waiters]) check()
  })
  await reload()

  const hasReached = (position: Position, names?: readonly string[]) => {
    if (isDisconnected) return false
    for (const [name, at] of positions)
      if (at < position && (!names || names.includes(name))) return false
    return true
  }

  const waitForPosition: WaitForPosition = async (position, timeoutMs, names) => {
    if (hasReached(position, names)) return true
    const wakeUp = openWakeUp()
    const check = () => hasReached(position, names) && wakeUp.notify()
    waiters.add(check)
    await wakeUp.wait({ timeoutMs })
    waiters.delete(check)
    if (hasReached(position, names)) return true
    // News may be stuck while the connection that brings it is being replaced.
    await reload().catch(() => {})
    return hasReached(position, names)
  }
  const isComplete: IsComplete = (names = [...known]) =>
    !isDisconnected && names.every((name) => positions.has(name))
  const liveSince: LiveSince = () => {
    if (!isComplete()) return undefined
    const lowest = [...positions.values()].reduce((a, b) => (a < b ? a : b))
    return lowest === '' ? '' : cursorAfter(lowest)
  }
  return Object.assign(waitForPosition, {
    liveSince,
    isComplete,
    [Symbol.asyncDispose]: async () => void stop(),
  })
}
