import type { KeyObject } from 'node:crypto'
import { upcast } from '#contract/events/upcasters.ts'
import type { EventStore, Recorded } from '#ports/event-store.ts'
import { eventTypes } from './event-types.ts'
import type { Keys } from './keys.ts'
import type { Heard } from './recorded.ts'
import { unseal, withoutPersonal } from './seal.ts'

/** Stored events as projections and reactors hear them. Kinds that this program does not know are left out. */
export type Hear = (events: readonly Recorded[]) => Promise<Heard[]>

type Data = Record<string, unknown>

/** `meta.sealed` says what of an event is sealed, so that history stays readable however its schema changes. */
export function openHear(keys: Pick<Keys, 'load'>): Hear {
  return async (events) => {
    const subjects = new Set<string>()
    for (const { meta } of events) if (meta['sealed']) subjects.add(subjectOf(meta)!)
    const found = subjects.size > 0 ? await keys.load(subjects) : none
    const heard: Heard[] = []
    for (const event of events) if (eventTypes.has(event.type)) heard.push(hearOne(event, found))
    return heard
  }
}

/** Whose key seals an event: the respondent's session where there is one, else the owner. */
export const subjectOf = (about: { sessionId?: string; ownerId?: string }): string | undefined =>
  about.sessionId ?? about.ownerId

const none: ReadonlyMap<string, KeyObject> = new Map()

function hearOne(event: Recorded, keys: ReadonlyMap<string, KeyObject>): Heard {
  const { id: eventId, stream, revision, position, meta } = event
  let data = event.data as Data
  if (meta['sealed'])
    data = unseal(data, pathsOf(meta['sealed']), keys.get(subjectOf(meta)!), eventId)
  return {
    type: event.type,
    data: current(event, data),
    eventId,
    stream,
    id: stream.slice(stream.indexOf('-') + 1),
    revision,
    position,
    at: meta['at'] ?? event.at.toISOString(),
    meta,
  } as unknown as Heard
}

/** An event as an aggregate folds it; undefined for an unknown kind. */
export function toFold(
  event: Pick<Recorded, 'type' | 'data' | 'meta'>,
): { type: string; data: Data } | undefined {
  if (!eventTypes.has(event.type)) return undefined
  const sealed = event.meta['sealed']
  const data = event.data as Data
  return {
    type: event.type,
    data: current(event, sealed ? withoutPersonal(data, pathsOf(sealed)) : data),
  }
}

function current({ type, meta }: Pick<Recorded, 'type' | 'meta'>, data: Data): Data {
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
export async function history(
  store: Pick<EventStore, 'readStream'>,
  hear: Hear,
  stream: string,
): Promise<Heard[]> {
  return hear(await Array.fromAsync(store.readStream(stream)))
}
