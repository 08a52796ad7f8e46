import { expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { SurveyConfig } from '#contract/survey.ts'
import { readConfigJson } from './config-json.ts'
import { allowContent, type Plan } from './plan.ts'

/** No plan lacks it today; one that will is to be held to it. */
const without: Plan = { name: 'free', limits: { ...plans.free, whatsapp_integration: false } }
const asked = JSON.stringify({ enable_whatsapp: true, max_questions: 5 })
const refusal = { code: 'surveys/plan-limit' }

test('a plan without WhatsApp neither turns it on nor publishes it', () => {
  const { limits } = without
  const config = readConfigJson(asked, {
    ...without,
    limits: { ...limits, whatsapp_integration: true },
  })
  expect(() => readConfigJson(asked, without)).toThrow(expect.objectContaining(refusal))
  expect(() => allowContent(without, { config, questions: [] })).toThrow(
    expect.objectContaining(refusal),
  )
})

test('what was turned on before the plan became smaller can still be saved, and be turned off', () => {
  const before = SurveyConfig.parse(JSON.parse(asked))
  expect(readConfigJson(asked, without, before).enable_whatsapp).toBe(true)
  const off = JSON.stringify({ max_questions: 5 })
  expect(readConfigJson(off, without, before).enable_whatsapp).toBe(false)
})
