// Statements of insights behind a live link, which are kept between readings.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SharedReport, SharedReportLink } from '#contract/api/shared-reports.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { derivedId } from '#kernel/ids.ts'
import { provenance } from '../../support/fixtures/conversation-events.ts'
import { newEvent } from '../../support/kernel/read-side.ts'
import { conversationOf, qualified } from '../../support/reports/answer-events.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
const [owner, stranger] = [randomUUID(), randomUUID()]
const locked = `The onboarding asked for a credit card before it had shown me anything at all: the heron landed.`
let surveyId = ''
const answers: { conversationId: string; responseId: string; text: string }[] = []

const append = (stream: string, ...events: DomainEvent[]) =>
  server.store.append(
    stream,
    'any',
    events.map((event) => newEvent(event, { ownerId: owner, surveyId })),
  )

type Verdict = { isQualified?: boolean; fields?: Record<string, string> }

async function recordAnswer(text: string, { isQualified = false, fields }: Verdict = {}) {
  const [conversationId, questionId] = [randomUUID(), randomUUID()]
  const responseId = derivedId('response', conversationId, questionId)
  await append(
    `conversation-${conversationId}`,
    ...conversationOf(
      { ownerId: owner, surveyId },
      { questionId, responseId, text, device: 'mobile', choice: null },
    ),
    ...(fields ? [{ type: 'PreSurveyDataGiven', data: { fields } } as DomainEvent] : []),
  )
  const of = { responseId, conversationId, surveyId, ownerId: owner }
  const judged = { ...of, score: 0.2, rubricVersion: '1', reason: 'Short.', provenance }
  await append(
    `response-${responseId}`,
    isQualified ? qualified(of) : { type: 'ResponseNotQualified', data: judged },
  )
  answers.push({ conversationId, responseId, text })
}

async function recordReport() {
  const requestId = randomUUID()
  const topics = ['Invoices', 'The card', 'What Ludmila said'].map((name, n) => {
    const { responseId, text } = answers[n]!
    return {
      ...{ name, frequency: 1, sentiment: 'negative' as const, description: '', people: 1 },
      ...{ sources: [{ responseId, start: 0, end: text.length }], responseIds: [responseId] },
      general: `Number ${n}`,
    }
  })
  await append(
    `insight-${surveyId}`,
    { type: 'InsightsRequested', data: { ownerId: owner, surveyId, requestId, language: 'en' } },
    {
      type: 'InsightsGenerated',
      data: {
        ...{ requestId, responseCount: 3, peopleCount: 3, dropped: 0, repeats: [], provenance },
        report: { overview: '', findings: [], topics, patterns: [], recommendations: [] },
      },
    },
  )
}

async function share(as: string, insights: 'quotes' | 'findings') {
  const parts = { overview: true, sentiment: true, charts: true, insights }
  const { body } = await server.call<SharedReportLink>('POST /api/shared-reports', {
    owner: as,
    body: { title: 'Ours', mode: 'live', shows: parts },
  })
  return async () => {
    await server.waitForProjections()
    const token = body.url.split('/').at(-1)
    const read = await server.call<SharedReport>(`GET /api/public/shared-reports/${token}`)
    return (read.body.insights ?? []).flatMap(({ topics }) =>
      topics.map(({ text, quotes }) => [text, ...quotes]),
    )
  }
}

beforeAll(async () => {
  server = await openOwnerTestServer()
  const config_json = JSON.stringify({ validation_points: [{ id: 'p1', text: 'Why?' }] })
  const { body } = await server.call<Survey>('POST /api/surveys/advanced', {
    owner,
    body: { title: 'Onboarding', goal: 'Learn about onboarding', config_json },
  })
  surveyId = body.id
  await recordAnswer('The invoice came twice.')
  await recordAnswer(locked, { isQualified: true })
  await recordAnswer('They were kind.', { fields: { name: 'Ludmila' } })
  await recordReport()
})
afterAll(() => server[Symbol.asyncDispose]())

test('a live link follows what is unlocked and erased, names nobody, and is of its owner alone', async () => {
  const [read, readFindings] = [await share(owner, 'quotes'), await share(owner, 'findings')]
  const readStranger = await share(stranger, 'quotes')
  const invoices = ['Invoices', 'The invoice came twice.']
  expect(await read()).toEqual([invoices, ['Number 1']])
  expect(await read()).toEqual([invoices, ['Number 1']])
  expect(await readFindings()).toEqual([['Number 0'], ['Number 1'], ['Number 2']])
  expect(await readStranger()).toEqual([])

  const { responseId } = answers[1]!
  const spent = { lotId: randomUUID(), credits: 1 as const, lotRemaining: 0, balanceAfter: 0 }
  await append(`credits-${owner}`, {
    type: 'ResponseUnlocked',
    data: { responseId, surveyId, ...spent },
  })
  expect(await read()).toEqual([invoices, ['The card', locked]])

  await append(`conversation-${answers[0]!.conversationId}`, {
    type: 'SessionErased',
    data: { reason: 'respondent', responseIds: [answers[0]!.responseId] },
  } as DomainEvent)
  expect(await read()).toEqual([['The card', locked]])
})
