// Lists and feeds of answers, and owners by e-mail, beside 100 answers read in SQL alone. The processor time of this process
// depends least on what else the machine does.
import { randomUUID } from 'node:crypto'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { encodeEvents, validateEvent } from '#kernel/commands/encode-events.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openKeys, type Keys } from '#kernel/privacy/keys.ts'
import type { EventStore } from '#ports/event-store.ts'
import { findOwner, findOwnerByEmail, owners } from '#projections/accounts/owners.projection.ts'
import { answerFingerprints } from '#projections/conversations/answer-fingerprints.projection.ts'
import { openFindComparisonAnswers } from '#projections/conversations/comparison-answers.ts'
import { ownerTurnsSince } from '#projections/conversations/conversation-feeds.ts'
import { qualifiedResponsesOf } from '#projections/conversations/qualified-responses.ts'
import { findResponse } from '#projections/conversations/find-response.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { sessions } from '#projections/conversations/sessions.projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { insightAnswersOf } from '#projections/insights/insight-answers.ts'
import { invitees } from '#projections/surveys/invitees.projection.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { answer, appendConversations } from './conversations.ts'
import { measureP99, type Figure } from './figures.ts'
import { openRandomKeyRing } from './random-key-ring.ts'

/** Conversations of eight answers, of the measured survey and of others; two answers of each are qualified. */
const counts = { own: 250, others: 1_000, owners: 2_000 }

export async function benchResponses(url: string): Promise<Figure[]> {
  const db = openDb(url, 6)
  await using store = await openPostgresEventStore(url)
  try {
    const keys = await openKeys(db, await openRandomKeyRing(db))
    const [surveyId, ownerId] = [randomUUID(), randomUUID()]
    await appendConversations(store, keys, { count: counts.own, qualified: 2, surveyId, ownerId })
    await appendConversations(store, keys, { count: counts.others, qualified: 2 })
    await appendOwners(store, keys)
    const decodeEvents = openDecoder(keys)
    const announcements = { from: 'bench', publish: () => {} }
    const figures: Figure[] = []
    // The feed of turns and the answers for insights name who answered.
    for (const projection of [sessions, invitees])
      await rebuildProjection({ store, decodeEvents, db, projection, announcements })
    for (const projection of [responses, answerFingerprints, owners]) {
      const rebuild = () =>
        rebuildProjection({ store, decodeEvents, db, projection, announcements })
      await rebuild()
      const began = process.cpuUsage()
      const { events, seconds } = (await rebuild())!
      const name = `rebuild of ${projection.name}`
      figures.push(figureOf(name, events / seconds, 'events/s'))
      figures.push(figureOf(`${name}, processor`, (1_000 * cpuMsSince(began)) / events, 'µs/event'))
    }
    await db.query('vacuum analyze read.responses')
    return [...figures, ...(await measure(db, surveyId, ownerId))]
  } finally {
    await db.end()
  }
}

const cpuRuns = 100

function cpuMsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

const figureOf = (name: string, value: number, unit: string): Figure => ({
  ...{ name, value, unit },
  ...{ target: '', met: true },
})

async function measure(db: Db, surveyId: string, ownerId: string): Promise<Figure[]> {
  const { rows } = await db.query<{ responseId: string; conversationId: string }>(
    'select "responseId", "conversationId" from read.responses where "surveyId" = $1 limit 100',
    [surveyId],
  )
  const ids = rows.map(({ responseId }) => responseId)
  const findComparisonAnswers = openFindComparisonAnswers()
  const baseline = await measureP99(() =>
    db.query('select * from read.responses where "responseId" = any($1)', [ids]),
  )
  const { responseId, conversationId } = rows[0]!
  const compared = { ownerId, surveyId, conversationId, responseId, answer }
  const last = await db.query<{ ownerId: string }>(
    'select "ownerId" from read.owners order by "ownerId" desc limit 1',
  )
  const known = last.rows[0]!.ownerId
  const email = (await findOwner(db, known))!.email!
  const queries: [name: string, query: () => Promise<unknown>][] = [
    ['a response', () => findResponse(db, responseId)],
    ['feed of a survey, a page of 100 answers', () => ownerTurnsSince(db, surveyId, '')],
    ['list of 500 qualified responses', () => qualifiedResponsesOf(db, surveyId)],
    ['2,000 answers for insights', () => insightAnswersOf(db, surveyId)],
    ['answers that one is compared with', () => findComparisonAnswers(db, compared)],
    ['an owner', () => findOwner(db, known)],
    ['an owner by e-mail, among 2,000', () => findOwnerByEmail(db, email)],
  ]
  const figures: Figure[] = []
  for (const [name, query] of queries) {
    const value = await measureP99(query)
    const began = process.cpuUsage()
    for (let run = 0; run < cpuRuns; run++) await query()
    const cpuMs = cpuMsSince(began) / cpuRuns
    figures.push({ ...figureOf(`${name}, p99`, value, 'ms'), baseline, ratio: value / baseline })
    figures.push(figureOf(`${name}, processor`, cpuMs, 'ms'))
  }
  return figures
}

async function appendOwners(store: EventStore, keys: Pick<Keys, 'getOrCreate'>): Promise<void> {
  let left = counts.owners
  const write = async () => {
    while (left > 0) {
      const number = left--
      const [ownerId, commandId] = [randomUUID(), randomUUID()]
      const event = validateEvent({
        type: 'OwnerRegistered',
        data: {
          ...{ issuer: 'https://bench.test', subject: ownerId, locale: 'en' },
          ...{ email: `owner-${number}@bench.test`, name: `Owner ${number}` },
        },
      })
      const envelope = { commandId, correlationId: commandId, actor: 'bench' }
      const at = new Date().toISOString()
      const events = await encodeEvents(keys, [event], { about: { ownerId }, envelope, at })
      await store.append(`owner-${ownerId}`, 'no_stream', events)
    }
  }
  await Promise.all(Array.from({ length: 8 }, write))
}
