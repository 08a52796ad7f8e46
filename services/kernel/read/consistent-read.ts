import type { Position } from '#ports/event-store.ts'
import { refuse } from '../problem.ts'

/** How long one waits for the read models to reach what was written. */
export const catchUpTimeoutMs = 1_500

/**
 * Looks, and where nothing is found once more when the read models have reached the head of the log. While they have not,
 * nobody can say that there is nothing: then it throws `service/unavailable`.
 */
export type ConsistentRead = <T>(look: () => Promise<T | undefined>) => Promise<T | undefined>

/** Whether the read models, or those named, show all that is written by now: waits briefly until they do. */
export type WaitForCatchUp = (names?: readonly string[]) => Promise<boolean>

export type ReadModelProgress = {
  /** The last position in the log. */
  head: () => Promise<Position>
  /** Whether all read models, or those named, have reached a position within that time. */
  waitForPosition: ((
    position: Position,
    timeoutMs: number,
    names?: readonly string[],
  ) => Promise<boolean>) & {
    /** Whether none is missing that is not waited for. */
    isComplete?: (names?: readonly string[]) => boolean
  }
}

export const openWaitForCatchUp =
  ({ head, waitForPosition }: ReadModelProgress): WaitForCatchUp =>
  async (names) =>
    (await waitForPosition(await head(), catchUpTimeoutMs, names)) &&
    (waitForPosition.isComplete?.(names) ?? true)

export function openConsistentRead(following: ReadModelProgress): ConsistentRead {
  const caughtUp = openWaitForCatchUp(following)
  return async (look) => {
    const seen = await look()
    if (seen !== undefined) return seen
    const isSure = await caughtUp()
    return (await look()) ?? (isSure ? undefined : refuse('service/unavailable'))
  }
}
