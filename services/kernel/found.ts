import type { Position } from '#ports/event-store.ts'
import { refuse } from './problem.ts'

/** How long one waits for the read models to reach what was written. */
export const settleMs = 1_500

/**
 * Looks, and where nothing is found once more when the read models have reached the head of the log. While they have not,
 * nobody can say that there is nothing: then it throws `service/unavailable`.
 */
export type Found = <T>(look: () => Promise<T | undefined>) => Promise<T | undefined>

/** Whether the read models, or those named, show all that is written by now: waits briefly until they do. */
export type CaughtUp = (names?: readonly string[]) => Promise<boolean>

export type Following = {
  /** The last position in the log. */
  head: () => Promise<Position>
  /** Whether all read models, or those named, have reached a position within that time. */
  reached: ((
    position: Position,
    timeoutMs: number,
    names?: readonly string[],
  ) => Promise<boolean>) & {
    /** Whether none is missing that is not waited for. */
    whole?: (names?: readonly string[]) => boolean
  }
}

export const openCaughtUp =
  ({ head, reached }: Following): CaughtUp =>
  async (names) =>
    (await reached(await head(), settleMs, names)) && (reached.whole?.(names) ?? true)

export function openFound(following: Following): Found {
  const caughtUp = openCaughtUp(following)
  return async (look) => {
    const seen = await look()
    if (seen !== undefined) return seen
    const isSure = await caughtUp()
    return (await look()) ?? (isSure ? undefined : refuse('service/unavailable'))
  }
}
