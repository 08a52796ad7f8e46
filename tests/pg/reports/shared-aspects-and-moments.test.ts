// What shared reports say of aspects and critical moments: only what others may read, and nothing of erased answers.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SharedReport, SharedReportLink } from '#contract/api/shared-reports.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { newEvent } from '../../support/kernel/read-side.ts'
import { recordConversation } from '../../support/reports/record-conversation.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
const ownerId = randomUUID()
beforeAll(async () => {
  server = await openOwnerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const marker = 'quixozulan'
const lockedText = `Nobody answered my calls for a whole week, and after that I was charged again, ${marker} was the last drop for me`

async function createSurvey(): Promise<string> {
  const { body } = await server.call<Survey>('POST /api/surveys/advanced', {
    owner: ownerId,
    body: { title: 'Why?', goal: 'Learn why people leave us', config_json: '{}' },
  })
  await server.call(`PUT /api/surveys/${body.id}/sentiment-config`, {
    owner: ownerId,
    body: { aspect_keywords: ['Support', 'Price'] },
  })
  return body.id
}

const shows = { overview: true, sentiment: true, charts: true, insights: 'none' }

/** Returns a function that reads the report at a new link. */
async function share(surveyId: string, fields: object = {}): Promise<() => Promise<SharedReport>> {
  const { status, body } = await server.call<SharedReportLink>('POST /api/shared-reports', {
    owner: ownerId,
    body: {
      ...{ title: 'Quarter', surveys: [surveyId] },
      shows: { ...shows, aspects: true, moments: true },
      ...fields,
    },
  })
  expect({ status, body }).toMatchObject({ status: 200 })
  const path = `GET /api/public/shared-reports/${body.url.split('/').at(-1)}`
  return async () => (await server.call<SharedReport>(path)).body
}

async function erase(
  surveyId: string,
  { conversationId, responseIds }: { conversationId: string; responseIds: string[] },
  reason: 'respondent' | 'expired' = 'respondent',
): Promise<void> {
  const meta = { ownerId, surveyId, sessionId: conversationId }
  const ref = { conversationId, surveyId, ownerId, sentiment: null, qualified: false }
  const answers = responseIds.length
  const figures = { answers, rating: null, partial: [], covered: [] }
  await server.store.append(`conversation-${conversationId}`, 'any', [
    newEvent(
      {
        type: 'SessionErased',
        data: { reason, responseIds, ...(reason === 'respondent' && { figures }) },
      },
      meta,
    ),
  ])
  if (reason === 'respondent')
    for (const responseId of responseIds)
      await server.store.append(`response-${responseId}`, 'any', [
        newEvent({ type: 'ResponseErased', data: { ...ref, responseId } }, meta),
      ])
  await server.waitForProjections()
}

const mentionsOf = ({ aspects }: SharedReport) =>
  Object.fromEntries(aspects!.map(({ name, mentions }) => [name, mentions]))
const momentsOf = ({ moments }: SharedReport) =>
  moments!.shown.map(({ response_text: text }) => text)

test.each(['live', 'pinned'])(
  'moments of a %s report are those that others may read, and say how many there are',
  async (mode) => {
    const surveyId = await createSurvey()
    await recordConversation(server, {
      ...{ ownerId, surveyId },
      answers: [
        { score: -0.95, text: lockedText, qualified: true },
        { score: -0.7, text: 'It broke.' },
        { score: -0.8, text: 'Write to bob@example.org about it.' },
        { score: -0.9, text: 'It broke again.' },
        { score: -1, text: 'I cannot go on.', intent: 'distress' },
        { score: 0.9, text: 'All good.' },
      ],
    })
    await server.waitForProjections()
    const report = await (await share(surveyId, { mode }))()
    expect(report.moments).toMatchObject({
      count: 5,
      shown: [
        {
          ...{ survey: 'Why?', question_text: 'What went wrong?' },
          ...{ response_text: 'It broke again.', sentiment_score: -0.9 },
        },
        { response_text: 'It broke.' },
      ],
    })
    expect(report.moments!.shown).toHaveLength(2)
    expect(JSON.stringify(report)).not.toContain(marker)
  },
)

test('erased answers leave the aspects and moments of a pinned report; expired ones its moments', async () => {
  const surveyId = await createSurvey()
  const record = (keywords: string[], text: string) =>
    recordConversation(server, {
      ...{ ownerId, surveyId },
      answers: [{ score: -0.9, keywords, text }],
    })
  const [erased, expired] = [
    await record(['Support', 'Price'], 'It is slow.'),
    await record(['Support'], 'It is old.'),
  ]
  await record(['Support'], 'It is loud.')
  await server.waitForProjections()
  const [pinned, live] = [await share(surveyId), await share(surveyId, { mode: 'live' })]
  expect(mentionsOf(await pinned())).toEqual({ Support: 3, Price: 1 })
  expect((await pinned()).aspects).toEqual((await live()).aspects)

  await erase(surveyId, erased)
  expect(mentionsOf(await pinned())).toEqual({ Support: 2 })
  expect((await pinned()).aspects).toEqual((await live()).aspects)
  expect((await pinned()).moments).toMatchObject({ count: 2 })
  expect(momentsOf(await pinned())).not.toContain('It is slow.')

  await erase(surveyId, expired, 'expired')
  expect(mentionsOf(await pinned())).toEqual({ Support: 2 })
  expect(momentsOf(await pinned())).toEqual(['It is loud.'])

  // What is recorded later is not in it.
  await record(['Price'], 'It is dear.')
  await server.waitForProjections()
  expect(mentionsOf(await pinned())).toEqual({ Support: 2 })
  expect(mentionsOf(await live())).toEqual({ Support: 2, Price: 1 })
  const conversations = [erased, expired].map(({ conversationId }) => conversationId)
  await expect
    .poll(async () => {
      const { rows } = await server.db.query(
        'select from keep.report_pin_mentions where conversation_id = any($1::uuid[])',
        [conversations],
      )
      return rows.length
    })
    .toBe(0)
})

test('aspects and moments are shown only where the owner chooses so', async () => {
  const surveyId = await createSurvey()
  const plain = await share(surveyId, { shows })
  expect(await plain()).toMatchObject({ aspects: null, moments: null })
})
