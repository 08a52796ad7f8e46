import { expect, test } from 'vitest'
import { allIssuesHaveFields, type Issues } from './issues.ts'

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
