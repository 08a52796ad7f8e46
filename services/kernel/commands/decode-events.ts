import type { KeyObject } from 'node:crypto'
import { upcast } from '#contract/events/upcasters.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import { eventTypes } from './event-types.ts'
import type { Keys } from '../privacy/keys.ts'
import type { DecodedEvent } from './decoded-event.ts'
import { replaceFields, unseal, withoutPersonal } from '../privacy/seal.ts'

/** Decodes stored events for projections and reactors. Events of unknown types are left out. */
export type DecodeEvents = (events: readonly RecordedEvent[]) => Promise<DecodedEvent[]>

type Data = Record<string, unknown>

/** `meta.sealed` names the sealed fields, so that old events stay readable after a change of the schema. */
export function openDecoder(keys: Pick<Keys, 'load'>): DecodeEvents {
  return async (events) => {
    const subjects = new Set<string>()
    for (const { meta } of events) if (meta['sealed']) subjects.add(subjectOf(meta)!)
    const found = subjects.size > 0 ? await keys.load(subjects) : noKeys
    const decoded: DecodedEvent[] = []
    for (const event of events)
      if (eventTypes.has(event.type)) decoded.push(decodeEvent(event, found))
    return decoded
  }
}

/** The subject whose key seals an event: its own if it names one, else the respondent's session or the owner. */
export const subjectOf = (about: {
  sealedFor?: string
  sessionId?: string
  ownerId?: string
}): string | undefined => about.sealedFor ?? about.sessionId ?? about.ownerId

const noKeys: ReadonlyMap<string, KeyObject> = new Map()

function decodeEvent(event: RecordedEvent, keys: ReadonlyMap<string, KeyObject>): DecodedEvent {
  const { id: eventId, stream, revision, position, meta } = event
  let data = event.data as Data
  if (meta['sealed']) {
    const key = keys.get(subjectOf(meta)!)
    data = unseal(data, pathsOf(meta['sealed']), key, eventId)
    if (!key) data = replaceFields(data, sealedFieldsOf(event.type, meta['sealed']).erased)
  }
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

/** The subject whose key a fold needs for an event: undefined if it has nothing that an owner wrote. */
export function subjectOfOwned({ type, meta }: Pick<RecordedEvent, 'type' | 'meta'>) {
  const sealed = meta['sealed']
  return sealed && sealedFieldsOf(type, sealed).owned.length > 0 ? subjectOf(meta) : undefined
}

/**
 * Decodes an event for a fold, without personal fields; undefined for an unknown type. What an owner wrote is erased unless
 * `opened` has the key that seals it.
 */
export function decodeForFold(
  event: Pick<RecordedEvent, 'type' | 'data' | 'meta'>,
  opened?: { eventId: string; key: KeyObject },
): { type: string; data: Data } | undefined {
  if (!eventTypes.has(event.type)) return undefined
  const sealed = event.meta['sealed']
  const data = event.data as Data
  return {
    type: event.type,
    data: upcastToCurrent(event, sealed ? dataForFold(event.type, data, sealed, opened) : data),
  }
}

function dataForFold(
  type: string,
  data: Data,
  sealed: string,
  opened?: { eventId: string; key: KeyObject },
): Data {
  const { personal, owned, erased } = sealedFieldsOf(type, sealed)
  const plain = personal.length > 0 ? withoutPersonal(data, personal) : data
  if (owned.length === 0) return plain
  return opened ? unseal(plain, owned, opened.key, opened.eventId) : replaceFields(plain, erased)
}

function upcastToCurrent({ type, meta }: Pick<RecordedEvent, 'type' | 'meta'>, data: Data): Data {
  const version = Number(meta['version'] ?? 1)
  const known = eventTypes.get(type)!.version
  if (version === known) return data
  // Skipping the event would leave read models wrong for good.
  if (version > known)
    throw new Error(`${type} has version ${version}; the newest known version is ${known}`)
  return upcast(type, version, data) as Data
}

const splitPaths = new Map<string, readonly string[]>()

function pathsOf(sealed: string): readonly string[] {
  let paths = splitPaths.get(sealed)
  if (!paths) splitPaths.set(sealed, (paths = sealed.split(',')))
  return paths
}

type SealedFields = {
  /** Without `owned`. */
  personal: readonly string[]
  owned: readonly string[]
  /** What the owned fields read as after an erasure. */
  erased: ReadonlyMap<string, unknown>
}

const knownFields = new Map<string, SealedFields>()

/** The sealed fields of an event, which may be fewer than those that its type has now. */
function sealedFieldsOf(type: string, sealed: string): SealedFields {
  const name = `${type} ${sealed}`
  let fields = knownFields.get(name)
  if (!fields) {
    const all = eventTypes.get(type)?.owned ?? new Map<string, unknown>()
    const owned = pathsOf(sealed).filter((path) => all.has(path))
    fields = {
      personal: pathsOf(sealed).filter((path) => !all.has(path)),
      owned,
      erased: new Map(owned.map((path) => [path, all.get(path)])),
    }
    knownFields.set(name, fields)
  }
  return fields
}

/** Reads a whole stream, unsealed. */
export async function readHistory(
  store: Pick<EventStore, 'readStream'>,
  decodeEvents: DecodeEvents,
  stream: string,
): Promise<DecodedEvent[]> {
  return decodeEvents(await Array.fromAsync(store.readStream(stream)))
}
