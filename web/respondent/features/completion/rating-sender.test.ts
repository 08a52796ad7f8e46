import { expect, test } from 'vitest'
import { ApiError, type RatingSubmission } from '../../conversation/api.ts'
import { createRatingSender } from './rating-sender.ts'

const submission = (rating: number): RatingSubmission => ({
  sessionId: 's',
  key: `k${rating}`,
  rating,
  comment: '',
})
const retryDelay = { wait: async () => {}, skip: () => {} }

function device(stored: RatingSubmission | undefined) {
  let held = stored
  const rating = {
    get: () => held,
    set: (value: RatingSubmission) => void (held = value),
    clear: () => void (held = undefined),
  }
  return { rating }
}

test('a rating is retried until acknowledged, and the last one counts', async () => {
  const memory = device(submission(2))
  const received: number[] = []
  let calls = 0
  const rate = async ({ rating }: RatingSubmission) => {
    calls++
    if (calls < 3) throw new ApiError(calls === 1 ? 0 : 503)
    received.push(rating)
    // Changed while the request was pending.
    if (rating === 2) memory.rating.set(submission(5))
  }
  const send = createRatingSender({ rate, storage: memory, retryDelay })
  await Promise.all([send(), send()])
  expect(received).toEqual([2, 5])
  expect(memory.rating.get()).toBeUndefined()
})

test('a permanently refused rating is dropped', async () => {
  const memory = device(submission(1))
  const rate = async () => {
    throw new ApiError(404)
  }
  await createRatingSender({ rate, storage: memory, retryDelay })()
  expect(memory.rating.get()).toBeUndefined()
})
