// Unsealed texts of answers that other answers are compared with: each is unsealed once, not with each comparison.
import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** The answer of a row at a position, unsealed by `unseal` unless it is known. */
export type OpenedAnswers = (
  row: { responseId: string; position: string },
  key: KeyObject,
  unseal: () => string | null,
) => string | null

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
  return ({ responseId, position }, key, unseal) => {
    let answers = answersOf.get(key)
    const known = answers?.get(responseId)
    if (known?.position === position) {
      recent.get(responseId)
      return known.text
    }
    const text = unseal()
    recent.set(responseId, new WeakRef(key))
    if (!answers) answersOf.set(key, (answers = new Map()))
    answers.set(responseId, { position, text })
    return text
  }
}
