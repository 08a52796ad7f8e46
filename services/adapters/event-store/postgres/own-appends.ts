// The latest events that this process appended. A subscription that has reached them continues with them, without reading
// them back: positions have no gaps, so that nothing of another process is between two that follow each other.
import type { RecordedEvent } from '#ports/event-store.ts'
import { fromPosition } from '../position.ts'

export type OwnAppends = {
  /** One append's events, in log order. The answer to a repeated append may be older than the last one: it is left out. */
  add: (events: readonly RecordedEvent[]) => void
  /** The events that follow a position without a gap. */
  after: (position: bigint) => readonly RecordedEvent[]
}

export function createOwnAppends(maxEvents = 2_000): OwnAppends {
  /** Without gaps. */
  let run: RecordedEvent[] = []
  let first = 0n
  return {
    add(events) {
      const start = fromPosition(events[0]!.position)
      const end = first + BigInt(run.length)
      if (start < end) return
      if (start > end) [run, first] = [[], start]
      run.push(...events)
      if (run.length <= maxEvents * 1.25) return
      first += BigInt(run.length - maxEvents)
      run = run.slice(-maxEvents)
    },
    after(position) {
      const index = position + 1n - first
      return index < 0n || index >= BigInt(run.length) ? [] : run.slice(Number(index))
    },
  }
}
