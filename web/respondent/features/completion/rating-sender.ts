import type { RatingSubmission } from '../../conversation/api.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { retryTransient, type RetryDelay } from '../../conversation/retry.ts'

type RatingSenderOptions = {
  rate: (submission: RatingSubmission) => Promise<unknown>
  storage: Pick<ConversationStorage, 'rating'>
  retryDelay: RetryDelay
}

/** Sends the stored rating, and later changes, until the server has it; one request at a time. */
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
      // A permanent refusal is not shown: the conversation has ended.
      await retryTransient(() => rate(submission), { retryDelay }).catch(() => {})
      if (rating.get()?.key === key) rating.clear()
    }
    isSending = false
  }
}
