import type { Position } from '#ports/event-store.ts'

/** The position up to which all events are done, while later events may be done before earlier ones. */
export type LowWatermark = {
  /** Begins an event, in the order of the log; call the result when it is done. */
  begin: (position: Position) => () => void
  /** All events up to this position have begun. */
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
