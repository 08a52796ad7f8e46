// What was decided becomes what is stored: checked, sealed, with metadata.
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

/** An event that fits its schema, and what the schema says of it. */
export type ValidatedEvent = {
  type: string
  data: Record<string, unknown>
  version: number
  personal: readonly string[]
}

/** Text that no store can hold is refused as `request/invalid`; an event that does not fit its schema is a bug. */
export function validateEvent({ type, data }: DomainEvent): ValidatedEvent {
  const known = must(eventTypes.get(type), `the event type ${type}`)
  const parsed = known.data.safeParse(data)
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${type} does not fit its schema: ${issues.join('; ')}`)
  }
  const flaw = findUnstorable(parsed.data)
  if (flaw) refuse('request/invalid', { issues: [flaw] })
  return { type, version: known.version, data: parsed.data, personal: known.personal }
}

/**
 * Events as they are stored. Their ids derive from the command's and from when it was decided: telling the store again is
 * the same append, while of two processes that decide one command at once, one finds that the other was first. Were both
 * the same append, the second would believe its own moment, and link the next entry of a ledger to what nobody stored.
 */
export async function encodeEvents(
  keys: Pick<Keys, 'getOrCreate'>,
  events: readonly ValidatedEvent[],
  { about, envelope, at }: { about: SubjectIds; envelope: Envelope; at: string },
): Promise<NewEvent[]> {
  const isPersonal = events.some(({ personal }) => personal.length > 0)
  const subject = isPersonal ? must(subjectOf(about), 'whom a personal field is about') : ''
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

/** Metadata holds strings only: what is undefined is left out. */
function definedFields(fields: Record<string, string | undefined>): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name in fields) if (fields[name] !== undefined) kept[name] = fields[name]
  return kept
}
