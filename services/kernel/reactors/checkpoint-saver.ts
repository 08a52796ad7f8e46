import type { Position } from '#ports/event-store.ts'
import { saveReactorCheckpoint } from './parked-events.ts'
import type { ReactorRuntime } from './runtime.ts'

const saveIntervalMs = 100

/** Saves the checkpoint at most every 100 ms: events after it are delivered again after a crash. */
export function openCheckpointSaver(runtime: ReactorRuntime) {
  const { db, store, reactor } = runtime
  let timer: NodeJS.Timeout | undefined
  let saved: Position = ''
  let saving = Promise.resolve()
  const saveCheckpoint = async () => {
    timer = undefined
    const position = runtime.watermark.position()
    if (position === saved) return
    await saveReactorCheckpoint(db, reactor.name, position, store.logId).then(
      () => (saved = position),
      () => scheduleSave(),
    )
  }
  const scheduleSave = () => {
    timer ??= setTimeout(() => (saving = saveCheckpoint()), saveIntervalMs)
  }
  return {
    scheduleSave,
    async flush(): Promise<void> {
      clearTimeout(timer)
      await saving
      await saveCheckpoint()
      clearTimeout(timer)
    },
  }
}
