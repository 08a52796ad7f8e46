import type { RatingSubmission } from '../../conversation/api.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { retryTransient, type RetryDelay } from '../../conversation/retry.ts'

type RatingSenderOptions = {
  rate: (submission: RatingSubmission) => Promise<unknown>
  storage: Pick<ConversationStorage, 'rating'>
  retryDelay: RetryDelay
}

/** Sends what the device keeps, and what takes its place meanwhile, until the server has it. One after the other. */
export function createRatingSender({
  rate,
  storage: { rating },
  retryDelay,
}: RatingSenderOptions): () => Promise<void> {
  let isSending = false
  return async () => {
    if (isSending) return
    isSending = true
    for (let pending = rating.get(); pending; pending = rating.get()) {
      const { key } = pending
      const submission = pending
      // What is refused for good is no reason to trouble who has already left.
      await retryTransient(() => rate(submission), { retryDelay }).catch(() => {})
      if (rating.get()?.key === key) rating.clear()
    }
    isSending = false
  }
}
