// Finds surveys by what owners wrote. It is sealed, so no query can search it: a process unseals the texts of an owner who
// searches once, and afterwards what has changed.
import { LRUCache } from 'lru-cache'
import type { Db } from '#kernel/postgres/db.ts'
import { queryRows } from '../engine/tables/query-rows.ts'
import { normalizeForSearch } from './search-text.ts'
import { surveys } from './surveys.projection.ts'

type OwnerTexts = {
  /** By the ids of surveys: title, description and goal in the normal form for searches. */
  texts: Map<string, string>
  /** The position of the last change that the texts have. */
  position: string
  /** Reads of the changes, one after another: the latest text of a survey is the last that is stored. */
  reading: Promise<unknown>
}

/** Texts of erased surveys leave the memory with those of their owner. */
const maxAgeMs = 10 * 60_000
const maxOwners = 200

const textsByDb = new WeakMap<Db, LRUCache<string, OwnerTexts>>()

/** Ids of the owner's surveys that contain the text, in no particular order. Some of them may be deleted or erased. */
export async function findSurveysWithText(
  db: Db,
  ownerId: string,
  search: string,
): Promise<string[]> {
  const known = textsOf(db, ownerId)
  const reading = known.reading.then(() => readChanges(db, ownerId, known))
  known.reading = reading.catch(() => {})
  await reading
  const searched = normalizeForSearch(search)
  return [...known.texts].flatMap(([id, text]) => (text.includes(searched) ? [id] : []))
}

function textsOf(db: Db, ownerId: string): OwnerTexts {
  let owners = textsByDb.get(db)
  if (!owners)
    textsByDb.set(
      db,
      (owners = new LRUCache({ max: maxOwners, ttl: maxAgeMs, ttlResolution: 1000 })),
    )
  let texts = owners.get(ownerId)
  if (!texts)
    owners.set(ownerId, (texts = { texts: new Map(), position: '', reading: Promise.resolve() }))
  return texts
}

/** Read and unsealed between two turns of the event loop. */
const rowsPerRead = 1_000

async function readChanges(db: Db, ownerId: string, known: OwnerTexts): Promise<void> {
  let count = rowsPerRead
  while (count === rowsPerRead) {
    // Ordered, so that an index on the position is read: the planner expects a third of all rows after any position.
    // oxlint-disable-next-line no-await-in-loop -- each read continues after the one before
    const rows = await queryRows(
      db,
      surveys,
      `select "surveyId", sealed, position from read.surveys
        where "ownerId" = $1 and position > $2 order by position limit $3`,
      [ownerId, known.position, rowsPerRead],
    )
    for (const { surveyId, title, description, goal, position } of rows) {
      known.texts.set(surveyId, normalizeForSearch([title, description, goal].join('\n')))
      known.position = position
    }
    count = rows.length
  }
}
