import type { EventStore, Position } from '#ports/event-store.ts'

export type Progress = {
  /** Events folded so far. */
  events: number
  /** How many it may be in all, judging from how far in the log we are. */
  total: number
  perSecond: number
  etaSeconds: number
}

const reportIntervalMs = 200

/** Reports at most five times a second, and once in the end. */
export async function openProgress(
  store: Pick<EventStore, 'head'>,
  report?: (progress: Progress) => void,
) {
  const head = numberOf(await store.head())
  const began = performance.now()
  let events = 0
  let reported = began
  const reportAt = (done: number) => {
    const seconds = (performance.now() - began) / 1000
    const total = Math.max(events, Math.round(events / done))
    report?.({ events, total, perSecond: events / seconds, etaSeconds: seconds / done - seconds })
  }
  return {
    count(more: number, position: Position): void {
      events += more
      if (performance.now() - reported < reportIntervalMs) return
      reported = performance.now()
      reportAt(Math.min(1, numberOf(position) / head || 1))
    },
    end: () => reportAt(1),
    events: () => events,
  }
}

/** Positions are opaque but for their order; where they are numbers, they also tell how far we are. */
const numberOf = (position: Position) => (/^\d+$/.test(position) ? Number(position) : 0)
