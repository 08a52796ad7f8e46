import type { Log } from '../log.ts'

const overdueMs = 60_000
const reportIntervalMs = 60_000

/** Warns, at most once a minute for each reactor, while its oldest event is pending for longer than a minute. */
export function createOverdueReport(log: Pick<Log, 'warn'>, now = Date.now) {
  const reported = new Map<string, number>()
  return (
    reactor: string,
    { waiting, oldestAt }: { waiting: number; oldestAt: Date | undefined },
  ) => {
    const ageMs = oldestAt ? now() - oldestAt.getTime() : 0
    if (ageMs < overdueMs || now() - (reported.get(reactor) ?? 0) < reportIntervalMs) return
    reported.set(reactor, now())
    log.warn(
      { reactor, waiting, oldestSeconds: Math.round(ageMs / 1_000) },
      'a reactor has not handled an event for more than a minute',
    )
  }
}
