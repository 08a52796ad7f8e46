import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import type { Keys } from '#kernel/privacy/keys.ts'

/** In-memory keys. */
export function memoryKeys(): Keys {
  const keys = new Map<string, KeyObject | undefined>()
  return {
    async load(subjects) {
      const found = new Map<string, KeyObject>()
      for (const subject of subjects) {
        const key = keys.get(subject)
        if (key) found.set(subject, key)
      }
      return found
    },
    async getOrCreate(subject) {
      if (!keys.has(subject)) keys.set(subject, createSecretKey(randomBytes(32)))
      return keys.get(subject)
    },
    async destroy(subject) {
      keys.set(subject, undefined)
    },
  }
}

/** For read models of plain events, whose subjects have no keys yet. Destroyed keys are not created again. */
export const creatingKeys = (keys: Keys): Pick<Keys, 'load'> => ({
  async load(subjects) {
    const all = [...subjects]
    for (const subject of all) await keys.getOrCreate(subject)
    return keys.load(all)
  },
})
