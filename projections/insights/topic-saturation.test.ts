import { expect, test } from 'vitest'
import { presentSaturation } from './topic-saturation.ts'

const base = [['a', 'b'], ['c'], ['a'], ['d']]

test('without a new topic in the last two conversations, topics are saturated', () =>
  expect(presentSaturation([...base, ['a'], []])).toMatchObject({
    ...{ status: 'saturated', conversations: 6, base: 4, run: 2, max_new_share: 5 },
    ...{ base_topics: 4, new_topics: 0, new_share: 0 },
  }))

test('new topics in the last two conversations are compared with those of the first four', () =>
  expect(presentSaturation([...base, ['e'], ['a']])).toMatchObject({
    ...{ status: 'growing', new_topics: 1, new_share: 25 },
    points: [
      { first: 1, last: 1, new_topics: 2, topics: 2 },
      { new_topics: 1, topics: 3 },
      { new_topics: 0, topics: 3 },
      { new_topics: 1, topics: 4 },
      { new_topics: 1, topics: 5 },
      { first: 6, last: 6, new_topics: 0, topics: 5 },
    ],
  }))

test.each([[base], [[[], [], [], [], ['a'], ['b']]], [[]]])(
  'five conversations, or a base without topics, are too few',
  (conversations) =>
    expect(presentSaturation(conversations)).toMatchObject({ status: 'too-few', new_share: null }),
)

test('many conversations share points', () => {
  const { points } = presentSaturation(Array.from({ length: 130 }, (_, at) => [String(at % 7)]))
  expect(points.length).toBeLessThanOrEqual(60)
  expect(points.at(-1)).toMatchObject({ last: 130, topics: 7 })
})
