import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotifier } from './notify.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** The payloads that a notifier sends. */
function openNotifier() {
  const sent: string[] = []
  const query = async ({ values }: { values: string[] }) => void sent.push(values[1]!)
  const notifier = createNotifier({ query } as unknown as pg.Pool, 'self')
  return { sent, notifier }
}

test('notifies nobody without another process', () => {
  const { sent, notifier } = openNotifier()
  notifier.appended()
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
})

test('a process that joins is notified at once, others of the next append', () => {
  const [first, second] = [openNotifier(), openNotifier()]
  first.notifier.notePeer({ hasJoined: true })
  second.notifier.notePeer({ hasJoined: false })
  expect([first.sent, second.sent]).toEqual([['self'], []])
  second.notifier.appended()
  expect(second.sent).toEqual(['self'])
})

test('appends that follow each other are notified of together', () => {
  const { sent, notifier } = openNotifier()
  notifier.notePeer({ hasJoined: false })
  for (let count = 0; count < 5; count++) notifier.appended()
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(sent).toHaveLength(2)
})

test('two processes stay known to each other, and one that ends is forgotten', () => {
  const [one, other] = [openNotifier(), openNotifier()]
  const exchange = () => {
    if (one.sent.splice(0).length > 0) other.notifier.notePeer({ hasJoined: false })
    if (other.sent.splice(0).length > 0) one.notifier.notePeer({ hasJoined: false })
  }
  one.notifier.notePeer({ hasJoined: true })
  for (let seconds = 0; seconds < 300; seconds++) {
    exchange()
    vi.advanceTimersByTime(1_000)
  }
  one.notifier.appended()
  expect(one.sent).not.toEqual([])
  other.notifier[Symbol.dispose]()
  vi.advanceTimersByTime(60_000)
  one.sent.length = 0
  one.notifier.appended()
  expect(one.sent).toEqual([])
})
