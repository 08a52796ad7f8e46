import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { SurveyConfig } from '#contract/survey.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

test.each([
  ['en', 'Main reasons for leaving', 'What were your main reasons for leaving?'],
  ['pt-br', 'Motivos de saída', 'Quais foram os seus principais motivos para sair?'],
  ['ar', 'أسباب المغادرة', 'ما أهم أسباب مغادرتك؟'],
  ['en', 'What should change first?', 'What should change first?'],
])('a question is proposed in %s for the point “%s”', async (language, text, asked) => {
  const { status, body } = await server.call('POST /api/surveys/spoken-question', {
    owner: randomUUID(),
    body: { text, language },
  })
  expect({ status, body }).toEqual({ status: 200, body: { text: asked, language } })
})

test('an update without spoken questions keeps them, and one that has them replaces them', async () => {
  const owner = randomUUID()
  const point = { id: 'p1', text: 'Main reasons for leaving' }
  const spoken_question = { text: 'What made you leave?', language: 'en', edited: true }
  const body = (points: object[]) => ({
    title: 'Why do people leave?',
    goal: 'Learn why people leave us',
    language: 'en',
    config_json: JSON.stringify({ validation_points: points }),
  })
  const created = await server.call<Survey>('POST /api/surveys/advanced', {
    owner,
    body: body([{ ...point, spoken_question }]),
  })
  const change = async (points: object[]) => {
    const { body: changed } = await server.call<Survey>(`PUT /api/surveys/${created.body.id}`, {
      owner,
      body: body(points),
    })
    return SurveyConfig.parse(JSON.parse(changed.config_json)).validation_points[0]?.spoken_question
  }
  expect(await change([{ ...point, editable: true }])).toEqual(spoken_question)
  const proposed = { text: 'What were your main reasons for leaving?', language: 'en' }
  expect(await change([{ ...point, spoken_question: proposed }])).toEqual(proposed)
})
