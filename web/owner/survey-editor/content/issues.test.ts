import { expect, test } from 'vitest'
import english from '../../../locales/en/owner.json' with { type: 'json' }
import i18next from 'i18next'
import { allIssuesHaveFields, issueText, type Issues } from './issues.ts'

const survey = (enabled: boolean) => ({
  pre_survey_config: { enabled, required_fields: [] },
  post_survey_rewards: { enabled, rewards: [] },
})
const at = (...paths: string[]): Issues => new Map(paths.map((path) => [path, 'too_small']))

test('issues at visible fields need no other message', () => {
  expect(allIssuesHaveFields(at('title', 'questions.3.options.0'), survey(false))).toBe(true)
  expect(allIssuesHaveFields(at('post_survey_rewards.rewards.0.title'), survey(true))).toBe(true)
})

test('issues without a visible field are shown beside the button', () => {
  expect(allIssuesHaveFields(at(), survey(true))).toBe(false)
  expect(allIssuesHaveFields(at('title', 'config_json'), survey(true))).toBe(false)
  expect(allIssuesHaveFields(at('post_survey_rewards.rewards.0.title'), survey(false))).toBe(false)
  expect(allIssuesHaveFields(at('questions'), survey(true))).toBe(false)
})

const i18n = i18next.createInstance()
await i18n.init({
  lng: 'en',
  ns: 'owner',
  defaultNS: 'owner',
  resources: { en: { owner: english } },
})

test.each([
  ['title', 'too_small', 'This field is required'],
  ['title', 'too_big', 'Enter at most 200 characters'],
  ['goal', 'too_small', 'Enter at least 10 characters'],
  ['goal', 'too_big', 'Enter at most 1,000 characters'],
  ['description', 'too_big', 'Enter at most 2,000 characters'],
  ['questions.3.text', 'too_big', 'Enter at most 500 characters'],
  ['questions.3.options.0', 'too_big', 'Enter at most 200 characters'],
  ['validation_points.2.text', 'too_big', 'Enter at most 300 characters'],
  ['pre_survey_config.required_fields.1', 'too_big', 'Enter at most 200 characters'],
  ['post_survey_rewards.rewards.0.action_text', 'too_big', 'Enter at most 100 characters'],
  ['post_survey_rewards.rewards.0.content', 'too_big', 'Enter at most 2,000 characters'],
  ['asked_by', 'too_big', 'Enter at most 80 characters'],
  ['post_survey_rewards.rewards.0.action_url', 'invalid_format', 'Please enter a valid URL'],
])('the message at %s for %s: %s', (path, code, text) => {
  expect(issueText(i18n.t, new Map([[path, code]]), path)).toBe(text)
})
