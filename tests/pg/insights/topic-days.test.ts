// The days that a report records of its topics, beside a recount of the sessions.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import {
  findWholeReport,
  recordedTopicDaysOf,
} from '#projections/insights/insight-reports.projection.ts'
import { daysOfResponses } from '#projections/insights/topic-sessions.ts'
import { openAnsweredSurvey } from '../../support/fixtures/insight-fixtures.ts'
import { newEvent } from '../../support/kernel/read-side.ts'
import { conversationOf } from '../../support/reports/answer-events.ts'
import {
  type InsightsTestServer,
  openInsightsTestServer,
} from '../../support/servers/insights-test-server.ts'

let server: InsightsTestServer
beforeAll(async () => {
  server = await openInsightsTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Each conversation started on a day of its own, the first one last. */
async function openDatedSurvey() {
  const survey = await openAnsweredSurvey(server)
  const { owner: ownerId, surveyId, submitted } = survey
  for (const [n, { conversationId }] of submitted.entries()) {
    const started = conversationOf(
      { ownerId, surveyId },
      { questionId: '', responseId: '', text: '', device: 'mobile', choice: null },
    )[0] as DomainEvent
    const about = { ownerId, surveyId, sessionId: conversationId }
    const event = newEvent(started, { ...about, at: `2026-03-0${9 - n}T12:00:00.000Z` })
    await server.store.append(`conversation-${conversationId}`, 'any', [event])
  }
  await server.waitForProjections()
  return survey
}

async function recount(surveyId: string) {
  const { report } = (await findWholeReport(server.db, surveyId))!
  const topics = report!.topics.map(({ responseIds = [] }) => responseIds)
  const dayOf = await daysOfResponses(server.db, topics.flat())
  const counted = topics.map((ids) => {
    const counts: Record<string, number> = {}
    for (const id of ids) {
      const day = dayOf.get(id)!
      counts[day] = (counts[day] ?? 0) + 1
    }
    return counts
  })
  return { counted, recorded: (await recordedTopicDaysOf(server.db, [surveyId])).get(surveyId) }
}

test('the days of a report are those of its sessions, also when one is erased', async () => {
  const { surveyId, submitted, generate, erase } = await openDatedSurvey()
  await generate()
  const before = await recount(surveyId)
  expect(before.recorded).toContainEqual({
    ...{ '2026-03-06': 1, '2026-03-07': 1, '2026-03-08': 1, '2026-03-09': 1 },
  })
  expect(before.recorded).toEqual(before.counted)
  const { conversationId, responseId } = submitted[1]!
  await erase(conversationId, [responseId])
  await server.waitForProjections()
  const after = await recount(surveyId)
  expect(after.recorded).toEqual(after.counted)
  expect(JSON.stringify(after.recorded)).not.toContain('2026-03-08')
})

test('a report on sessions that are not known has no days', async () => {
  const { surveyId, generate } = await openAnsweredSurvey(server)
  await generate()
  expect((await recordedTopicDaysOf(server.db, [surveyId])).size).toBe(0)
})
