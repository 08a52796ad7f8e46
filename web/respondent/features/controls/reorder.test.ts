import { expect, test } from 'vitest'
import { moveItem, dropIndex, itemOffset } from './reorder.ts'

// Three boxes of 40 px and a tall one, 10 px apart.
const boxes = [
  { top: 100, height: 40 },
  { top: 150, height: 40 },
  { top: 200, height: 80 },
  { top: 290, height: 40 },
]

test('a moved item takes its new place, the others keep their order', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
})

test.each([
  [0, 0, 0],
  [0, 29, 0],
  [0, 31, 1],
  [0, 101, 2],
  [0, 9_000, 3],
  [3, -51, 2],
  [3, -49, 3],
  [3, -9_000, 0],
  [2, -31, 1],
  [9, 50, 9],
])('an item at %i dragged by %i px targets place %i', (from, by, place) => {
  expect(dropIndex(boxes, from, by)).toBe(place)
})

test('items in between shift by the height of the dragged one', () => {
  expect(boxes.map((_, place) => itemOffset(boxes, 0, 2, place))).toEqual([0, -50, -50, 0])
  expect(boxes.map((_, place) => itemOffset(boxes, 2, 0, place))).toEqual([90, 90, 0, 0])
  expect(itemOffset([], 0, 1, 0)).toBe(0)
})
