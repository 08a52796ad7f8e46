import { LRUCache } from 'lru-cache'

/** When this process first returned a question. In memory only: `elapsedMs` is null after a restart. */
export type QuestionTimer = {
  start: (questionId: string) => void
  elapsedMs: (questionId: string) => number | null
}

export function openQuestionTimer(now: () => number = Date.now): QuestionTimer {
  const startedAt = new LRUCache<string, number>({ max: 20_000 })
  return {
    start(questionId) {
      // Reloading the page does not restart the timer.
      if (!startedAt.has(questionId)) startedAt.set(questionId, now())
    },
    elapsedMs(questionId) {
      const since = startedAt.get(questionId)
      return since === undefined ? null : Math.max(0, now() - since)
    },
  }
}
