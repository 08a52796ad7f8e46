import { expect, test } from 'vitest'
import { areAtFields, type Issues } from './issues.ts'

const survey = (enabled: boolean) => ({
  pre_survey_config: { enabled, required_fields: [] },
  post_survey_rewards: { enabled, rewards: [] },
})
const at = (...paths: string[]): Issues => new Map(paths.map((path) => [path, 'too_small']))

test('what a field tells needs no second message', () => {
  expect(areAtFields(at('title', 'questions.3.options.0'), survey(false))).toBe(true)
  expect(areAtFields(at('post_survey_rewards.rewards.0.title'), survey(true))).toBe(true)
})

test('what no field on the screen tells is told beside the button', () => {
  expect(areAtFields(at(), survey(true))).toBe(false)
  expect(areAtFields(at('title', 'config_json'), survey(true))).toBe(false)
  expect(areAtFields(at('post_survey_rewards.rewards.0.title'), survey(false))).toBe(false)
  expect(areAtFields(at('questions'), survey(true))).toBe(false)
})
