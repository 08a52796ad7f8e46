import { LRUCache } from 'lru-cache'

/** When a question was handed out here. Forgotten with the process: then how long an answer took cannot be told. */
export type QuestionTimer = {
  start: (questionId: string) => void
  elapsedMs: (questionId: string) => number | null
}

export function openQuestionTimer(now: () => number = Date.now): QuestionTimer {
  const times = new LRUCache<string, number>({ max: 20_000 })
  return {
    start(questionId) {
      // The first time counts: a page that is loaded again does not start the clock again.
      if (!times.has(questionId)) times.set(questionId, now())
    },
    elapsedMs(questionId) {
      const since = times.get(questionId)
      return since === undefined ? null : Math.max(0, now() - since)
    },
  }
}
