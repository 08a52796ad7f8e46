// Digests of what no signature of an event covers: the place and the time that the store assigned when it recorded the event.
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { RecordedEvent } from '#ports/event-store.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** `before`: the digest of the events before it; '' for the first. */
export const placeDigest = (
  before: string,
  { revision, position, at }: Pick<RecordedEvent, 'revision' | 'position' | 'at'>,
): string => sha256(`${before} ${revision} ${position} ${at.getTime()}`)

/** Covers place, time and contents, for events that carry no signature. `before` as for `placeDigest`. */
export const recordDigest = (before: string, event: RecordedEvent): string => {
  const { id, type, data, meta } = event
  return sha256(`${placeDigest(before, event)} ${canonicalize({ id, type, data, meta })}`)
}
