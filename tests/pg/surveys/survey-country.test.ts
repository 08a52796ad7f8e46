import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SurveyVersion } from '#contract/api/survey-lifecycle.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { HelpLine } from '#contract/help.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'

let server: ConversationTestServer
beforeAll(async () => {
  server = await openConversationTestServer({ withoutReactors: true })
})
afterAll(() => server[Symbol.asyncDispose]())

const owner = randomUUID()
const content = {
  title: 'Why do people leave?',
  goal: 'Learn why people leave us',
  config_json: '{}',
}
const createSurvey = (body: object) =>
  server.call<Survey>('POST /api/surveys/advanced', { owner, body: { ...content, ...body } })
const changeSurvey = (id: string, body: object) =>
  server.call<Survey>(`PUT /api/surveys/${id}`, { owner, body })

test('a survey has the country that its owner sets, and none by default', async () => {
  expect((await createSurvey({})).body).toMatchObject({ country: null, version: 1 })
  const { body } = await createSurvey({ country: 'BR' })
  expect(body).toMatchObject({ country: 'BR' })
  expect((await changeSurvey(body.id, { country: 'LB' })).body).toMatchObject({
    ...{ country: 'LB', version: 2 },
  })
  const { body: cleared } = await changeSurvey(body.id, { country: null })
  expect(cleared).toMatchObject({ country: null, version: 3 })
  expect((await changeSurvey(body.id, { country: null })).body.version).toBe(3)
  const { body: versions } = await server.call<SurveyVersion[]>(
    `GET /api/surveys/${body.id}/versions`,
    { owner },
  )
  expect(versions[0]?.changes).toEqual([{ field: 'country', before: 'LB', after: null }])
  const restored = `POST /api/surveys/${body.id}/versions/1/restore`
  expect((await server.call<Survey>(restored, { owner })).body.country).toBe('BR')
})

test('without a country a new survey has the one that its texts name, else that of the time zone', async () => {
  const goal = 'Learn why people leave our gym in Leeds'
  expect((await createSurvey({ goal, language: 'en' })).body.country).toBe('GB')
  expect((await createSurvey({ goal, language: 'en', country: null })).body.country).toBeNull()
  const otherOwner = randomUUID()
  const settings = { owner: otherOwner, body: { time_zone: 'Asia/Beirut' } }
  await server.call('PUT /api/users/me/settings', settings)
  const body = { ...content, title: 'سؤال', language: 'ar' }
  const created = await server.call<Survey>('POST /api/surveys/advanced', {
    owner: otherOwner,
    body,
  })
  expect(created.body.country).toBe('LB')
})

test('a copy has the same country', async () => {
  const { body } = await createSurvey({ country: 'BR' })
  const copied = await server.call<Survey>(`POST /api/surveys/${body.id}/duplicate`, { owner })
  expect(copied.body.country).toBe('BR')
})

test.each(['br', 'BRA', 'Brazil', ''])('the country "%s" is refused', async (country) => {
  expect((await createSurvey({ country })).status).toBe(422)
})

test('an owner reads the lines of a country', async () => {
  const read = (query: string) =>
    server.call<{ lines: HelpLine[] }>(`GET /api/help-lines${query}`, { owner })
  expect((await read('?country=BR')).body.lines[0]).toMatchObject({ number: '188', name: 'CVV' })
  expect((await read('')).body.lines).toMatchObject([{ for: 'directory', number: null }])
  expect((await server.call('GET /api/help-lines')).status).toBe(401)
})
