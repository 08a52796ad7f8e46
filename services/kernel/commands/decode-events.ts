import type { KeyObject } from 'node:crypto'
import { upcast } from '#contract/events/upcasters.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import { eventTypes } from './event-types.ts'
import type { Keys } from '../privacy/keys.ts'
import type { DecodedEvent } from './decoded-event.ts'
import { unseal, withoutPersonal } from '../privacy/seal.ts'

/** Stored events as projections and reactors hear them. Kinds that this program does not know are left out. */
export type DecodeEvents = (events: readonly RecordedEvent[]) => Promise<DecodedEvent[]>

type Data = Record<string, unknown>

/** `meta.sealed` says what of an event is sealed, so that history stays readable however its schema changes. */
export function openDecoder(keys: Pick<Keys, 'load'>): DecodeEvents {
  return async (events) => {
    const subjects = new Set<string>()
    for (const { meta } of events) if (meta['sealed']) subjects.add(subjectOf(meta)!)
    const found = subjects.size > 0 ? await keys.load(subjects) : noKeys
    const heard: DecodedEvent[] = []
    for (const event of events)
      if (eventTypes.has(event.type)) heard.push(decodeEvent(event, found))
    return heard
  }
}

/** Whose key seals an event: the respondent's session where there is one, else the owner. */
export const subjectOf = (about: { sessionId?: string; ownerId?: string }): string | undefined =>
  about.sessionId ?? about.ownerId

const noKeys: ReadonlyMap<string, KeyObject> = new Map()

function decodeEvent(event: RecordedEvent, keys: ReadonlyMap<string, KeyObject>): DecodedEvent {
  const { id: eventId, stream, revision, position, meta } = event
  let data = event.data as Data
  if (meta['sealed'])
    data = unseal(data, pathsOf(meta['sealed']), keys.get(subjectOf(meta)!), eventId)
  return {
    type: event.type,
    data: upcastToCurrent(event, data),
    eventId,
    stream,
    id: stream.slice(stream.indexOf('-') + 1),
    revision,
    position,
    at: meta['at'] ?? event.at.toISOString(),
    meta,
  } as unknown as DecodedEvent
}

/** An event as an aggregate folds it; undefined for an unknown kind. */
export function decodeForFold(
  event: Pick<RecordedEvent, 'type' | 'data' | 'meta'>,
): { type: string; data: Data } | undefined {
  if (!eventTypes.has(event.type)) return undefined
  const sealed = event.meta['sealed']
  const data = event.data as Data
  return {
    type: event.type,
    data: upcastToCurrent(event, sealed ? withoutPersonal(data, pathsOf(sealed)) : data),
  }
}

function upcastToCurrent({ type, meta }: Pick<RecordedEvent, 'type' | 'meta'>, data: Data): Data {
  const version = Number(meta['version'] ?? 1)
  const known = eventTypes.get(type)!.version
  if (version === known) return data
  // Passing over it would lose it for good in whatever is derived from it.
  if (version > known)
    throw new Error(`${type} is of version ${version}; this program knows ${known}`)
  return upcast(type, version, data) as Data
}

const splitPaths = new Map<string, readonly string[]>()

function pathsOf(sealed: string): readonly string[] {
  let paths = splitPaths.get(sealed)
  if (!paths) splitPaths.set(sealed, (paths = sealed.split(',')))
  return paths
}

/** A whole stream, unsealed. */
export async function readHistory(
  store: Pick<EventStore, 'readStream'>,
  hear: DecodeEvents,
  stream: string,
): Promise<DecodedEvent[]> {
  return hear(await Array.fromAsync(store.readStream(stream)))
}
