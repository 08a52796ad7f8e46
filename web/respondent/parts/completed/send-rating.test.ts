import { expect, test } from 'vitest'
import { CallFailed, type Rated } from '../../conversation/api.ts'
import { ratingSender } from './send-rating.ts'

const said = (rating: number): Rated => ({ sessionId: 's', key: `k${rating}`, rating, comment: '' })
const patience = { wait: async () => {}, nudge: () => {} }

function device(kept: Rated | undefined) {
  let held = kept
  const rating = {
    get: () => held,
    set: (value: Rated) => void (held = value),
    clear: () => void (held = undefined),
  }
  return { rating }
}

test('an opinion is sent until it has arrived, and the last one counts', async () => {
  const memory = device(said(2))
  const heard: number[] = []
  let calls = 0
  const rate = async ({ rating }: Rated) => {
    calls++
    if (calls < 3) throw new CallFailed(calls === 1 ? 0 : 503)
    heard.push(rating)
    // Changed while it was on its way.
    if (rating === 2) memory.rating.set(said(5))
  }
  const send = ratingSender({ rate, memory, patience })
  await Promise.all([send(), send()])
  expect(heard).toEqual([2, 5])
  expect(memory.rating.get()).toBeUndefined()
})

test('one that is refused for good is let go', async () => {
  const memory = device(said(1))
  const rate = async () => {
    throw new CallFailed(404)
  }
  await ratingSender({ rate, memory, patience })()
  expect(memory.rating.get()).toBeUndefined()
})
