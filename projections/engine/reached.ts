import type { Cursor } from '#contract/live.ts'
import type { Db } from '#kernel/db.ts'
import type { Position } from '#ports/event-store.ts'
import type { ReadAnnouncements } from './announcements.ts'
import { prepareRead, readCheckpoints } from './checkpoints.ts'
import { cursorAfter } from './rows-since.ts'

/**
 * Waits until read models show everything up to a position: those named, or all that are live. False when time ran out.
 * What is being built or stands still is not waited for: nobody knows for how long.
 */
export type Reached = (
  position: Position,
  timeoutMs: number,
  names?: readonly string[],
) => Promise<boolean>

/**
 * Whether these, or all, show what they once showed: none is being built or stands still, and Postgres has not been away
 * since, which may take back what it told before it crashed.
 */
type Whole = (names?: readonly string[]) => boolean

/**
 * Where a channel goes on for whoever asks any read model from now on: they show at least what was before. Undefined
 * while one of them is being built.
 */
type Shown = () => Cursor | undefined

/** Knows from announcements how far each projection is, whichever process runs it, so that asking costs no query. */
export async function openReached(
  db: Db,
  announcements: ReadAnnouncements,
  projections: readonly { name: string }[],
): Promise<Reached & { shown: Shown; whole: Whole } & AsyncDisposable> {
  await prepareRead(db)
  const ours = new Set(projections.map(({ name }) => name))
  const positions = new Map<string, Position>()
  const waiting = new Set<() => void>()
  let isLost = false

  const advance = (name: string, position: Position) => {
    if (ours.has(name) && position >= (positions.get(name) ?? '')) positions.set(name, position)
  }
  const read = async () => {
    const checkpoints = await readCheckpoints(db)
    if (isLost) positions.clear()
    isLost = false
    for (const { name, position, state } of checkpoints) {
      if (state === 'live') advance(name, position)
      else positions.delete(name)
    }
    for (const look of [...waiting]) look()
  }
  const stop = announcements.listen((news) => {
    if (news === 'lost') return void (isLost = true)
    if (!news) return void read().catch(() => {})
    for (const [name, state] of Object.entries(news.is ?? {}))
      if (state !== 'live') positions.delete(name)
    for (const [name, position] of Object.entries(news.at ?? {})) advance(name, position)
    for (const look of [...waiting]) look()
  })
  await read()

  const isThere = (position: Position, names?: readonly string[]) => {
    if (isLost) return false
    for (const [name, at] of positions)
      if (at < position && (!names || names.includes(name))) return false
    return true
  }

  const reached: Reached = async (position, timeoutMs, names) => {
    if (isThere(position, names)) return true
    const { promise, resolve } = Promise.withResolvers<void>()
    const look = () => isThere(position, names) && resolve()
    const timer = setTimeout(resolve, timeoutMs)
    waiting.add(look)
    await promise
    clearTimeout(timer)
    waiting.delete(look)
    if (isThere(position, names)) return true
    // News may be stuck while the connection that brings it is being replaced.
    await read().catch(() => {})
    return isThere(position, names)
  }
  const whole: Whole = (names = [...ours]) => !isLost && names.every((name) => positions.has(name))
  const shown: Shown = () => {
    if (!whole()) return undefined
    const least = [...positions.values()].reduce((a, b) => (a < b ? a : b))
    return least === '' ? '' : cursorAfter(least)
  }
  return Object.assign(reached, { shown, whole, [Symbol.asyncDispose]: async () => void stop() })
}
