import { expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { availabilityOf } from './availability.ts'

const now = new Date('2026-11-21T10:00:00Z')
const survey = (over: Partial<Survey>, config: object = {}) =>
  ({
    status: 'published',
    survey_type: 'advanced',
    goal: 'Understand why people leave',
    questions: [],
    closes_at: null,
    config_json: JSON.stringify({ validation_points: [{ id: '1', text: 'Why' }], ...config }),
    ...over,
  }) as Survey

test.each([
  ['a published survey', survey({}), 'open'],
  ['one for invited people', survey({}, { invited_only: true }), 'invited'],
  ['a paused one', survey({ status: 'paused' }, { invited_only: true }), 'paused'],
  ['a closed one', survey({ status: 'closed' }), 'closed'],
  ['one whose time has come', survey({ closes_at: '2026-11-21T10:00:00.000Z' }), 'closed'],
  ['one that closes later', survey({ closes_at: '2026-11-21T10:00:00.001Z' }), 'open'],
  ['a draft that could be published', survey({ status: 'draft' }), 'draft'],
  ['a draft without points', survey({ status: 'draft' }, { validation_points: [] }), 'incomplete'],
  ['a draft without a goal', survey({ status: 'draft', goal: ' ' }), 'incomplete'],
  ['a form without questions', survey({ status: 'draft', survey_type: 'normal' }), 'incomplete'],
])('%s', (_, survey, expected) => expect(availabilityOf(survey, now)).toBe(expected))

test.each(['full', 'leaving'] as const)('%s: only published surveys change', (obstacle) => {
  expect(availabilityOf(survey({}), now, obstacle)).toBe(obstacle)
  expect(availabilityOf(survey({}, { invited_only: true }), now, obstacle)).toBe(obstacle)
  expect(availabilityOf(survey({ status: 'paused' }), now, obstacle)).toBe('paused')
})
