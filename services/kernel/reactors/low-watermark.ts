import type { Position } from '#ports/event-store.ts'

/** The last position before which everything is done, while later events overtake earlier ones. */
export type LowWatermark = {
  /** Begins an event, in the order of the log. Answers how to say that it is done. */
  begin: (position: Position) => () => void
  /** Nothing of interest lies before this position but what was begun. */
  advance: (position: Position) => void
  position: () => Position
}

export function openLowWatermark(start: Position): LowWatermark {
  let open: { position: Position; done: boolean }[] = []
  let first = 0
  let mark = start
  const settle = () => {
    while (first < open.length && open[first]!.done) mark = open[first++]!.position
    if (first > 1_000 || first === open.length) {
      open = open.slice(first)
      first = 0
    }
  }
  const begin = (position: Position) => {
    const entry = { position, done: false }
    open.push(entry)
    return () => {
      entry.done = true
      settle()
    }
  }
  return { begin, advance: (position) => begin(position)(), position: () => mark }
}
