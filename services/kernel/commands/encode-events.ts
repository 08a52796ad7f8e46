// Turns decided events into stored ones: validated, sealed, with metadata.
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

/** An event that matches its schema, with the schema's version and personal fields. */
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
  { about, envelope, at }: { about: SubjectIds; envelope: Envelope; at: string },
): Promise<NewEvent[]> {
  const isPersonal = events.some(({ personal }) => personal.length > 0)
  const subject = isPersonal ? must(subjectOf(about), 'the subject of a personal field') : ''
  const key = isPersonal ? await keys.getOrCreate(subject) : undefined
  return events.map(({ type, version, data, personal }, index) => {
    const id = derivedId(envelope.commandId, index, at)
    const meta = {
      version: String(version),
      at,
      ...envelopeMetadata(envelope),
      ...definedFields(about),
    }
    if (personal.length === 0) return { id, type, data: data as Json, meta }
    const sealed = seal(data, personal, key, id) as Json
    return { id, type, data: sealed, meta: { ...meta, sealed: personal.join(',') } }
  })
}

const envelopeMetadata = ({ commandId, correlationId, causationId, actor, inputHash }: Envelope) =>
  definedFields({ commandId, correlationId, causationId, actor, inputHash })

/** Metadata holds strings only; undefined fields are left out. */
function definedFields(fields: Record<string, string | undefined>): Record<string, string> {
  const defined: Record<string, string> = {}
  for (const name in fields) if (fields[name] !== undefined) defined[name] = fields[name]
  return defined
}
