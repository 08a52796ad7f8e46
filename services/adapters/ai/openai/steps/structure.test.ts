import { expect, test } from 'vitest'
import { openTestEngine } from '../../../../../tests/support/servers/openai/engine-fixture.ts'
import { offlineModel } from '../../../../../tests/support/servers/openai/offline-model.ts'

test('what a goal asks about and no point does becomes a point', async () => {
  await using opened = await openTestEngine()
  opened.server.useModel(async (step, data) => ({
    ...((await offlineModel(step, data)) as object),
    things: ['price', 'parking near the shop', 'the queue', 'their wishes'],
    points: [
      { things: [1], text: 'What they think of the price', question: 'What did you pay?' },
      { things: [], text: 'How long they queue', question: 'How long was the queue?' },
    ],
    max_questions: 15,
  }))
  const goal = 'Price, parking, queue, wishes'
  const { validation_points: points, max_questions } = await opened.ai.structure(goal, 'en', {
    mostPoints: 5,
  })
  expect(points.map(({ text, spoken_question: asked }) => [text, asked?.text])).toEqual([
    ['What they think of the price', 'What did you pay?'],
    ['How long they queue', 'How long was the queue?'],
    ['parking near the shop', undefined],
    ['their wishes', undefined],
  ])
  expect(max_questions).toBe(9)
  const { data } = JSON.parse(opened.server.requests.at(-1)!.user) as { data: object }
  expect(data).toEqual({ goal, locale: 'en', most_points: 5 })
})
