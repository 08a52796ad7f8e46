import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../../services/adapters/ai/languages/languages.ts'
import type { Features } from '../../../services/adapters/ai/learned/features.ts'
import {
  groupWeights,
  type ModelName,
} from '../../../services/adapters/ai/learned/group-weights.ts'
import { modelOf, scoreText } from '../../../services/adapters/ai/learned/indexed-models.ts'
import { intentSigns, questionStems } from '../../../services/adapters/ai/learned/intent-signs.ts'
import { parseModel } from '../../../services/adapters/ai/learned/linear-model.ts'
import { sentimentSigns } from '../../../services/adapters/ai/learned/sentiment-signs.ts'
import { worthSigns } from '../../../services/adapters/ai/learned/worth-signs.ts'
import { dequantise } from './compress.ts'
import { FeelingRow, IntentRow, SafetyRow, readCorpus } from './corpus.ts'
import { scoreFitted, type Fitted } from './logistic-regression.ts'
import {
  intentFeaturesOf,
  safetyFeaturesOf,
  sentimentFeaturesOf,
  situationFeaturesOf,
  worthFeaturesOf,
} from './model-features.ts'

type Scored = { name: ModelName; features: Features; signs?: Features }

/** The weights of a model's file, by the names of features. */
function readFitted(name: ModelName, language: SurveyLanguage): Fitted | undefined {
  const { models: folder } = languageOf(language)
  const file = folder && new URL(`${name}.tsv`, folder)
  if (!file || !existsSync(file)) return undefined
  return dequantise(parseModel(readFileSync(file, 'utf8')))
}

/** All of them take minutes. */
const readEvery = 30

const answersIn = (language: SurveyLanguage) =>
  [
    ...readCorpus('safety', language, SafetyRow).flatMap(({ rows }) => rows),
    ...readCorpus('feeling', language, FeelingRow).flatMap(({ rows }) => rows),
    ...readCorpus('intents', language, IntentRow).flatMap(({ rows }) => rows),
  ].filter((_, at) => at % readEvery === 0)

function judgementsOf(text: string, question: string, language: SurveyLanguage): Scored[] {
  const asked = questionStems(question, language)
  const signs = sentimentSigns(text, language)
  const worth = { ...{ goal: question, objectives: [], question }, language, answer: text }
  const toJudge = { ...worth, others: ['Too slow, and nobody answers.'] }
  return [
    { name: 'safety', features: safetyFeaturesOf(text, language) },
    {
      name: 'intents',
      features: intentFeaturesOf(text, asked, language),
      signs: intentSigns(text, asked, language),
    },
    { name: 'sentiment', features: sentimentFeaturesOf(text, language), signs },
    { name: 'situations', features: situationFeaturesOf(text, language), signs },
    { name: 'worth', features: worthFeaturesOf(toJudge), signs: worthSigns(toJudge) },
  ]
}

test.each(['en', 'pt-br', 'ar', 'es'] as const)(
  'in %s, models score answers by number exactly as by the names that they were trained with',
  (language) => {
    const modelNames = Object.keys(groupWeights) as ModelName[]
    const byName = new Map(modelNames.map((name) => [name, readFitted(name, language)]))
    const differing: string[] = []
    let scored = 0
    for (const { t: text, q: question } of answersIn(language))
      for (const { name, features, signs } of judgementsOf(text, question, language)) {
        const [fitted, model] = [byName.get(name), modelOf(name, language)]
        if (!fitted || !model) continue
        scored++
        const [scores, expected] = [
          scoreText(model, text, language, signs),
          scoreFitted(fitted, features),
        ]
        if (scores.some((score, at) => score !== expected[at])) differing.push(`${name}: ${text}`)
      }
    expect(differing).toEqual([])
    expect(scored).toBeGreaterThan(100)
  },
)
