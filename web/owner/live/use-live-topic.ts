import { useEffect } from 'react'
import type { Topic } from '#contract/live.ts'
import { subscribe, topicKey, useConnection } from './connection.ts'

/**
 * Keeps a topic's queries up to date while mounted. `isReady` turns true once the server has acknowledged the
 * subscription, even without items.
 */
export function useLiveTopic(topic: Topic, id: string): { isReady: boolean } {
  const isReady = useConnection(({ ready }) => ready[topicKey(topic, id)] === true)
  useEffect(() => subscribe(topic, id), [topic, id])
  return { isReady }
}
