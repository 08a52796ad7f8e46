import type { Position } from '#ports/event-store.ts'

/** How long one waits for the read models to reach what was written. */
export const settleMs = 1_500

/** Looks, and where nothing is found once more when the read models have reached the head of the log. */
export type Found = <T>(look: () => Promise<T | undefined>) => Promise<T | undefined>

type Following = {
  /** The last position in the log. */
  head: () => Promise<Position>
  /** Whether all read models have reached a position within that time. */
  reached: (position: Position, timeoutMs: number) => Promise<boolean>
}

export function openFound({ head, reached }: Following): Found {
  return async (look) => {
    const seen = await look()
    if (seen !== undefined) return seen
    await reached(await head(), settleMs)
    return look()
  }
}
