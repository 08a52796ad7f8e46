import { expect, test } from 'vitest'
import { openMinuteFlush } from './minute-flush.ts'

/** A counter of names whose store fails for the names in `broken`. */
function openCounter(broken: Set<string>, beforeStore = async () => {}) {
  let counted: string[] = []
  const stored: string[] = []
  const flushing = openMinuteFlush({
    take() {
      const taken = counted
      counted = []
      return taken
    },
    async store(name: string) {
      await beforeStore()
      if (broken.has(name)) throw new Error('down')
      stored.push(name)
    },
    putBack: (name) => counted.push(name),
  })
  return { ...flushing, stored, count: (...names: string[]) => counted.push(...names) }
}

test('what cannot be stored is stored by a later flush, once', async () => {
  const broken = new Set(['b'])
  const counter = openCounter(broken)
  counter.count('a', 'b', 'c')
  await counter.flush()
  expect(counter.stored).toEqual(['a', 'c'])
  broken.clear()
  await counter.flush()
  await counter.close()
  expect(counter.stored).toEqual(['a', 'c', 'b'])
})

test('closing waits for a flush that runs, and stores what that one put back', async () => {
  const broken = new Set(['a'])
  const gate = Promise.withResolvers<void>()
  const counter = openCounter(broken, () => gate.promise)
  counter.count('a')
  const running = counter.flush()
  const closing = counter.close()
  counter.count('b')
  gate.resolve()
  await running
  broken.clear()
  await closing
  expect(counter.stored.toSorted()).toEqual(['a', 'b'])
})
