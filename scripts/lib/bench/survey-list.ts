// Queries of the list of an owner with 10,000 surveys, beside the same rows read by primary key.
import { randomUUID } from 'node:crypto'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { type Keys, openKeys } from '#kernel/privacy/keys.ts'
import { validateEvent, encodeEvents } from '#kernel/commands/encode-events.ts'
import type { EventStore } from '#ports/event-store.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { countSurveysOf, listSurveysOf } from '#projections/surveys/survey-list.ts'
import { surveys } from '#projections/surveys/surveys.projection.ts'
import { SurveyConfig } from '#contract/survey.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { measureP99, type Figure } from './figures.ts'
import { openRandomKeyRing } from './random-key-ring.ts'

/** Numbers of surveys of the measured owner and of other owners. */
const counts = { own: 10_000, others: [5_000, 5_000] }
const pageSize = 50

export async function benchSurveys(url: string): Promise<Figure[]> {
  const db = openDb(url, 6)
  await using store = await openPostgresEventStore(url)
  try {
    const ownerId = randomUUID()
    const keys = await openKeys(db, await openRandomKeyRing(db))
    await appendSurveys({ store, keys }, ownerId, counts.own)
    for (const count of counts.others) await appendSurveys({ store, keys }, randomUUID(), count)
    const decodeEvents = openDecoder(keys)
    const announcements = { from: 'bench', publish: () => {} }
    await rebuildProjection({ store, decodeEvents, db, projection: surveys, announcements })
    await db.query('vacuum analyze read.surveys')
    return await measure(db, ownerId)
  } finally {
    await db.end()
  }
}

async function measure(db: Db, ownerId: string): Promise<Figure[]> {
  const all = await listSurveysOf(db, ownerId, { limit: counts.own })
  const ids = all.slice(0, pageSize).map(({ surveyId }) => surveyId)
  const baseline = await measureP99(() =>
    db.query('select * from read.surveys where "surveyId" = any($1)', [ids]),
  )
  const page = (over: object) => () => listSurveysOf(db, ownerId, { limit: pageSize, ...over })
  const queries: [string, () => Promise<unknown>][] = [
    ['first page of 10,000 surveys', page({})],
    ['page in the middle', page({ before: all[counts.own / 2] })],
    ['search that finds few', page({ search: 'Café 4242' })],
    ['search that finds none', page({ search: 'nowhere' })],
    ['counts of a search that finds none', () => countSurveysOf(db, ownerId, 'nowhere')],
    ['counts by status', () => countSurveysOf(db, ownerId)],
  ]
  const figures: Figure[] = []
  for (const [name, query] of queries) {
    const value = await measureP99(query)
    const target = '< 50 ms'
    figures.push({
      ...{ name: `${name}, p99`, value, baseline, ratio: value / baseline, unit: 'ms', target },
      met: value < 50,
    })
  }
  return figures
}

async function appendSurveys(
  { store, keys }: { store: EventStore; keys: Keys },
  ownerId: string,
  count: number,
): Promise<void> {
  const points = Array.from({ length: 6 }, (_, n) => ({ id: `p${n}`, text: `What matters, ${n}` }))
  const config = SurveyConfig.parse({ validation_points: points })
  let left = count
  const write = async () => {
    while (left > 0) {
      const number = left--
      const surveyId = randomUUID()
      const commandId = randomUUID()
      const data = {
        ...{
          ownerId,
          publicId: surveyId.slice(0, 12),
          version: 1,
          config,
          language: 'en' as const,
        },
        title: `Café ${number}: why do people come back?`,
        description:
          'A short conversation about what brings you here, and what would keep you away.',
        goal: 'Understand why people come back to the café, what they look for and what they miss.',
      }
      const events = await encodeEvents(keys, [validateEvent({ type: 'SurveyDrafted', data })], {
        about: { ownerId, surveyId },
        sealedFor: () => surveyId,
        envelope: { commandId, correlationId: commandId, actor: 'bench' },
        at: new Date().toISOString(),
      })
      await store.append(`survey-${surveyId}`, 'no_stream', events)
    }
  }
  await Promise.all(Array.from({ length: 32 }, write))
}
