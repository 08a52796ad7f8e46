import type { z } from 'zod'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../../../services/adapters/ai/languages/languages.ts'
import { intentParts } from '../../../../services/adapters/ai/learned/answer-parts.ts'
import { questionStems } from '../../../../services/adapters/ai/learned/intent-signs.ts'
import { intentFeaturesOf } from '../model-features.ts'
import { FeelingRow, IntentRow, readCorpus, WorthRow } from '../corpus.ts'
import { shareAbove, thresholdAt, type AuthoredExample } from '../cross-validation.ts'
import type { TrainingTask } from '../task.ts'

/** Labelled rows and ordinary answers are measured; parts and phrases are only learned from. */
type Judged = z.infer<typeof IntentRow> | 'ordinary' | 'unjudged'

const labels = [
  'answer',
  'asks',
  'repeat',
  'stop',
  'refuse',
  'dont-know',
  'off-topic',
  'gibberish',
  'later',
  'greeting',
]
/** Shares that may be read wrongly: of labelled texts without the intent, and of ordinary answers. */
const allowed = { labelled: 0.03, ordinary: 0.004 }
/** The share of answers that may be overlooked. */
const overlooked = 0.06
const weights = { ordinary: 0.35, part: 0.2, phrase: 0.4 }

export const intentsTask: TrainingTask<Judged> = {
  name: 'intents',
  options: { labels, kind: 'independent', penalty: 0.2, minExamples: 2 },
  maxFeatures: 8_000,
  examples: (language) => [
    ...labelledTexts(language),
    ...ordinaryAnswers(language),
    ...outrightPhrases(language),
  ],
  evaluate(scored) {
    const labelled = scored.flatMap(({ example: { row }, scores }) =>
      typeof row === 'object' ? [{ intents: row.i, scores }] : [],
    )
    const ordinary = scored.filter(({ example }) => example.row === 'ordinary')
    const thresholds: Record<string, number> = {}
    const figures: Record<string, number> = {}
    for (const [at, label] of labels.entries()) {
      const isOf = (has: boolean) =>
        labelled
          .filter(({ intents }) => intents.includes(label) === has)
          .map(({ scores }) => scores[at]!)
      const [having, lacking] = [isOf(true), isOf(false)]
      const usual = ordinary.map(({ scores }) => scores[at]!)
      const threshold =
        label === 'answer'
          ? thresholdAt(having, 1 - overlooked)
          : Math.max(thresholdAt(lacking, allowed.labelled), thresholdAt(usual, allowed.ordinary))
      thresholds[label] = Number(threshold.toFixed(3))
      const found = shareAbove(having, threshold) * having.length
      const wrong = shareAbove(lacking, threshold) * lacking.length
      figures[`${label}: precision`] = found / (found + wrong || 1)
      figures[`${label}: recall`] = shareAbove(having, threshold)
      figures[`${label}: in ordinary answers`] = shareAbove(usual, threshold)
    }
    return { thresholds, figures: { ...figures, cases: labelled.length } }
  },
}

/** And the parts of plain answers: the parts of the others have no labels. */
const labelledTexts = (language: SurveyLanguage): AuthoredExample<Judged>[] =>
  readCorpus('intents', language, IntentRow).flatMap(({ author, rows }) =>
    rows.flatMap((row) => {
      const parts = intentParts(row.t).map((part) =>
        intentFeaturesOf(part, questionStems(row.q, language), language),
      )
      const features = intentFeaturesOf(row.t, questionStems(row.q, language), language)
      const unjudged = parts.map((part) => ({
        ...{ author, row: 'unjudged' as const, features: part, labels: row.i },
        weight: weights.part,
      }))
      return [
        { author, row, features, parts, labels: row.i },
        ...(row.i.length === 1 ? unjudged : []),
      ]
    }),
  )

/** Answers that were written for the other models. */
const ordinaryAnswers = (language: SurveyLanguage): AuthoredExample<Judged>[] => [
  ...readCorpus('feeling', language, FeelingRow).flatMap(({ author, rows }) =>
    rows
      .filter(({ k }) => k !== 'question')
      .map(({ q, t }) => ordinaryAnswer(author, t, q, language)),
  ),
  ...readCorpus('worth', language, WorthRow).flatMap(({ author, rows }) =>
    rows.flatMap((row) =>
      'a' in row && row.y === 1 ? [ordinaryAnswer(author, row.a, '', language)] : [],
    ),
  ),
]

const ordinaryAnswer = (
  author: string,
  text: string,
  question: string,
  language: SurveyLanguage,
): AuthoredExample<Judged> => ({
  ...{ author, row: 'ordinary', weight: weights.ordinary, labels: ['answer'] },
  features: intentFeaturesOf(text, questionStems(question, language), language),
  parts: intentParts(text).map((part) =>
    intentFeaturesOf(part, questionStems(question, language), language),
  ),
})

const labelOfPhrases = {
  stop: 'stop',
  refuse: 'refuse',
  dontKnow: 'dont-know',
  questionBack: 'asks',
  offTopic: 'off-topic',
  repeat: 'repeat',
  later: 'later',
} as const

/** The phrases that the rules know. */
function outrightPhrases(language: SurveyLanguage): AuthoredExample<Judged>[] {
  const { intents } = languageOf(language).lexicon
  return (Object.keys(labelOfPhrases) as (keyof typeof labelOfPhrases)[]).flatMap((kind) =>
    intents[kind].map((phrase) => ({
      ...{ author: 'phrases-x0', row: 'unjudged' as const, weight: weights.phrase },
      features: intentFeaturesOf(phrase, new Set(), language),
      labels: [labelOfPhrases[kind]],
    })),
  )
}
