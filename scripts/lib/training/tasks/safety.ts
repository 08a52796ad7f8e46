import type { z } from 'zod'
import type { SurveyLanguage } from '#contract/languages.ts'
import { safetyParts } from '../../../../services/adapters/ai/learned/answer-parts.ts'
import { safetyFeaturesOf } from '../model-features.ts'
import { FeelingRow, IntentRow, readCorpus, readPhrases, SafetyRow, WorthRow } from '../corpus.ts'
import { shareAbove, thresholdAt, type AuthoredExample } from '../cross-validation.ts'
import { phrasebooks } from '../../simulated-respondents/respondent.ts'
import type { TrainingTask } from '../task.ts'

/** Labelled rows and ordinary answers are measured; parts and phrases are only learned from. */
type Judged = z.infer<typeof SafetyRow> | 'ordinary' | 'unjudged'

/**
 * Shares that may be stopped, that may also be asked gently, and that may also be left alone: of innocent answers that sound
 * dangerous, and of ordinary ones.
 */
const allowed = {
  stopped: { innocent: 0.015, ordinary: 0.005 },
  asked: { innocent: 0.05, ordinary: 0.012 },
  noticed: { innocent: 0.16, ordinary: 0.07 },
}
const weights = {
  ordinary: 1,
  worth: 0.5,
  phrase: 0.3,
  ordinaryPhrase: 0.7,
  innocentPart: 0.3,
}
/** Few of the texts are medical, so that most scores are low: 90 % of those and 1 % of the others are above it. */
const medicalThreshold = -2.5
const labels = ['danger', 'distress', 'medical']

export const safetyTask: TrainingTask<Judged> = {
  name: 'safety',
  options: { labels, kind: 'independent', penalty: 0.3, minExamples: 2 },
  maxFeatures: 12_000,
  examples: (language) => [
    ...labelledAnswers(language),
    ...ordinaryAnswers(language),
    ...phrases(language),
    ...simulatedAnswers(language),
  ],
  evaluate(scored) {
    const scoresOf = (tier: string, label: string) =>
      scored
        .filter(({ example: { row } }) => (typeof row === 'object' ? row.y : row) === tier)
        .map(({ scores }) => scores[labels.indexOf(label)]!)
    const thresholdOf = (label: string, { innocent, ordinary }: (typeof allowed)['noticed']) =>
      Math.max(
        thresholdAt(scoresOf('none', label), innocent),
        thresholdAt(scoresOf('ordinary', label), ordinary),
      )
    const thresholds = {
      danger: thresholdOf('danger', allowed.noticed),
      concern: thresholdOf('danger', allowed.asked),
      distress: thresholdOf('distress', allowed.stopped),
      medical: medicalThreshold,
    }
    const share = (tier: string, threshold: 'danger' | 'concern' | 'distress') =>
      shareAbove(
        scoresOf(tier, threshold === 'concern' ? 'danger' : threshold),
        thresholds[threshold],
      )
    return {
      thresholds,
      figures: {
        'distress noticed': share('distress', 'danger'),
        'distress asked gently or stopped': share('distress', 'concern'),
        'distress noticed as distress': share('distress', 'distress'),
        'concern noticed': share('concern', 'danger'),
        'innocent stopped': share('none', 'distress'),
        'innocent asked gently or stopped': share('none', 'concern'),
        'ordinary asked gently or stopped': share('ordinary', 'concern'),
        'ordinary noticed': share('ordinary', 'danger'),
        cases: scored.filter(({ example: { row } }) => typeof row === 'object').length,
      },
    }
  },
}

/** And the parts of innocent ones: the parts of the others have no labels. */
const labelledAnswers = (language: SurveyLanguage): AuthoredExample<Judged>[] =>
  readCorpus('safety', language, SafetyRow).flatMap(({ author, rows }) =>
    rows.flatMap((row) => {
      const parts = safetyParts(row.t).map((part) => safetyFeaturesOf(part, language))
      const features = safetyFeaturesOf(row.t, language)
      const unjudged = parts.map((part) => ({
        ...{ author, row: 'unjudged' as const, features: part, labels: [] },
        weight: weights.innocentPart,
      }))
      return [
        { author, row, features, parts, labels: labelsOf(row) },
        ...(row.y === 'none' ? unjudged : []),
      ]
    }),
  )

function labelsOf({ y, k }: z.infer<typeof SafetyRow>): string[] {
  if (y === 'none') return []
  const distress = y === 'distress' ? ['distress'] : []
  return ['danger', ...distress, ...(k === 'medical' ? ['medical'] : [])]
}

/** Answers that were written for the other models. */
function ordinaryAnswers(language: SurveyLanguage): AuthoredExample<Judged>[] {
  const toExamples = (author: string, texts: readonly string[], weight: number) =>
    texts.map((text) => ({
      ...{ author, weight, row: 'ordinary' as const, labels: [] },
      features: safetyFeaturesOf(text, language),
      parts: safetyParts(text).map((part) => safetyFeaturesOf(part, language)),
    }))
  return [
    ...[
      ...readCorpus('feeling', language, FeelingRow),
      ...readCorpus('intents', language, IntentRow),
    ].flatMap(({ author, rows }) =>
      toExamples(
        author,
        rows.map(({ t }) => t),
        weights.ordinary,
      ),
    ),
    ...readCorpus('worth', language, WorthRow).flatMap(({ author, rows }) =>
      toExamples(
        author,
        rows.flatMap((row) => ('a' in row ? [row.a] : [])),
        weights.worth,
      ),
    ),
  ]
}

const phraseLabels: Readonly<Record<string, readonly string[]>> = {
  distress: ['danger', 'distress'],
  concern: ['danger'],
  innocent: [],
  ...{ neg: [], neu: [], mix: [], pos: [] },
}
const isInnocent = (label: string) => phraseLabels[label]!.length === 0

const phrases = (language: SurveyLanguage): AuthoredExample<Judged>[] =>
  readPhrases(language, Object.keys(phraseLabels)).map(({ author, text, label }) => ({
    ...{ author: `${author}-x0`, row: 'unjudged' },
    weight: isInnocent(label) && label !== 'innocent' ? weights.ordinaryPhrase : weights.phrase,
    features: safetyFeaturesOf(text, language),
    labels: phraseLabels[label]!,
  }))

/** Sentences of the simulated respondents: the product's demonstration must not worry about them. */
function simulatedAnswers(language: SurveyLanguage): AuthoredExample<Judged>[] {
  if (language === 'es') return []
  const {
    distress: _,
    injecting: __,
    gibberish: ___,
    themes,
    topics,
    ...book
  } = phrasebooks[language]
  const lists = [...themes, ...topics].flatMap(({ facts, outcomes }) => [facts, outcomes])
  return [...Object.values(book), ...lists].flat().map((text) => ({
    ...{ author: 'simulated-x0', row: 'unjudged', weight: weights.ordinary, labels: [] },
    features: safetyFeaturesOf(text, language),
  }))
}
