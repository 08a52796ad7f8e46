import type { Position } from '#ports/event-store.ts'
import type { Db } from '../postgres/db.ts'
import { saveReactorCheckpoints } from './parked-events.ts'

/** After an event was handled. */
const saveIntervalMs = 250
/** After events that a reactor does not handle: they are skipped quickly when they are read again. */
const skipIntervalMs = 5_000

/** Saves the checkpoints of all reactors of this process, those that have moved in one statement. */
export type CheckpointSaver = {
  track: (name: string, position: () => Position) => TrackedCheckpoint
}
export type TrackedCheckpoint = {
  /** Saves at most every 250 ms, and without handled events every 5 s: what follows is delivered again after a crash. */
  scheduleSave: (hasHandled: boolean) => void
  /** Saves now; returns once the checkpoint is stored, or could not be. Ends the tracking. */
  flush: () => Promise<void>
  /** Ends the tracking without saving: another process may run the reactor. */
  drop: () => void
}

export function openCheckpointSaver({ db, logId }: { db: Db; logId: string }): CheckpointSaver {
  const tracked = new Map<string, { position: () => Position; saved: Position }>()
  let saving = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let dueAt = Infinity

  async function saveMoved(): Promise<void> {
    const moved = [...tracked].flatMap(([name, checkpoint]) => {
      const position = checkpoint.position()
      return position === checkpoint.saved ? [] : [{ name, position, checkpoint }]
    })
    if (moved.length === 0) return
    try {
      await saveReactorCheckpoints(db, moved, logId)
      for (const { position, checkpoint } of moved) checkpoint.saved = position
    } catch {
      schedule(saveIntervalMs)
    }
  }
  function schedule(delayMs: number): void {
    const at = performance.now() + delayMs
    if (tracked.size === 0 || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(() => {
      dueAt = Infinity
      saving = saveMoved()
    }, delayMs)
  }

  return {
    track(name, position) {
      const checkpoint = { position, saved: '' }
      const drop = () => {
        if (tracked.get(name) === checkpoint) tracked.delete(name)
        if (tracked.size > 0) return
        clearTimeout(timer)
        dueAt = Infinity
      }
      tracked.set(name, checkpoint)
      return {
        scheduleSave: (hasHandled) => schedule(hasHandled ? saveIntervalMs : skipIntervalMs),
        drop,
        async flush() {
          await saving
          await saveMoved()
          drop()
        },
      }
    },
  }
}
