import type { Position } from '#ports/event-store.ts'
import { saveReactorCheckpoint } from './parked-events.ts'
import type { ReactorRuntime } from './runtime.ts'

const saveIntervalMs = 100

/** Notes the mark now and then: what was done since is heard again after a crash. */
export function openCheckpointSaver(running: ReactorRuntime) {
  const { db, store, reactor } = running
  let timer: NodeJS.Timeout | undefined
  let saved: Position = ''
  let saving = Promise.resolve()
  const note = async () => {
    timer = undefined
    const mark = running.watermark.position()
    if (mark === saved) return
    await saveReactorCheckpoint(db, reactor.name, mark, store.logId).then(
      () => (saved = mark),
      // The next one says it all again.
      () => save(),
    )
  }
  const save = () => {
    timer ??= setTimeout(() => (saving = note()), saveIntervalMs)
  }
  return {
    scheduleSave: save,
    async flush(): Promise<void> {
      clearTimeout(timer)
      await saving
      await note()
      clearTimeout(timer)
    },
  }
}
