import { LRUCache } from 'lru-cache'

/** What was computed of a text, by text. Texts are answers: a minute later none is in memory, whether it was erased or not. */
export const openTextCache = <V extends object>(max: number) =>
  new LRUCache<string, V>({ max, ttl: 60_000, ttlAutopurge: true })
