// The analytics of a survey over HTTP, from sums that the engine maintains, and what is stored for them.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalyticsDetails } from '#contract/api/analytics-details.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { answerChoices } from '#projections/reports/analytics/answer-choices.projection.ts'
import { sessionJourneys } from '#projections/reports/analytics/session-journeys.projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'
import {
  eventsOf,
  formQuestions,
  type SimulatedSession,
  simulatedSession,
} from '../../support/simulations/session-histories.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function createForm(owner: string): Promise<string> {
  const body = {
    title: 'How was it?',
    goal: 'Find out how the first weeks were',
    question_count: 4,
  }
  const { body: survey } = await server.call<Survey>('POST /api/surveys', { owner, body })
  const change = { owner, body: { questions: formQuestions } }
  await server.call(`PUT /api/surveys/${survey.id}`, change)
  return survey.id
}

/** The sessions take turns. */
async function record(
  sessions: readonly SimulatedSession[],
  { ownerId, surveyId, from = 0 }: { ownerId: string; surveyId: string; from?: number },
) {
  const streams = sessions.map(
    (each, at) => eventsOf(each, from + at, { ownerId, surveyId }).events,
  )
  const most = Math.max(...streams.map(({ length }) => length))
  for (let at = 0; at < most; at++)
    for (const stream of streams) {
      const event = stream[at]
      if (!event) continue
      const meta = { ownerId, surveyId, sessionId: event.id, at: event.at }
      await server.appendEvent(`conversation-${event.id}`, event as unknown as DomainEvent, meta)
    }
  await server.waitForProjections()
}

const detailsOf = async (owner: string, surveyId: string) =>
  (await server.call<AnalyticsDetails>(`GET /api/surveys/${surveyId}/analytics/details`, { owner }))
    .body

test('figures follow answers that are revised, withdrawn and erased, and a rebuild has the same', async () => {
  const owner = randomUUID()
  const id = await createForm(owner)
  const sessions = fc.sample(simulatedSession(true), { numRuns: 12, seed: 7 })
  const first = { ...sessions[0]!, erased: 'no' as const, end: 'answered' as const, seconds: 60 }
  const steps = [
    { at: 0, choice: { selectedOptions: ['Price'] } },
    { at: 1, choice: { boolean: true } },
    { at: 0, choice: { selectedOptions: ['Support', 'Speed'] } },
    { at: 1, choice: 'blank' as const },
    { at: 4, choice: { number: 12 } },
  ]
  await record([{ ...first, steps }], { ownerId: owner, surveyId: id })
  const before = await detailsOf(owner, id)
  expect(before).toMatchObject({
    funnel: { started: 1, first_answer: 1, half: 1, completed: 1 },
    durations: { sessions: 1 },
    devices: [{ started: 1, completed: 1, completion_rate: 100 }],
  })
  expect(before.questions).toMatchObject([
    { answers: 1, options: [{ answers: 0 }, { answers: 1, share: 100 }, { answers: 1 }] },
    { answers: 0, yes: 0, no: 0 },
    { answers: 0 },
    { answers: 0 },
    { answers: 1, average: 12, bars: [{ from: 12, to: 12, answers: 1 }] },
    { answers: 0 },
    { answers: 0 },
  ])
  await record(sessions.slice(1), { ownerId: owner, surveyId: id, from: 1 })
  const after = await detailsOf(owner, id)
  expect(after.funnel.started).toBe(sessions.length)
  for (const projection of [sessionJourneys, answerChoices])
    expect(await rebuildProjection({ ...server, projection })).toMatchObject({
      compared: { differing: 0 },
    })
  expect(await detailsOf(owner, id)).toEqual(after)
})

test('what was chosen is sealed, and leaves the figures after its person’s key is gone', async () => {
  const owner = randomUUID()
  const id = await createForm(owner)
  const [session] = fc.sample(simulatedSession(true), { numRuns: 1, seed: 3 })
  const steps = [{ at: 4, choice: { number: 8675 } }]
  const ended = {
    ...session!,
    steps,
    end: 'answered' as const,
    rating: null,
    erased: 'no' as const,
  }
  await record([ended], { ownerId: owner, surveyId: id })
  const rows = await server.db.query<{ row: string }>(
    'select each::text as row from read.answer_choices each where "surveyId" = $1',
    [id],
  )
  expect(rows.rowCount).toBe(1)
  expect(rows.rows[0]!.row).not.toContain('8675')
  const yearsOf = async () => (await detailsOf(owner, id)).questions[4]
  expect(await yearsOf()).toMatchObject({ answers: 1, lowest: 8680 })
  const conversationId = eventsOf(ended, 0, { ownerId: owner, surveyId: id }).events[0]!.id
  await server.keys.destroy(conversationId)
  await server.appendEvent(
    `conversation-${conversationId}`,
    {
      type: 'SessionErased',
      data: {
        reason: 'respondent',
        figures: { answers: 1, rating: null, partial: [], covered: [] },
      },
    },
    { ownerId: owner, surveyId: id, sessionId: conversationId },
  )
  await server.waitForProjections()
  expect(await yearsOf()).toMatchObject({ answers: 0, bars: [], lowest: null })
  expect((await detailsOf(owner, id)).funnel).toMatchObject({ started: 1, completed: 1 })
})

test('another owner’s survey is not found', async () => {
  const id = await createForm(randomUUID())
  expect(
    await server.call(`GET /api/surveys/${id}/analytics/details`, { owner: randomUUID() }),
  ).toMatchObject({ status: 404, body: { code: 'surveys/not-found' } })
})
