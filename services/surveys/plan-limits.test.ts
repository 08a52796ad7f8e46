import { expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { SurveyConfig } from '#contract/survey.ts'
import { parseConfigJson } from './config-json.ts'
import { assertContentWithinPlan, type Plan } from './plan-limits.ts'

/** No plan lacks it today; one that will is to be held to it. */
const without: Plan = { name: 'free', limits: { ...plans.free, whatsapp_integration: false } }
const asked = JSON.stringify({ enable_whatsapp: true, max_questions: 5 })
const refusal = { code: 'surveys/plan-limit' }

test('a plan without WhatsApp neither turns it on nor publishes it', () => {
  const { limits } = without
  const config = parseConfigJson(asked, {
    ...without,
    limits: { ...limits, whatsapp_integration: true },
  })
  expect(() => parseConfigJson(asked, without)).toThrow(expect.objectContaining(refusal))
  expect(() => assertContentWithinPlan(without, { config, questions: [] })).toThrow(
    expect.objectContaining(refusal),
  )
})

test('what was turned on before the plan became smaller can still be saved, and be turned off', () => {
  const before = SurveyConfig.parse(JSON.parse(asked))
  expect(parseConfigJson(asked, without, before).enable_whatsapp).toBe(true)
  const off = JSON.stringify({ max_questions: 5 })
  expect(parseConfigJson(off, without, before).enable_whatsapp).toBe(false)
})
