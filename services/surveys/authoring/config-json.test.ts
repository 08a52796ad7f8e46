// What the documented client sends in `config_json` is what every client reads.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Personality } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { limitsOf } from '#contract/plans.ts'
import { DuplicatesPolicy, type SurveyConfig } from '#contract/survey.ts'
import { Problem } from '#kernel/problem.ts'
import { parseConfigJson } from './config-json.ts'

const business = { name: 'business', limits: limitsOf('business') } as const
const parse = (config: unknown, before?: SurveyConfig) =>
  parseConfigJson(JSON.stringify(config), business, before)
/** As the API answers it. */
const readBack = (config: SurveyConfig) => JSON.parse(JSON.stringify(config)) as SurveyConfig

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((value) => value.trim().slice(0, maxLength).trim())
    .filter((value) => value !== '' && value !== '__proto__')
const pointId = fc.oneof(
  fc.integer({ min: 1, max: 99 }).map(String),
  fc.integer({ min: 0 }).map((at) => `custom-${at}`),
)
const point = fc.record(
  { id: pointId, text: text(limits.validationPoint.max), editable: fc.boolean() },
  { requiredKeys: ['id', 'text'] },
)
const reward = fc.record(
  {
    title: text(limits.rewards.titleLength),
    content: text(limits.rewards.contentLength),
    action_url: fc.webUrl(),
    action_text: text(limits.rewards.buttonLength),
  },
  { requiredKeys: ['title', 'content'] },
)
/** Every field of the specifications' configuration; each may be left out. */
const documented = fc.record(
  {
    advanced_mode: fc.boolean(),
    enable_audio: fc.boolean(),
    enable_whatsapp: fc.boolean(),
    conversation_mode: fc.boolean(),
    max_followups: fc.constant(3),
    max_questions: fc.integer(limits.questions),
    ai_personality: fc.constantFrom(...Personality.options),
    validation_points: fc.uniqueArray(point, { selector: ({ id }) => id, maxLength: 5 }),
    pre_survey_config: fc.record({
      enabled: fc.boolean(),
      required_fields: fc.array(text(limits.preSurveyFields.nameLength), { maxLength: 4 }),
    }),
    post_survey_rewards: fc.record({
      enabled: fc.boolean(),
      rewards: fc.array(reward, { maxLength: 3 }),
    }),
    whatsapp_config: fc.dictionary(
      text(40),
      fc.oneof(fc.integer(), fc.boolean(), fc.string(), fc.array(fc.string(), { maxLength: 3 })),
      { maxKeys: 4 },
    ),
    onboarding_created: fc.boolean(),
  },
  { requiredKeys: [] },
)

describe('a configuration of the documented client', () => {
  test('is read as it was sent, and sending it back changes nothing', () => {
    fc.assert(
      fc.property(documented, (sent) => {
        const stored = parse(sent)
        expect(readBack(stored)).toMatchObject(JSON.parse(JSON.stringify(sent)) as object)
        expect(parse(readBack(stored), stored)).toEqual(stored)
      }),
      { numRuns: 150 },
    )
  })

  test('keeps what it leaves out', () => {
    const full = parse({
      asked_by: 'Café Aurora',
      duplicates: 'once-per-browser',
      enable_whatsapp: true,
      whatsapp_config: { typing_delay: 1200 },
      onboarding_created: true,
      pre_survey_config: {
        enabled: true,
        required_fields: ['Age', 'Code'],
        field_types: { Code: { type: 'text', min_length: 4 } },
      },
      post_survey_rewards: { enabled: true, rewards: [{ title: 'Thanks', content: 'A coupon' }] },
    })
    fc.assert(
      fc.property(documented, (sent) => {
        const changed = parse(sent, full)
        const unsent = Object.entries(full).filter(([field]) => !(field in sent))
        expect(changed).toMatchObject(Object.fromEntries(unsent))
      }),
      { numRuns: 50 },
    )
    const { field_types } = parse(
      { pre_survey_config: { enabled: true, required_fields: ['Code'] } },
      full,
    ).pre_survey_config
    expect(field_types).toEqual({ Code: { type: 'text', min_length: 4 } })
  })

  test('may leave out empty lists, and send empty links and buttons', () => {
    const reward = { title: 'Thanks', content: 'A coupon' }
    const config = parse({
      pre_survey_config: { enabled: false },
      post_survey_rewards: {
        enabled: true,
        rewards: [
          { ...reward, action_url: '', action_text: '' },
          { ...reward, action_url: null },
        ],
      },
    })
    expect(config.pre_survey_config).toEqual({ enabled: false, required_fields: [] })
    expect(config.post_survey_rewards.rewards).toEqual([reward, reward])
    const none = parse({ pre_survey_config: null, post_survey_rewards: { enabled: false } })
    expect(none.post_survey_rewards).toEqual({ enabled: false, rewards: [] })
  })

  test.each([['[]'], ['null'], ['3'], ['{"post_survey_rewards":3}'], ['{"duplicates":"never"}']])(
    '%s is refused',
    (json) => expect(() => parseConfigJson(json, business)).toThrow(Problem),
  )
})

describe('duplicates and invited_only', () => {
  const policies = DuplicatesPolicy.options
  const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
  const earlier = optional(fc.constantFrom(...policies).map((duplicates) => parse({ duplicates })))
  const policy = fc.constantFrom(...policies)

  test('always agree', () => {
    const sent = fc.record({ duplicates: optional(policy), invited_only: optional(fc.boolean()) })
    fc.assert(
      fc.property(sent, earlier, (input, before) => {
        const { duplicates = 'unlimited', invited_only = false } = parse(input, before)
        expect(invited_only).toBe(duplicates === 'once-per-link')
      }),
    )
  })

  test('one alone is read as it was sent, and without them both stay', () => {
    fc.assert(
      fc.property(policy, fc.boolean(), earlier, (duplicates, invited_only, before) => {
        expect(parse({ duplicates }, before).duplicates).toBe(duplicates)
        expect(parse({ invited_only }, before).invited_only).toBe(invited_only)
        expect(parse({}, before).duplicates).toBe(before?.duplicates)
      }),
    )
  })

  test.each(policies.flatMap((from) => policies.map((to) => [from, to] as const)))(
    'a client that reads %s and changes `duplicates` to %s is obeyed',
    (from, to) => {
      const before = parse({ duplicates: from })
      expect(parse({ ...readBack(before), duplicates: to }, before).duplicates).toBe(to)
    },
  )

  test.each([
    ['once-per-link', false, 'unlimited'],
    ['once-per-browser', true, 'once-per-link'],
    ['once-per-browser', false, 'once-per-browser'],
    ['unlimited', true, 'once-per-link'],
  ] as const)('from %s, `invited_only: %s` gives %s', (from, invited_only, policy) => {
    const before = parse({ duplicates: from })
    expect(parse({ ...readBack(before), invited_only }, before).duplicates).toBe(policy)
    expect(parse({ invited_only }, before).duplicates).toBe(policy)
  })
})
