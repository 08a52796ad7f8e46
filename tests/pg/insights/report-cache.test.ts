import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { encodeEvents, validateEvent } from '#kernel/commands/encode-events.ts'
import { derivedId } from '#kernel/ids.ts'
import type { FeedEntry } from '#kernel/read/feed-window.ts'
import type { LogFeed } from '#kernel/read/log-feed.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { insightReports, reportStatesOf } from '#projections/insights/insight-reports.projection.ts'
import { forgetErasedReports, cachedPerReport } from '#projections/insights/report-cache.ts'
import { provenance } from '../../support/fixtures/conversation-events.ts'
import { openReadSide } from '../../support/kernel/read-side.ts'
import { conversationOf, qualified } from '../../support/reports/answer-events.ts'

const side = await openReadSide()
await side.runProjections([responses, insightReports])
afterAll(() => side[Symbol.asyncDispose]())

let [ownerId, surveyId, spoken, silent] = ['', '', '', '']
let derivations = 0
const answerOf = (conversationId: string) => ({
  conversationId,
  questionId: conversationId,
  responseId: derivedId('response', conversationId, conversationId),
})

/** The quoted answers with their statuses. */
const read = cachedPerReport(async (_, rows, answers) => {
  derivations++
  const texts = [...answers.values()].map(({ answer, status }) => `${status}: ${answer}`)
  return new Map(rows.map((row) => [row.surveyId, texts.toSorted()]))
})
const quotes = async () =>
  (await read(side.db, await reportStatesOf(side.db, [surveyId]))).get(surveyId)

async function record(stream: string, ...events: DomainEvent[]) {
  const about = { ownerId, surveyId, sessionId: stream.slice(stream.indexOf('-') + 1) }
  const envelope = { commandId: randomUUID(), correlationId: 'c', actor: 'test' }
  const encoded = await encodeEvents(
    side.keys,
    events.map((event) => ({ ...validateEvent(event), personal: [] })),
    { about, envelope, at: '2026-11-01T00:00:00.000Z' },
  )
  await side.store.append(stream, 'any', encoded)
  await side.waitForProjections([responses, insightReports])
}

const answer = (conversationId: string, text: string) =>
  record(
    `conversation-${conversationId}`,
    ...conversationOf(
      { ownerId, surveyId },
      { ...answerOf(conversationId), text, device: 'mobile', choice: null },
    ),
  )

/** One topic of each. */
function report(conversationIds: readonly string[]) {
  const requestId = randomUUID()
  const topics = conversationIds.map((id) => {
    const { responseId } = answerOf(id)
    return {
      ...{ name: 'Price', frequency: 1, sentiment: 'negative' as const, description: '' },
      ...{ sources: [{ responseId, start: 0, end: 4 }], responseIds: [responseId], people: 1 },
    }
  })
  const counts = { responseCount: topics.length, peopleCount: topics.length, dropped: 0 }
  return record(
    `insight-${surveyId}`,
    { type: 'InsightsRequested', data: { ownerId, surveyId, requestId, language: 'en' } },
    {
      type: 'InsightsGenerated',
      data: {
        ...{ requestId, ...counts, repeats: [], provenance },
        report: { overview: '', findings: [], topics, patterns: [], recommendations: [] },
      },
    },
  )
}

beforeEach(async () => {
  ;[ownerId, surveyId, spoken, silent] = Array.from({ length: 4 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
  ]
  await answer(spoken, 'It was dear.')
  await answer(silent, 'Too dear.')
  await report([spoken, silent])
  derivations = 0
})

test('what is derived is kept while other answers come, and changes with a quoted answer or a report', async () => {
  expect(await quotes()).toEqual(['pending: It was dear.', 'pending: Too dear.'])
  const other = randomUUID()
  await answer(other, 'Late.')
  await quotes()
  expect(derivations).toBe(1)

  const { responseId } = answerOf(silent)
  await record(
    `response-${responseId}`,
    qualified({ responseId, surveyId, ownerId, conversationId: silent }),
  )
  expect(await quotes()).toEqual(['locked: Too dear.', 'pending: It was dear.'])
  const spent = { lotId: randomUUID(), credits: 1 as const, lotRemaining: 0, balanceAfter: 0 }
  await record(`credits-${ownerId}`, {
    type: 'ResponseUnlocked',
    data: { responseId, surveyId, ...spent },
  })
  expect(await quotes()).toEqual(['pending: It was dear.', 'unlocked: Too dear.'])

  await report([spoken, silent, other])
  expect(await quotes()).toContain('pending: Late.')
  expect(derivations).toBe(4)
})

test('an erased answer is in no value, whether its row or its key is the first to go', async () => {
  await quotes()
  await record(`conversation-${spoken}`, {
    type: 'SessionErased',
    data: { reason: 'respondent', responseIds: [answerOf(spoken).responseId] },
  })
  expect(await quotes()).toEqual(['pending: Too dear.'])
  await side.keys.destroy(silent)
  expect(await quotes()).toEqual([])
})

test('an erasure in the log takes what quotes the person out of the memory, and nothing of that person is kept again', async () => {
  let listener: (entries: readonly FeedEntry[]) => void = () => {}
  const feed: Pick<LogFeed, 'listen'> = {
    listen: (each) => {
      listener = each
      return () => {}
    },
  }
  forgetErasedReports(side.db, feed)
  await quotes()
  await quotes()
  expect(derivations).toBe(1)
  const event = { type: 'SessionErased', stream: `conversation-${randomUUID()}` }
  listener([{ event } as FeedEntry])
  await quotes()
  expect(derivations).toBe(1)
  listener([{ event: { ...event, stream: `conversation-${spoken}` } } as FeedEntry])
  // Neither its row nor its key has gone.
  await quotes()
  await quotes()
  expect(derivations).toBe(3)
})
