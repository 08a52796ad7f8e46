import { LRUCache } from 'lru-cache'
import type { Db } from '#kernel/postgres/db.ts'
import type { Position } from '#ports/event-store.ts'
import type { StoredInsightReport } from './insight-reports.projection.ts'

type Computed<T> = { position: Position; value: Promise<T>; size: number }

/** The greatest sum of `sizeOf` in the cache of one database and one computation. */
const maxSize = 500_000

/**
 * Computes something from all answers that a report rests on once in a process, not each time that a page opens. A report
 * changes with each erasure, so what is computed at its position holds until then. `sizeOf`: the items of a value.
 */
export function oncePerReport<T>(
  compute: (db: Db, row: StoredInsightReport) => Promise<T>,
  sizeOf: (value: T) => number,
): (db: Db, row: StoredInsightReport) => Promise<T> {
  const knownByDb = new WeakMap<Db, LRUCache<string, Computed<T>>>()
  const cacheOf = (db: Db) => {
    let known = knownByDb.get(db)
    if (!known) {
      known = new LRUCache({ maxSize, sizeCalculation: ({ size }) => size })
      knownByDb.set(db, known)
    }
    return known
  }
  return (db, row) => {
    const { surveyId, position } = row
    const known = cacheOf(db)
    const found = known.get(surveyId)
    if (found?.position === position) return found.value
    const value = compute(db, row)
    known.set(surveyId, { position, value, size: 1 })
    const isCurrent = () => known.peek(surveyId)?.value === value
    value.then(
      (computed) =>
        isCurrent() && known.set(surveyId, { position, value, size: 1 + sizeOf(computed) }),
      // A failure is not kept.
      () => isCurrent() && known.delete(surveyId),
    )
    return value
  }
}
