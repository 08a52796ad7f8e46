// Unsealed texts that are read again and again: each is unsealed once while its key stays in memory, a minute at a time.
import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export type OpenedTexts<T extends string | null = string> = {
  /** The text of something in this version; undefined where it is not known. */
  find: (id: string, version: string, key: KeyObject) => { text: T } | undefined
  add: (id: string, version: string, key: KeyObject, text: T) => void
}

/** A text is reachable through its subject's key only: once the key leaves the memory of this process, so does the text. */
export function openOpenedTexts<T extends string | null = string>(
  maxTexts: number,
): OpenedTexts<T> {
  const textsOf = new WeakMap<KeyObject, Map<string, { version: string; text: T }>>()
  const recent = new LRUCache<string, WeakRef<KeyObject>>({
    max: maxTexts,
    dispose(key, id) {
      const subjectKey = key.deref()
      if (subjectKey) textsOf.get(subjectKey)?.delete(id)
    },
  })
  return {
    find(id, version, key) {
      const known = textsOf.get(key)?.get(id)
      if (known?.version !== version) return undefined
      recent.get(id)
      return known
    },
    add(id, version, key, text) {
      recent.set(id, new WeakRef(key))
      let texts = textsOf.get(key)
      if (!texts) textsOf.set(key, (texts = new Map()))
      texts.set(id, { version, text })
    },
  }
}
