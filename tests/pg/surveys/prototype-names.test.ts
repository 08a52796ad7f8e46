// Names that callers choose may be those of Object.prototype.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'
import { prototypeNames, usablePrototypeNames } from '../../support/fixtures/prototype-names.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer()
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const fieldSets = [usablePrototypeNames.slice(0, 6), usablePrototypeNames.slice(6)]

test.each(fieldSets)('required fields may be called %s, %s, %s ...', async (...fields) => {
  const { public_id } = await respondents.createPublishedSurvey(randomUUID(), {
    pre_survey_config: { enabled: true, required_fields: fields },
  })
  for (const pre_survey_data of [undefined, {}, { name: 'Ana' }])
    expect(await respondents.startSession(public_id, { pre_survey_data })).toMatchObject({
      status: 422,
      body: { code: 'conversations/pre-survey-incomplete', missing: fields },
    })
  const pre_survey_data = Object.fromEntries(fields.map((field) => [field, `my ${field}`]))
  const { status, body } = await respondents.startSession(public_id, { pre_survey_data })
  expect(status).toBe(200)
  expect(body.session_id).toMatch(/^[0-9a-f]{32}$/)
})

test('a field, point or question that no request can name is refused when the survey is saved', async () => {
  const owner = randomUUID()
  const create = (config: object) =>
    server.call<{ code: string; issues: { path: unknown[] }[] }>('POST /api/surveys/advanced', {
      owner,
      body: {
        title: 'Why?',
        goal: 'Learn why people leave us',
        config_json: JSON.stringify(config),
      },
    })
  for (const config of [
    { pre_survey_config: { enabled: true, required_fields: ['name', '__proto__'] } },
    { validation_points: [{ id: '__proto__', text: 'Why people leave' }] },
  ])
    expect(await create(config)).toMatchObject({ status: 422, body: { code: 'request/invalid' } })
  const survey = await respondents.createPublishedSurvey(owner)
  const questions = [{ id: '__proto__', text: 'Why?', type: 'open' }]
  const change = await server.call(`PUT /api/surveys/${survey.id}`, { owner, body: { questions } })
  expect(change.status).toBe(422)
})

test('points may have these ids, and their progress is counted', async () => {
  const ids = ['constructor', 'toString', 'valueOf']
  const texts = ['Main reasons for leaving', 'Is the price fair?', 'What they use now']
  const { owner, survey, id } = await respondents.startNewSession({
    validation_points: ids.map((pointId, index) => ({ id: pointId, text: texts[index] })),
    max_questions: 6,
  })
  await respondents.completeConversation(id)
  await server.waitForProjections()
  const { rows } = await server.db.query<{ covered: object; partial: object }>(
    `select "objectivesCovered" as covered, "objectivesPartial" as partial
       from read.survey_figures where "surveyId" = $1`,
    [survey.id],
  )
  const counts = Object.entries({ ...rows[0]!.partial, ...rows[0]!.covered })
  expect(counts.length).toBeGreaterThan(0)
  for (const [name, count] of counts) expect([ids.includes(name), count]).toEqual([true, 1])
  const insights = await server.call(`GET /api/surveys/${survey.id}/insights`, { owner })
  expect(insights.status).toBe(200)
})

test('no name in a query, path, setting or form breaks a call', async () => {
  const { owner, survey, id } = await respondents.startNewSession()
  const { body: own } = await server.call<Survey>(`GET /api/surveys/${survey.id}`, { owner })
  expect(own.id).toBe(survey.id)
  for (const name of prototypeNames) {
    const tried = [
      server.call(`GET /api/surveys?status=${name}&${name}=1`, { owner }),
      server.call(`GET /api/surveys/${name}`, { owner }),
      server.call(`PUT /api/surveys/${survey.id}`, { owner, body: { status: name } }),
      server.call(`PUT /api/surveys/${survey.id}`, { owner, body: { language: name } }),
      server.call(`PUT /api/surveys/${survey.id}/sentiment-config`, {
        owner,
        body: { questions: JSON.parse(`{"${name === '__proto__' ? 'x' : name}": {}}`) as object },
      }),
      server.call(`GET /api/public/surveys/${name}`),
      respondents.startSession(survey.public_id, { mode: name, language: name }),
      respondents.callSession(id, 'responses', { question_id: name, text_response: name }),
    ]
    for (const { status } of await Promise.all(tried))
      expect([name, status < 500]).toEqual([name, true])
  }
})
