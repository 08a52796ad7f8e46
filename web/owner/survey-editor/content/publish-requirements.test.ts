import { expect, test } from 'vitest'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { SurveyContent } from './survey-content.ts'
import { missingRequirements } from './publish-requirements.ts'

const content = (changes: Partial<SurveyContent> = {}): SurveyContent => ({
  ...{ title: 'Why customers cancel', description: '', asked_by: '', language: 'en' as const },
  goal: 'Understand why customers cancel',
  country: null,
  questions: [],
  validation_points: [{ id: '1', text: 'Why they leave' }],
  ...{
    ai_personality: 'professional' as const,
    max_questions: 8,
    duplicates: 'unlimited' as const,
  },
  ...{ enable_audio: false, enable_whatsapp: false, conversation_mode: false },
  pre_survey_config: { enabled: false, required_fields: [] },
  post_survey_rewards: { enabled: false, rewards: [] },
  ...changes,
})
const choice = (id: string, options: string[]): SurveyQuestion => ({
  ...{ id, text: `Question ${id}`, type: 'multiple', is_required: true, options },
})

test('an incomplete interview lists its missing requirements', () => {
  expect(missingRequirements('advanced', content(), 12)).toEqual([])
  const bare = content({
    title: ' ',
    goal: 'Too short',
    validation_points: [{ id: '1', text: ' ' }],
  })
  expect(missingRequirements('advanced', bare, 12)).toEqual(['title', 'goal', 'validation_points'])
})

test('fixed questions list each missing requirement once', () => {
  const form = (questions: SurveyQuestion[]) => content({ validation_points: [], questions })
  expect(missingRequirements('normal', form([choice('a', ['One', 'Two'])]), 12)).toEqual([])
  expect(missingRequirements('normal', form([]), 12)).toEqual(['questions'])
  const few = form([choice('a', ['One']), choice('b', []), choice('c', ['One', 'Two', ' one'])])
  expect(missingRequirements('normal', few, 2)).toEqual([
    'options',
    'repeated_options',
    'max_questions',
  ])
})
