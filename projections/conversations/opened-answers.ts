// Unsealed texts of answers that other answers are compared with: each is unsealed once, not with each comparison.
import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type AnswerRow = { responseId: string; position: string }

export type OpenedAnswers = {
  /** The answer of a row at its position; undefined where it is not known. */
  find: (row: AnswerRow, key: KeyObject) => { text: string | null } | undefined
  add: (row: AnswerRow, key: KeyObject, text: string | null) => void
}

type OpenedAnswer = { position: string; text: string | null }

const maxAnswers = 5_000

/** A text is reachable through its subject's key only: once the key leaves the memory of this process, so does the text. */
export function openOpenedAnswers(): OpenedAnswers {
  const answersOf = new WeakMap<KeyObject, Map<string, OpenedAnswer>>()
  const recent = new LRUCache<string, WeakRef<KeyObject>>({
    max: maxAnswers,
    dispose(key, responseId) {
      const subjectKey = key.deref()
      if (subjectKey) answersOf.get(subjectKey)?.delete(responseId)
    },
  })
  return {
    find({ responseId, position }, key) {
      const known = answersOf.get(key)?.get(responseId)
      if (known?.position !== position) return undefined
      recent.get(responseId)
      return known
    },
    add({ responseId, position }, key, text) {
      recent.set(responseId, new WeakRef(key))
      let answers = answersOf.get(key)
      if (!answers) answersOf.set(key, (answers = new Map()))
      answers.set(responseId, { position, text })
    },
  }
}
