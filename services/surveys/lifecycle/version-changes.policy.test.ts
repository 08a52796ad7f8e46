import { expect, test } from 'vitest'
import { SurveyConfig, type SurveyQuestion } from '#contract/survey.ts'
import { diffVersions } from './version-changes.policy.ts'
import type { SurveyContent } from '../survey-state.ts'

const points = [
  { id: 'a', text: 'Price' },
  { id: 'b', text: 'Support' },
  { id: 'c', text: 'Quality' },
]
const content: SurveyContent = {
  title: 'Why?',
  description: '',
  goal: 'Learn why people leave',
  language: 'en',
  config: SurveyConfig.parse({ validation_points: points }),
}
const config = (over: object): SurveyContent => ({
  ...content,
  config: { ...content.config, ...over },
})
const withPoints = (...validation_points: object[]) => config({ validation_points })
const [a, b, c] = points as [object, object, object]

test('equal contents have no changes', () =>
  expect(diffVersions(content, structuredClone(content))).toEqual([]))

test('texts change in the order in which a survey is read', () => {
  const after: SurveyContent = {
    ...content,
    title: 'Why not?',
    description: 'New',
    goal: 'Learn why people stay',
    language: 'ar',
  }
  expect(diffVersions(content, after)).toEqual([
    { field: 'title', before: 'Why?', after: 'Why not?' },
    { field: 'description', before: '', after: 'New' },
    { field: 'goal', before: 'Learn why people leave', after: 'Learn why people stay' },
    { field: 'language', before: 'en', after: 'ar' },
  ])
})

test.each([
  [
    'added',
    withPoints(a, b, c, { id: 'd', text: 'Delivery' }),
    { field: 'points_added', before: null, after: 'Delivery' },
  ],
  ['removed', withPoints(a, c), { field: 'points_removed', before: 'Support', after: null }],
  [
    'edited',
    withPoints(a, { id: 'b', text: 'Help' }, c),
    { field: 'points_edited', before: 'Support', after: 'Help' },
  ],
  [
    'moved',
    withPoints(c, a, b),
    {
      field: 'points_reordered',
      before: ['Price', 'Support', 'Quality'],
      after: ['Quality', 'Price', 'Support'],
    },
  ],
])('a point that was %s is the only change', (_, after, change) =>
  expect(diffVersions(content, after)).toEqual([change]),
)

test('the text of a question includes its type and options', () => {
  const question: SurveyQuestion = {
    id: 'q1',
    text: 'How often?',
    type: 'open',
    is_required: true,
    options: [],
  }
  const choice: SurveyQuestion = { ...question, type: 'multiple', options: ['Daily', 'Never'] }
  const of = (questions?: SurveyQuestion[]): SurveyContent =>
    questions ? { ...content, questions } : content
  expect(diffVersions(of(), of([question]))).toEqual([
    { field: 'questions_added', before: null, after: 'How often? [open *]' },
  ])
  expect(diffVersions(of([question]), of([choice]))).toEqual([
    {
      field: 'questions_edited',
      before: 'How often? [open *]',
      after: 'How often? [multiple *] Daily / Never',
    },
  ])
  expect(diffVersions(of([question]), of([{ ...question, is_required: false }]))).toHaveLength(1)
})

test('every field of the configuration is compared', () => {
  const reward = { title: 'Voucher', content: 'For you' }
  const after = config({
    advanced_mode: false,
    enable_audio: true,
    enable_whatsapp: true,
    conversation_mode: true,
    max_followups: 1,
    max_questions: 12,
    ai_personality: 'curious',
    pre_survey_config: { enabled: true, required_fields: ['role'] },
    post_survey_rewards: { enabled: true, rewards: [reward] },
    whatsapp_config: { number: '1' },
    onboarding_created: true,
    invited_only: true,
    duplicates: 'once-per-link',
    asked_by: 'The team of Maria',
  })
  const changes = diffVersions(content, after)
  expect(changes.map(({ field }) => field)).toEqual([
    'advanced_mode',
    'enable_audio',
    'enable_whatsapp',
    'conversation_mode',
    'max_followups',
    'max_questions',
    'ai_personality',
    'pre_survey_enabled',
    'pre_survey_fields',
    'rewards_enabled',
    'rewards',
    'whatsapp_config',
    'onboarding_created',
    'asked_by',
    'duplicates',
  ])
  expect(changes).toContainEqual({ field: 'max_questions', before: 8, after: 12 })
  expect(changes).toContainEqual({ field: 'rewards', before: [], after: ['Voucher · For you'] })
  // Two fields have two changes each, and one change covers two fields. A new field must be added here.
  expect(Object.keys(SurveyConfig.shape)).toHaveLength(changes.length - 2 + 1 + 1)
})
