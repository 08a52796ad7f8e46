import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { Position } from '#ports/event-store.ts'
import type { SubjectIds } from './decider.ts'

/** A stored event as projections and reactors hear it: parsed, upcast to its current version, unsealed. */
export type DecodedEvent<T extends EventType = EventType> = T extends EventType
  ? EventOf<T> & {
      /** The event's own id. */
      eventId: string
      stream: string
      /** What follows the category in the stream's name: the aggregate's id. */
      id: string
      revision: bigint
      position: Position
      /** Our own time of the decision, ISO 8601, UTC, milliseconds. */
      at: string
      meta: SubjectIds & {
        commandId: string
        correlationId: string
        causationId?: string
        actor: string
        /** Only in hash-chained streams. */
        hash?: string
        previousHash?: string
      }
    }
  : never
