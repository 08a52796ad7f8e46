import type { Cursor } from '#contract/live.ts'
import { openWakeUp } from '#kernel/async/wake-up.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Position } from '#ports/event-store.ts'
import type { ReadModelAnnouncements } from './announcements.ts'
import { createReadSchema, readCheckpoints } from './checkpoints.ts'
import { cursorAfter } from './tables/rows-since.ts'

/**
 * Waits until the named read models, or all live ones, include all events up to a position. False on timeout. Read models
 * that are being built or have failed are not awaited.
 */
export type WaitForPosition = (
  position: Position,
  timeoutMs: number,
  names?: readonly string[],
) => Promise<boolean>

/**
 * Whether these read models, or all, are live and the connection to Postgres is intact. A crash of Postgres may revert
 * announced changes.
 */
type IsComplete = (names?: readonly string[]) => boolean

/**
 * A cursor that all read models have reached: a channel that continues from it misses no change after a query made now.
 * Undefined while one of them is being built.
 */
type LiveSince = () => Cursor | undefined

/** Tracks the positions of all projections from announcements, whichever process runs them: no query for each wait. */
export async function openPositionTracker(
  db: Db,
  announcements: ReadModelAnnouncements,
  projections: readonly { name: string }[],
): Promise<WaitForPosition & { liveSince: LiveSince; isComplete: IsComplete } & AsyncDisposable> {
  await createReadSchema(db)
  const names = new Set(projections.map(({ name }) => name))
  const positions = new Map<string, Position>()
  const waiters = new Set<() => void>()
  let isDisconnected = false

  const advance = (name: string, position: Position) => {
    if (names.has(name) && position >= (positions.get(name) ?? '')) positions.set(name, position)
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
  const stop = announcements.listen((announcement) => {
    if (announcement === 'lost') return void (isDisconnected = true)
    if (!announcement) return void reload().catch(() => {})
    for (const [name, state] of Object.entries(announcement.is ?? {}))
      if (state !== 'live') positions.delete(name)
    for (const [name, position] of Object.entries(announcement.at ?? {})) advance(name, position)
    for (const check of [...waiters]) check()
  })
  await reload()

  const hasReached = (position: Position, awaited?: readonly string[]) => {
    if (isDisconnected) return false
    for (const [name, reached] of positions)
      if (reached < position && (!awaited || awaited.includes(name))) return false
    return true
  }

  const waitForPosition: WaitForPosition = async (position, timeoutMs, awaited) => {
    if (hasReached(position, awaited)) return true
    const wakeUp = openWakeUp()
    const check = () => hasReached(position, awaited) && wakeUp.notify()
    waiters.add(check)
    await wakeUp.wait({ timeoutMs })
    waiters.delete(check)
    if (hasReached(position, awaited)) return true
    // Announcements stop while their connection is being replaced.
    await reload().catch(() => {})
    return hasReached(position, awaited)
  }
  const isComplete: IsComplete = (required = [...names]) =>
    !isDisconnected && required.every((name) => positions.has(name))
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
