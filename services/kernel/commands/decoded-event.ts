import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { Position } from '#ports/event-store.ts'
import type { SubjectIds } from './decider.ts'

/** An event as projections and reactors receive it: upcast to its current version and unsealed. */
export type DecodedEvent<T extends EventType = EventType> = T extends EventType
  ? EventOf<T> & {
      /** The event's own id. */
      eventId: string
      stream: string
      /** The aggregate's id: the part of the stream name after the category. */
      id: string
      revision: bigint
      position: Position
      /** When it was decided: ISO 8601, UTC, milliseconds. */
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
