import { expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import {
  toUpdateBody,
  contentOf,
  differingFields,
  isSameContent,
  mergeContent,
  defaultMergeSides,
} from './survey-content.ts'

const config = {
  advanced_mode: true,
  enable_audio: false,
  enable_whatsapp: false,
  conversation_mode: false,
  max_followups: 3,
  max_questions: 8,
  ai_personality: 'professional',
  validation_points: [{ id: '1', text: 'Why they leave' }],
  pre_survey_config: { enabled: false, required_fields: [] },
  post_survey_rewards: { enabled: false, rewards: [] },
  whatsapp_config: { typing_delay: 1200 },
  onboarding_created: true,
}
const survey: Survey = {
  id: '7d3c1a52-6f0b-4f0a-9d8e-2b7c5a4d1e90',
  public_id: 'abc',
  title: 'Why customers cancel',
  description: '',
  goal: 'Understand why customers cancel',
  language: 'en',
  country: null,
  status: 'draft',
  survey_type: 'advanced',
  questions: [],
  config_json: JSON.stringify(config),
  version: 3,
  closes_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
const base = contentOf(survey)

test('saving keeps parts of the configuration that the editor does not know', () => {
  const body = toUpdateBody(
    { ...base, title: 'New', max_questions: 10, duplicates: 'once-per-link' },
    survey,
  )
  expect(body.title).toBe('New')
  expect(JSON.parse(body.config_json)).toEqual({
    ...config,
    max_questions: 10,
    duplicates: 'once-per-link',
    asked_by: '',
    invited_only: true,
  })
})

test('comparison ignores the order of keys', () => {
  const rewards = (reward: { title: string; content: string; action_text?: string }) => ({
    ...base,
    post_survey_rewards: { enabled: true, rewards: [reward] },
  })
  const one = rewards({ title: 'a', content: 'b', action_text: 'c' })
  expect(isSameContent(one, rewards({ action_text: 'c', content: 'b', title: 'a' }))).toBe(true)
  expect(differingFields(one, base)).toEqual(['post_survey_rewards'])
})

test('the order of points is part of the content', () => {
  const points = [...base.validation_points, { id: '2', text: 'Price' }]
  const one = { ...base, validation_points: points }
  const other = { ...base, validation_points: points.toReversed() }
  expect(differingFields(one, other)).toEqual(['validation_points'])
})

test('changes of different fields are both kept', () => {
  const mine = { ...base, title: 'Mine' }
  const current = { ...base, goal: 'Their goal, which is long enough' }
  const picks = defaultMergeSides(base, mine, current)
  expect([...picks]).toEqual([
    ['title', 'mine'],
    ['goal', 'current'],
  ])
  expect(mergeContent(mine, current, picks)).toEqual({ ...current, title: 'Mine' })
})

test('where both changed a field, mine is the default and current can be picked', () => {
  const mine = { ...base, title: 'Mine', enable_audio: true }
  const current = { ...base, title: 'Theirs', enable_audio: true }
  const picks = defaultMergeSides(base, mine, current)
  expect([...picks]).toEqual([['title', 'mine']])
  expect(mergeContent(mine, current, picks).title).toBe('Mine')
  expect(mergeContent(mine, current, new Map([['title', 'current']]))).toEqual(current)
})

test('fixed questions are part of the content, and saved for surveys that have them', () => {
  const question = { id: 'q', text: 'Why?', type: 'open', is_required: true, options: [] } as const
  const fixed: Survey = {
    ...survey,
    survey_type: 'normal',
    questions: [{ ...question, options: [], options_json: '[]' }],
  }
  const stored = contentOf(fixed)
  expect(stored.questions).toEqual([question])
  const edited = { ...stored, questions: [{ ...question, text: ' Why now? ', options: ['left'] }] }
  expect(differingFields(stored, edited)).toEqual(['questions'])
  expect(toUpdateBody(edited, fixed).questions).toEqual([{ ...question, text: 'Why now?' }])
  expect(toUpdateBody(base, survey)).not.toHaveProperty('questions')
})
