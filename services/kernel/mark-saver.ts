import type { Position } from '#ports/event-store.ts'
import { saveMark } from './parked.ts'
import type { Running } from './reacting.ts'

const saveEveryMs = 100

/** Notes the mark now and then: what was done since is heard again after a crash. */
export function openMarkSaver(running: Running) {
  const { db, store, reactor } = running
  let timer: NodeJS.Timeout | undefined
  let saved: Position = ''
  let saving = Promise.resolve()
  const note = async () => {
    timer = undefined
    const mark = running.water.mark()
    if (mark === saved) return
    await saveMark(db, reactor.name, mark, store.logId).then(
      () => (saved = mark),
      // The next one says it all again.
      () => save(),
    )
  }
  const save = () => {
    timer ??= setTimeout(() => (saving = note()), saveEveryMs)
  }
  return {
    save,
    async end(): Promise<void> {
      clearTimeout(timer)
      await saving
      await note()
      clearTimeout(timer)
    },
  }
}
