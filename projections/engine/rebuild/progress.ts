import type { EventStore, Position } from '#ports/event-store.ts'

export type Progress = {
  /** Events folded so far. */
  events: number
  /** Estimated from the position in the log. */
  total: number
  perSecond: number
  etaSeconds: number
}

const reportIntervalMs = 200

/** Reports at most five times a second, and once at the end. */
export async function openProgress(
  store: Pick<EventStore, 'head'>,
  report?: (progress: Progress) => void,
) {
  const head = numberOf(await store.head())
  const startedAt = performance.now()
  let events = 0
  let reportedAt = startedAt
  const reportShare = (share: number) => {
    const seconds = (performance.now() - startedAt) / 1000
    const total = Math.max(events, Math.round(events / share))
    report?.({ events, total, perSecond: events / seconds, etaSeconds: seconds / share - seconds })
  }
  return {
    count(more: number, position: Position): void {
      events += more
      if (performance.now() - reportedAt < reportIntervalMs) return
      reportedAt = performance.now()
      reportShare(Math.min(1, numberOf(position) / head || 1))
    },
    end: () => reportShare(1),
    events: () => events,
  }
}

/** Positions are opaque except for their order. Numeric ones allow an estimate of the progress. */
const numberOf = (position: Position) => (/^\d+$/.test(position) ? Number(position) : 0)
