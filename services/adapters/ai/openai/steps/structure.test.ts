import { expect, test } from 'vitest'
import { openTestEngine } from '../../../../../tests/support/servers/openai/engine-fixture.ts'
import { offlineModel } from '../../../../../tests/support/servers/openai/offline-model.ts'

test('what a goal asks about and no point does becomes a point', async () => {
  await using opened = await openTestEngine()
  opened.server.useModel(async (step, data) => ({
    ...((await offlineModel(step, data)) as object),
    ...(step === 'structure' && { max_questions: 15 }),
    ...(step === 'edit' && {
      things: ['price', 'parking near the shop', 'the queue', 'their wishes'],
      points: [
        { things: [1], text: 'What they think of the price', question: 'What did you pay?' },
        { things: [], text: 'How long they queue', question: 'How long was the queue?' },
      ],
    }),
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
  expect(max_questions).toBe(10)
  const { data } = JSON.parse(opened.server.requests[0]!.user) as { data: object }
  expect(data).toEqual({ goal, locale: 'en', most_points: 5 })
})

test.each([
  ['does not fit the schema', { title: 7 }],
  ['has no points', { things: [], points: [] }],
])('a reply that %s is asked for once more', async (_, wrong) => {
  await using opened = await openTestEngine()
  let replies = 0
  const answer = (isWrong: (nth: number) => boolean) =>
    opened.server.useModel(async (step, data) => ({
      ...((await offlineModel(step, data)) as object),
      ...(step === 'structure' && isWrong((replies += 1)) && wrong),
    }))
  answer((nth) => nth === 1)
  const { title } = await opened.ai.structure('Price, parking, queue, wishes', 'en')
  expect([typeof title, replies]).toEqual(['string', 2])
  replies = 0
  answer(() => true)
  await expect(opened.ai.structure('Price, parking', 'en')).rejects.toMatchObject({
    reason: 'invalid',
  })
  expect(replies).toBe(2)
})

test.each([
  ['gb', 'GB'],
  ['', undefined],
  ['England', undefined],
  [undefined, undefined],
])('the country %j of a reply is %s', async (country, expected) => {
  await using opened = await openTestEngine()
  opened.server.useModel(async (step, data) => ({
    ...((await offlineModel(step, data)) as object),
    country,
  }))
  const proposed = await opened.ai.structure('Price, parking, queue, wishes', 'en')
  expect(proposed.country).toBe(expected)
})
