// What is derived from reports and from the answers that they quote, kept in memory until one of them changes.
import { LRUCache } from 'lru-cache'
import type { Db } from '#kernel/postgres/db.ts'
import { keysOf } from '#kernel/privacy/database-keys.ts'
import { erasedSubjectOf } from '#kernel/read/feed-window.ts'
import type { LogFeed } from '#kernel/read/log-feed.ts'
import type { Position } from '#ports/event-store.ts'
import { findQuotedAnswers, stateOfAnswers, statesOfAnswers } from './insight-answers.ts'
import { findInsightReports, type StoredInsightReport } from './insight-reports.projection.ts'
import { quotedResponseIds } from './present-report.ts'
import type { QuotedAnswers } from './quoted-sources.ts'

type CachedReport<T> = {
  surveyId: string
  position: Position
  responseIds: readonly string[]
  /** The fingerprint of the quoted answers (`stateOfAnswers`). */
  state: string
  /** Subjects of the keys that seal the report and the answers. */
  sealedFor: ReadonlySet<string>
  /** An erasure of one of these subjects ends it. */
  subjects: ReadonlySet<string>
  value: T | undefined
}

type ReportCache<T> = LRUCache<string, CachedReport<T>>

/** Quoted answers in one cache. */
const maxAnswers = 100_000
/** Subjects of the latest erasures: their rows and keys may still be there. */
const maxErased = 10_000

type Erasures = {
  subjects: LRUCache<string, true>
  /** Drop what is of a subject. */
  listeners: Set<(subject: string) => void>
}
const erasuresByDb = new WeakMap<Db, Erasures>()

function erasuresOf(db: Db): Erasures {
  let erasures = erasuresByDb.get(db)
  if (!erasures) {
    erasures = { subjects: new LRUCache({ max: maxErased }), listeners: new Set() }
    erasuresByDb.set(db, erasures)
  }
  return erasures
}

/** By survey; it may leave surveys out. */
type Derive<T> = (
  db: Db,
  rows: readonly StoredInsightReport[],
  answers: QuotedAnswers,
) => Promise<ReadonlyMap<string, T>>

/** `reports`: their positions, which were just read. */
type ReadCached<T> = (
  db: Db,
  reports: readonly Pick<StoredInsightReport, 'surveyId' | 'position'>[],
) => Promise<ReadonlyMap<string, T>>

/**
 * A value is returned for as long as its report and the answers that it quotes are those that it was derived from, which each reading
 * verifies by their positions, and the keys that seal them exist.
 */
export function cachedPerReport<T>(derive: Derive<T>): ReadCached<T> {
  const cacheByDb = new WeakMap<Db, ReportCache<T>>()
  const cacheOf = (db: Db) => {
    let cache = cacheByDb.get(db)
    if (!cache) {
      const known: ReportCache<T> = new LRUCache({
        maxSize: maxAnswers,
        sizeCalculation: ({ responseIds }) => responseIds.length + 1,
      })
      cacheByDb.set(db, (cache = known))
      erasuresOf(db).listeners.add((subject) => forget(known, subject))
    }
    return cache
  }
  return async (db, reports) => {
    const cache = cacheOf(db)
    const known = reports.flatMap(({ surveyId, position }) => {
      const found = cache.get(surveyId)
      return found?.position === position ? found : []
    })
    const current = await currentOf(db, known)
    const isCurrent = new Set(current.map(({ surveyId }) => surveyId))
    const derived = await deriveFrom(
      db,
      reports.flatMap(({ surveyId }) => (isCurrent.has(surveyId) ? [] : surveyId)),
      derive,
    )
    const { subjects: erased } = erasuresOf(db)
    for (const each of derived)
      if (![...each.subjects].some((subject) => erased.has(subject))) cache.set(each.surveyId, each)
    return new Map(
      [...current, ...derived].flatMap(({ surveyId, value }) =>
        value === undefined ? [] : [[surveyId, value]],
      ),
    )
  }
}

/** The reports whose quoted answers have not changed. */
async function currentOf<T>(db: Db, known: readonly CachedReport<T>[]): Promise<CachedReport<T>[]> {
  if (known.length === 0) return []
  const [states, keys] = await Promise.all([
    statesOfAnswers(
      db,
      known.flatMap(({ responseIds }) => responseIds),
    ),
    keysOf(db).load(known.flatMap(({ sealedFor }) => [...sealedFor])),
  ])
  return known.filter(
    ({ surveyId, state, sealedFor }) =>
      (states.get(surveyId) ?? noAnswers) === state && [...sealedFor].every((id) => keys.has(id)),
  )
}

const noAnswers = stateOfAnswers([])

async function deriveFrom<T>(
  db: Db,
  surveyIds: readonly string[],
  derive: Derive<T>,
): Promise<CachedReport<T>[]> {
  if (surveyIds.length === 0) return []
  const rows = await findInsightReports(db, surveyIds)
  const quotedBy = rows.map((row) => [...quotedResponseIds(row)])
  const answers = await findQuotedAnswers(db, surveyIds, quotedBy.flat())
  const values = await derive(db, rows, answers)
  return rows.map(({ surveyId, ownerId, position }, at) => {
    const responseIds = quotedBy[at]!
    const quoted = responseIds.flatMap((id) => answers.get(id) ?? [])
    const sealedFor = new Set([ownerId, ...quoted.map(({ conversationId }) => conversationId)])
    return {
      ...{ surveyId, position, responseIds, sealedFor, state: stateOfAnswers(quoted) },
      subjects: new Set([surveyId, ...sealedFor]),
      value: values.get(surveyId),
    }
  })
}

/** Takes what quotes an erased person, and everything of an erased survey or owner, out of the memory with the event of the erasure. */
export const forgetErasedReports = (db: Db, feed: Pick<LogFeed, 'listen'>): (() => void) =>
  feed.listen((entries) => {
    const { subjects, listeners } = erasuresOf(db)
    for (const { event } of entries) {
      const subject = erasedSubjectOf(event)
      if (subject === undefined) continue
      subjects.set(subject, true)
      for (const listener of listeners) listener(subject)
    }
  })

function forget<T>(cache: ReportCache<T>, subject: string): void {
  for (const [surveyId, { subjects }] of cache) if (subjects.has(subject)) cache.delete(surveyId)
}
