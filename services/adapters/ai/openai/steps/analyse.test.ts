import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestEngine } from '../../../../../tests/support/servers/openai/engine-fixture.ts'
import type { AnswerToAnalyse } from '#ports/ai/assessment.ts'

let opened: Awaited<ReturnType<typeof openTestEngine>>
beforeAll(async () => {
  opened = await openTestEngine()
})
afterAll(() => opened[Symbol.asyncDispose]())

const input: AnswerToAnalyse = {
  ...{ language: 'pt-br', ownerLanguage: 'ar', question: 'Como é o caminho?', kind: 'open' },
  ...{ answer: 'Depois das seis a passarela fica escura.', emotions: true, aspects: [] },
}
const analysed = (emotions: { emotion: string; share: number }[]) => {
  opened.server.useModel(() => ({
    ...{ sentiment: { score: -0.6, class: 'negative', confidence: 0.8 }, emotions, aspects: [] },
    explanation: 'يشعر الشخص بعدم الأمان بعد حلول الظلام.',
  }))
  return opened.ai.analyse(input)
}

test('fear is an emotion', async () => {
  const { emotions } = await analysed([
    { emotion: 'fear', share: 0.6 },
    { emotion: 'frustration', share: 0.2 },
  ])
  expect(emotions).toEqual({ fear: 0.75, frustration: 0.25 })
})

test('the explanation is requested in the owner’s language', async () => {
  opened.server.requests.length = 0
  expect((await analysed([])).explanation).toMatch(/\p{Script=Arabic}/u)
  const { data } = JSON.parse(opened.server.requests[0]!.user) as { data: object }
  expect(data).toMatchObject({ language: 'pt-br', owner_language: 'ar' })
})

test('a reply with an unknown emotion is invalid', async () => {
  await expect(analysed([{ emotion: 'dread', share: 1 }])).rejects.toMatchObject({
    reason: 'invalid',
  })
})
