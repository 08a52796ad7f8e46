import type { Position } from '#ports/event-store.ts'
import { refuse } from '../problem.ts'

/** How long a request waits for the read models. */
export const catchUpTimeoutMs = 1_500

/**
 * Runs `read`; if it finds nothing, runs it again once the read models have reached the head of the log. Throws
 * `service/unavailable` if they do not reach it in time and there is still nothing.
 */
export type ConsistentRead = <T>(read: () => Promise<T | undefined>) => Promise<T | undefined>

/** Waits until the read models, or those named, have reached the head of the log; false if they do not in time. */
export type WaitForCatchUp = (names?: readonly string[]) => Promise<boolean>

export type ReadModelProgress = {
  /** The last position of the log. */
  head: () => Promise<Position>
  /** Whether all read models, or those named, reach a position within that time. */
  waitForPosition: ((
    position: Position,
    timeoutMs: number,
    names?: readonly string[],
  ) => Promise<boolean>) & {
    /** False while a read model is being built or has failed: a read does not wait for those. */
    isComplete?: (names?: readonly string[]) => boolean
  }
}

export const openWaitForCatchUp =
  ({ head, waitForPosition }: ReadModelProgress): WaitForCatchUp =>
  async (names) =>
    (await waitForPosition(await head(), catchUpTimeoutMs, names)) &&
    (waitForPosition.isComplete?.(names) ?? true)

export function openConsistentRead(progress: ReadModelProgress): ConsistentRead {
  const waitForCatchUp = openWaitForCatchUp(progress)
  return async (read) => {
    const found = await read()
    if (found !== undefined) return found
    const isCaughtUp = await waitForCatchUp()
    return (await read()) ?? (isCaughtUp ? undefined : refuse('service/unavailable'))
  }
}
