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

function device(kept: RatingSubmission | undefined) {
  let held = kept
  const rating = {
    get: () => held,
    set: (value: RatingSubmission) => void (held = value),
    clear: () => void (held = undefined),
  }
  return { rating }
}

test('an opinion is sent until it has arrived, and the last one counts', async () => {
  const memory = device(submission(2))
  const heard: number[] = []
  let calls = 0
  const rate = async ({ rating }: RatingSubmission) => {
    calls++
    if (calls < 3) throw new ApiError(calls === 1 ? 0 : 503)
    heard.push(rating)
    // Changed while it was on its way.
    if (rating === 2) memory.rating.set(submission(5))
  }
  const send = createRatingSender({ rate, storage: memory, retryDelay })
  await Promise.all([send(), send()])
  expect(heard).toEqual([2, 5])
  expect(memory.rating.get()).toBeUndefined()
})

test('one that is refused for good is let go', async () => {
  const memory = device(submission(1))
  const rate = async () => {
    throw new ApiError(404)
  }
  await createRatingSender({ rate, storage: memory, retryDelay })()
  expect(memory.rating.get()).toBeUndefined()
})
