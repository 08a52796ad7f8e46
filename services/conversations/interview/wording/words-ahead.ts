// Wordings of the question that will probably follow, made while the respondent reads and types. In this process's memory only.
import type { Draft } from '../code-answer.ts'

/** `number` of the question that it words. */
export type AheadDraft = Draft & { number: number }

export type WordsAhead = {
  /** Replaces the wording prepared for the conversation. Does nothing while too many calls run. */
  prepare: (conversationId: string, word: (signal: AbortSignal) => Promise<AheadDraft>) => void
  /** Returns the wording if it is ready; a running call is aborted. */
  take: (conversationId: string) => AheadDraft | undefined
}

type Prepared = { stopping: AbortController; draft?: AheadDraft }

/** Beyond this number, the oldest wordings are dropped. */
const maxConversations = 1_000

export function openWordsAhead({ maxCalls }: { maxCalls: number }): WordsAhead {
  const prepared = new Map<string, Prepared>()
  let running = 0
  const take = (conversationId: string) => {
    const found = prepared.get(conversationId)
    prepared.delete(conversationId)
    found?.stopping.abort()
    return found?.draft
  }
  const forgetOldest = () => {
    const [oldest] = prepared.keys()
    if (oldest !== undefined && prepared.size >= maxConversations) take(oldest)
  }
  return {
    take,
    prepare(conversationId, word) {
      take(conversationId)
      if (running >= maxCalls) return
      forgetOldest()
      const entry: Prepared = { stopping: new AbortController() }
      prepared.set(conversationId, entry)
      running += 1
      void word(entry.stopping.signal)
        .then((draft) => (entry.draft = draft))
        // Without it the question is worded when it is due.
        .catch(() => undefined)
        .finally(() => (running -= 1))
    },
  }
}
