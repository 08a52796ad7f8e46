// Proposals for goals in the words of owners.
import { describe, expect, test } from 'vitest'
import { SurveyStructure } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { UnclearGoal } from '#ports/ai/failure.ts'
import { SurveyConfig } from '#contract/survey.ts'
import { arabic } from '../../../../../tests/support/fixtures/goals/ar.ts'
import { english } from '../../../../../tests/support/fixtures/goals/en.ts'
import { portuguese } from '../../../../../tests/support/fixtures/goals/pt-br.ts'
import { findKnownPoint } from '../points/known-points.ts'
import { languageOf } from '../../languages/languages.ts'
import type { PurposeName } from '../../languages/types/purposes.ts'
import { personalityByPurpose } from './survey-purpose.ts'
import { proposeStructure } from './survey-structure.ts'

const surveyGoals = [
  ...portuguese.map((each) => ({ ...each, language: 'pt-br' as const })),
  ...english.map((each) => ({ ...each, language: 'en' as const })),
  ...arabic.map((each) => ({ ...each, language: 'ar' as const })),
]

test('there are enough goals', () => {
  expect(surveyGoals.length).toBeGreaterThanOrEqual(40)
  for (const language of ['pt-br', 'en', 'ar'] as const)
    expect(surveyGoals.filter((goal) => goal.language === language).length).toBeGreaterThanOrEqual(
      12,
    )
})

describe.each(surveyGoals)('“$goal”', (expected) => {
  const { goal, language, words } = expected
  const purpose = expected.purpose as PurposeName
  // The language of the goal decides, not the owner's locale.
  const proposal = proposeStructure(goal, language === 'en' ? 'ar' : 'en')
  test('has its language and personality', async () => {
    const { language: found, ai_personality } = await proposal
    expect({ found, ai_personality }).toEqual({
      found: language,
      ai_personality: personalityByPurpose[purpose],
    })
  })
  test('has a spoken question for each point', async () => {
    for (const { spoken_question: asked } of (await proposal).validation_points) {
      expect(asked?.language).toBe(language)
      expect(asked?.text).toMatch(/^[^{}?؟]+[?؟]$/u)
    }
  })
  test('gives its own words to the survey', async () => {
    const { title, description, validation_points: points } = await proposal
    const all = [title, description, ...points.map(({ text }) => text)].join('\n').toLowerCase()
    for (const word of words) expect(all).toContain(word.toLowerCase())
  })
  test('has few points, distinct and complete', async () => {
    const { validation_points: points, max_questions } = await proposal
    const texts = points.map(({ text }) => text)
    // A goal that asks two things gets no others.
    expect(texts.length).toBeGreaterThanOrEqual(2)
    expect(texts.length).toBeLessThanOrEqual(8)
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length)
    expect(max_questions).toBeGreaterThan(texts.length)
    expect(max_questions).toBeLessThanOrEqual(limits.questions.max)
    // Each is a point of the engine, or part of the goal.
    const { topicPoint } = languageOf(language).clauses
    const isTopic = (text: string) => text.startsWith(topicPoint.split('{')[0] ?? '')
    const strange = texts.filter(
      (text) =>
        !findKnownPoint(text, language) &&
        !isTopic(text) &&
        text !== languageOf(language).choices.scorePoint &&
        !goal.toLowerCase().includes(text.toLowerCase().replace(/^(?:whether|por que) /, '')),
    )
    expect(strange).toEqual([])
  })
  test('leaves no blank, and fits the schema of a survey', async () => {
    const { provenance: _, ...proposed } = await proposal
    expect(JSON.stringify(proposed)).not.toMatch(/\{\w+\}|undefined|null/)
    SurveyStructure.parse(proposed)
    const { title, description, language: __, ...config } = proposed
    SurveyConfig.parse(config)
    expect(title.length).toBeLessThanOrEqual(limits.title.max)
    expect(title).not.toMatch(/[:,;،؛]$/)
    expect(description).toMatch(/\.$/)
  })
  test('gets the settings that it asks for, and no others', async () => {
    const proposed = await proposal
    const { pre_survey_config: fields, post_survey_rewards: rewards } = proposed
    expect({
      audio: proposed.enable_audio,
      voice: proposed.conversation_mode,
      whatsapp: proposed.enable_whatsapp,
      fields: fields.enabled ? fields.required_fields : [],
      reward: rewards.enabled ? rewards.rewards[0]?.title : undefined,
    }).toEqual({
      audio: expected.audio ?? false,
      voice: expected.voice ?? false,
      whatsapp: expected.whatsapp ?? false,
      fields: expected.fields ?? [],
      reward: expected.reward,
    })
    expect(goal.toLowerCase()).toContain((expected.reward ?? '').toLowerCase())
  })
  test('has the length that it asks for', async () => {
    const { max_questions, validation_points: points } = await proposal
    expect(max_questions).toBe(expected.questions ?? max_questions)
    expect(points).toHaveLength(expected.points ?? points.length)
  })
})

test('a long conversation is not described as short', async () => {
  const { descriptionLead } = languageOf('en').purposes
  const long = await proposeStructure('In-depth interview about how families plan their week', 'en')
  const short = await proposeStructure('How families plan their week', 'en')
  expect(short.description).toContain(descriptionLead.short)
  expect(long.description).not.toContain(descriptionLead.short)
  expect(long.description).toContain(descriptionLead.plain)
})

test('a survey in Spanish is proposed', async () => {
  const proposal = await proposeStructure(
    'Quiero entender por qué los clientes cancelan la suscripción, sobre todo embalaje y sabor. Por WhatsApp.',
    'en',
  )
  expect(proposal).toMatchObject({ language: 'es', enable_whatsapp: true })
  expect(
    proposal.validation_points.map(({ text, spoken_question: asked }) => [text, asked?.text]),
  ).toEqual([
    ['Por qué los clientes cancelan la suscripción', '¿Por qué cancelas la suscripción?'],
    ['Embalaje', '¿Cómo ha sido tu experiencia con el embalaje?'],
    ['Sabor', '¿Cómo ha sido tu experiencia con el sabor?'],
  ])
})

test('an anonymous survey of employees does not ask for the team', async () => {
  const { pre_survey_config } = await proposeStructure(
    'Clima de trabalho por equipe, de forma anônima',
    'pt-br',
  )
  expect(pre_survey_config).toEqual({ enabled: false, required_fields: [] })
})

test('a goal about discounts offers no reward', async () => {
  const { post_survey_rewards } = await proposeStructure(
    'Descobrir se o desconto do Dia das Mães pesou na compra',
    'pt-br',
  )
  expect(post_survey_rewards.enabled).toBe(false)
})

test.each([
  ['Wann kommen die Leute wieder, und warum?', 'pt-br'],
  ['{s} {point} {title} {ask}', 'en'],
] as const)('“%s” is accepted', async (goal, locale) => {
  const proposal = await proposeStructure(goal, locale)
  expect(proposal.validation_points.length).toBeGreaterThanOrEqual(2)
  expect(proposal.title.length).toBeLessThanOrEqual(limits.title.max)
})

test.each([
  ['!!!!!!!!!! ?????', 'ar'],
  ['a'.repeat(1000), 'en'],
  ['asdf test test 123', 'en'],
  ['fluffy seven yes the because', 'en'],
  ['teste teste 123 kkkk', 'pt-br'],
  ['ززز مممم توت تيت', 'ar'],
] as const)('“%s” means nothing', async (goal, locale) => {
  await expect(proposeStructure(goal, locale)).rejects.toThrow(UnclearGoal)
})
