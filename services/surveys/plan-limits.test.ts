import { expect, test } from 'vitest'
import { limitsOf } from '#contract/plans.ts'
import { SurveyConfig } from '#contract/survey.ts'
import type { OwnerPlan } from '#projections/accounts/allowance.ts'
import { parseConfigJson } from './authoring/config-json.ts'
import { assertContentWithinPlan } from './plan-limits.ts'

const withoutWhatsApp: OwnerPlan = { name: 'free', limits: limitsOf('free') }
const configJson = JSON.stringify({ enable_whatsapp: true, max_questions: 5 })
const refusal = { code: 'surveys/plan-limit' }

test('a plan without WhatsApp refuses to turn it on and to publish it', () => {
  const { limits } = withoutWhatsApp
  const config = parseConfigJson(configJson, {
    ...withoutWhatsApp,
    limits: { ...limits, whatsapp_integration: true },
  })
  expect(() => parseConfigJson(configJson, withoutWhatsApp)).toThrow(
    expect.objectContaining(refusal),
  )
  expect(() => assertContentWithinPlan(withoutWhatsApp, { config, questions: [] })).toThrow(
    expect.objectContaining(refusal),
  )
})

test('a setting from before a downgrade can be saved unchanged, left out, and turned off', () => {
  const before = SurveyConfig.parse(JSON.parse(configJson))
  expect(parseConfigJson(configJson, withoutWhatsApp, before).enable_whatsapp).toBe(true)
  const unknown = JSON.stringify({ max_questions: 5 })
  expect(parseConfigJson(unknown, withoutWhatsApp, before).enable_whatsapp).toBe(true)
  const off = JSON.stringify({ max_questions: 5, enable_whatsapp: false })
  expect(parseConfigJson(off, withoutWhatsApp, before).enable_whatsapp).toBe(false)
})
