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

type Kept<T> = {
  surveyId: string
  position: Position
  responseIds: readonly string[]
  /** Of the quoted answers. */
  state: string
  conversationIds: ReadonlySet<string>
  /** Everybody whose erasure ends it. */
  subjects: ReadonlySet<string>
  value: T | undefined
}

type KeptReports<T> = LRUCache<string, Kept<T>>

/** Of one cache: the number of quoted answers. */
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
type ReadKept<T> = (
  db: Db,
  reports: readonly Pick<StoredInsightReport, 'surveyId' | 'position'>[],
) => Promise<ReadonlyMap<string, T>>

/**
 * A value is returned for as long as its report and the answers that it quotes are those that it was derived from, which each reading
 * verifies by their positions, and the keys of the quoted conversations exist.
 */
export function keptPerReport<T>(derive: Derive<T>): ReadKept<T> {
  const keptByDb = new WeakMap<Db, KeptReports<T>>()
  const keptOf = (db: Db) => {
    let kept = keptByDb.get(db)
    if (!kept) {
      const known: KeptReports<T> = new LRUCache({
        maxSize: maxAnswers,
        sizeCalculation: ({ responseIds }) => responseIds.length + 1,
      })
      keptByDb.set(db, (kept = known))
      erasuresOf(db).listeners.add((subject) => forget(known, subject))
    }
    return kept
  }
  return async (db, reports) => {
    const kept = keptOf(db)
    const known = reports.flatMap(({ surveyId, position }) => {
      const found = kept.get(surveyId)
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
      if (![...each.subjects].some((subject) => erased.has(subject))) kept.set(each.surveyId, each)
    return new Map(
      [...current, ...derived].flatMap(({ surveyId, value }) =>
        value === undefined ? [] : [[surveyId, value]],
      ),
    )
  }
}

/** Those whose quoted answers are as they were. */
async function currentOf<T>(db: Db, known: readonly Kept<T>[]): Promise<Kept<T>[]> {
  if (known.length === 0) return []
  const [states, keys] = await Promise.all([
    statesOfAnswers(
      db,
      known.flatMap(({ responseIds }) => responseIds),
    ),
    keysOf(db).load(known.flatMap(({ conversationIds }) => [...conversationIds])),
  ])
  return known.filter(
    ({ surveyId, state, conversationIds }) =>
      (states.get(surveyId) ?? noAnswers) === state &&
      [...conversationIds].every((id) => keys.has(id)),
  )
}

const noAnswers = stateOfAnswers([])

async function deriveFrom<T>(
  db: Db,
  surveyIds: readonly string[],
  derive: Derive<T>,
): Promise<Kept<T>[]> {
  if (surveyIds.length === 0) return []
  const rows = await findInsightReports(db, surveyIds)
  const quotedBy = rows.map((row) => [...quotedResponseIds(row)])
  const answers = await findQuotedAnswers(db, surveyIds, quotedBy.flat())
  const values = await derive(db, rows, answers)
  return rows.map(({ surveyId, ownerId, position }, at) => {
    const responseIds = quotedBy[at]!
    const quoted = responseIds.flatMap((id) => answers.get(id) ?? [])
    const conversationIds = new Set(quoted.map(({ conversationId }) => conversationId))
    return {
      ...{ surveyId, position, responseIds, conversationIds, state: stateOfAnswers(quoted) },
      subjects: new Set([surveyId, ownerId, ...conversationIds]),
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

function forget<T>(kept: KeptReports<T>, subject: string): void {
  for (const [surveyId, { subjects }] of kept) if (subjects.has(subject)) kept.delete(surveyId)
}
