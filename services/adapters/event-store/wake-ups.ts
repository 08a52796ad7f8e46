import { openWakeUp, type WakeUp } from '#kernel/async/wake-up.ts'

/** The wake-ups of all subscriptions to one log in this process. */
export type WakeUps = {
  notifyAll: () => void
  /** One more subscription; disposing of it removes it. */
  add: () => WakeUp & Disposable
}

export function createWakeUps(): WakeUps {
  const all = new Set<WakeUp>()
  return {
    notifyAll: () => all.forEach(({ notify }) => notify()),
    add() {
      const wakeUp = openWakeUp()
      all.add(wakeUp)
      return { ...wakeUp, [Symbol.dispose]: () => void all.delete(wakeUp) }
    },
  }
}
