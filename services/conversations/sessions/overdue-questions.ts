import type { Log } from '#kernel/log.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { retryStalledStream } from '#kernel/reactors/parked-events.ts'
import type { OnOverdue } from './await-question.ts'

const retryAfterMs = 60_000

/** Logs an overdue question, and retries the events of its conversation that the interviewer parked, once a minute. */
export const openOverdueQuestions =
  (db: Db, log: Log): OnOverdue =>
  async (stream, pendingMs) => {
    const retried = await retryStalledStream(db, {
      reactor: 'interviewer',
      stream,
      afterMs: retryAfterMs,
    })
    // The stream's name is the respondent's secret.
    log.warn(
      { pendingSeconds: Math.round(pendingMs / 1_000), retried },
      'a respondent waits for a question for more than a minute',
    )
  }
