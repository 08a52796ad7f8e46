// Turns decided events into stored ones: validated, sealed, with metadata.
import type { KeyObject } from 'node:crypto'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { Json, NewEvent } from '#ports/event-store.ts'
import type { Envelope } from './command.ts'
import type { SubjectIds } from './decider.ts'
import { eventTypes } from './event-types.ts'
import { subjectOf } from './decode-events.ts'
import { derivedId } from '../ids.ts'
import type { Keys } from '../privacy/keys.ts'
import { must, refuse } from '../problem.ts'
import { seal } from '../privacy/seal.ts'
import { findUnstorable } from './storable-json.ts'

/** An event that matches its schema, with the schema's version and personal fields, those of owners included. */
export type ValidatedEvent = {
  type: string
  data: Record<string, unknown>
  version: number
  personal: readonly string[]
}

/** Throws `request/invalid` for text that no store can hold, and an Error for an event that does not match its schema. */
export function validateEvent({ type, data }: DomainEvent): ValidatedEvent {
  const known = must(eventTypes.get(type), `the event type ${type}`)
  const parsed = known.data.safeParse(data)
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${type} does not match its schema: ${issues.join('; ')}`)
  }
  const issue = findUnstorable(parsed.data)
  if (issue) refuse('request/invalid', { issues: [issue] })
  return { type, version: known.version, data: parsed.data, personal: known.personal }
}

/**
 * Events as they are stored. Their ids derive from the command id and the time of the decision: a retried append has the
 * same ids, while two processes that decide one command at once get different ids, and one of them gets a conflict. With
 * the same ids the second append would pass as a retry, and a ledger would link its next entry to a hash that was never
 * stored.
 */
export async function encodeEvents(
  keys: Pick<Keys, 'getOrCreate'>,
  events: readonly ValidatedEvent[],
  { about, sealedFor, envelope, at }: EncodeOptions,
): Promise<NewEvent[]> {
  const subjects = events.map((event) =>
    event.personal.length > 0 ? { ...about, sealedFor: sealedFor?.(event) } : about,
  )
  const keyOf = await loadSealingKeys(
    keys,
    subjects.filter((_, index) => events[index]!.personal.length > 0),
  )
  return events.map(({ type, version, data, personal }, index) => {
    const id = derivedId(envelope.commandId, index, at)
    const subject = definedFields(subjects[index]!)
    const meta = { version: String(version), at, ...envelopeMetadata(envelope), ...subject }
    if (personal.length === 0) return { id, type, data: data as Json, meta }
    const sealed = seal(data, personal, keyOf.get(subjectOf(subject)!), id) as Json
    return { id, type, data: sealed, meta: { ...meta, sealed: personal.join(',') } }
  })
}

type EncodeOptions = {
  about: SubjectIds
  /** The subject of one event, if it is not that of `about`. */
  sealedFor?: ((event: ValidatedEvent) => string | undefined) | undefined
  envelope: Envelope
  at: string
}

/** Keys that are created at once: an append may need a thousand, and other requests need the database too. */
const keysAtOnce = 8

async function loadSealingKeys(
  keys: Pick<Keys, 'getOrCreate'>,
  sealed: readonly SubjectIds[],
): Promise<ReadonlyMap<string, KeyObject | undefined>> {
  const subjects = [
    ...new Set(sealed.map((each) => must(subjectOf(each), 'the subject of a personal field'))),
  ]
  const found = new Map<string, KeyObject | undefined>()
  for (let from = 0; from < subjects.length; from += keysAtOnce)
    await Promise.all(
      subjects.slice(from, from + keysAtOnce).map(async (subject) => {
        found.set(subject, await keys.getOrCreate(subject))
      }),
    )
  return found
}

const envelopeMetadata = ({ commandId, correlationId, causationId, actor, inputHash }: Envelope) =>
  definedFields({ commandId, correlationId, causationId, actor, inputHash })

/** Metadata holds strings only; undefined fields are left out. */
function definedFields(fields: Record<string, string | undefined>): Record<string, string> {
  const defined: Record<string, string> = {}
  for (const name in fields) if (fields[name] !== undefined) defined[name] = fields[name]
  return defined
}
