import { expect, test } from 'vitest'
import type { SurveyChange, SurveyVersion } from '#contract/api/survey-lifecycle.ts'
import { changesSince } from './version-changes.ts'

const version = (number: number, ...changes: SurveyChange[]): SurveyVersion => ({
  version: number,
  at: '2026-01-01T00:00:00.000Z',
  title: 'Why customers cancel',
  published: false,
  restored_from: null,
  changes,
})

test('a field goes from its first value to its last', () => {
  const versions = [
    version(3, { field: 'title', before: 'B', after: 'C' }),
    version(2, { field: 'title', before: 'A', after: 'B' }),
    version(1),
  ]
  expect(changesSince(versions, 1)).toEqual([{ field: 'title', before: 'A', after: 'C' }])
  expect(changesSince(versions, 2)).toEqual([{ field: 'title', before: 'B', after: 'C' }])
  expect(changesSince(versions, 3)).toEqual([])
})

test('a field that was changed back has no change', () => {
  const versions = [
    version(3, { field: 'max_questions', before: 10, after: 8 }),
    version(2, { field: 'max_questions', before: 8, after: 10 }),
    version(1),
  ]
  expect(changesSince(versions, 1)).toEqual([])
})

test('added and removed points accumulate, except those added and removed in between', () => {
  const versions = [
    version(3, { field: 'points_removed', before: ['Price', 'Old'], after: null }),
    version(2, { field: 'points_added', before: null, after: ['Price', 'Support'] }),
    version(1),
  ]
  expect(changesSince(versions, 1)).toEqual([
    { field: 'points_added', before: null, after: ['Support'] },
    { field: 'points_removed', before: ['Old'], after: null },
  ])
})
