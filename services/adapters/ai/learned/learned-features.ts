// The features of each learned judgement. Training and judging use the same functions.
import type { SurveyLanguage } from '#contract/languages.ts'
import { tokenize } from '../rules/text/tokenizer.ts'
import { contentStems } from '../rules/text/content-stems.ts'
import { textFeatures, type GroupWeights } from './answer-text.ts'
import { addFeature, type Features } from './features.ts'
import { sentimentFeatures } from './sentiment-features.ts'
import { worthFeatures, type WorthInput } from './worth-features.ts'

const minPartWords = 2
const maxParts = 60

const groupWeights = {
  safety: { words: 1, characters: 1, classes: 1, classPairs: 0 },
  sentiment: { words: 1, characters: 1, classes: 1, classPairs: 0 },
  worth: { words: 1, characters: 1, classes: 1, classPairs: 0.7 },
  intents: { words: 1, characters: 1, classes: 0.6, classPairs: 0 },
  situations: { words: 1, characters: 1, classes: 1, classPairs: 0 },
} satisfies Record<string, GroupWeights>

export const safetyFeaturesOf = (text: string, language: SurveyLanguage): Features =>
  textFeatures(text, language, groupWeights.safety)

/** The parts of a text between marks, which may hide a call for help in an ordinary answer; none for a single one. */
export function safetyParts(text: string): string[] {
  const parts = text
    .split(/(?<=[.!?؟…؛;,،])\s+|\n+/u)
    .filter((part) => tokenize(part).length >= minPartWords)
  return parts.length < 2 ? [] : parts.slice(0, maxParts)
}

/** An answer of several sentences may tell a situation in one of them. */
export const situationParts = safetyParts

/** An intent beside an answer is said in a part of it: between marks, or in a run of words where there are none. */
export function intentParts(text: string): string[] {
  const marked = text
    .split(/(?<=[.!?؟…؛;,،:])\s+|\n+|\s[-–—]\s/u)
    .filter((part) => tokenize(part).length > 0)
  const parts = marked.flatMap(windowsOf)
  if (parts.length <= maxIntentParts) return parts.length < 2 ? [] : parts
  return [...parts.slice(0, maxIntentParts / 3), ...parts.slice((-2 * maxIntentParts) / 3)]
}

/** Of a long text, the first and the last ones: there people say what else they want. */
const maxIntentParts = 24
const windowWords = 8
const windowStep = 4

function windowsOf(part: string): string[] {
  const words = tokenize(part)
  if (words.length <= windowWords + windowStep) return [part]
  const starts = Array.from(
    { length: Math.ceil((words.length - windowWords) / windowStep) },
    (_, at) => at * windowStep,
  )
  return [...starts, words.length - windowWords].map((from) =>
    part.slice(
      words[from]!.start,
      from + windowWords >= words.length ? part.length : words[from + windowWords - 1]!.end,
    ),
  )
}

const lengthSteps = [2, 4, 8, 16]

export const questionStems = (question: string, language: SurveyLanguage): ReadonlySet<string> =>
  new Set(contentStems(tokenize(question), language))

/** `asked`: the stems of the question. */
export function intentFeaturesOf(
  text: string,
  asked: ReadonlySet<string>,
  language: SurveyLanguage,
): Features {
  const features = textFeatures(text, language, groupWeights.intents)
  const words = tokenize(text)
  if (/[?؟]/.test(text)) addFeature(features, 's:asks', 0.7)
  if (/[?؟]\s*$/.test(text)) addFeature(features, 's:ends-asking', 0.7)
  if (/\d/.test(text)) addFeature(features, 's:number', 0.4)
  const step = lengthSteps.findIndex((most) => words.length <= most)
  addFeature(features, `s:length-${step}`, 0.4)
  const shared = contentStems(words, language).filter((stem) => asked.has(stem)).length
  if (asked.size > 0) addFeature(features, shared > 0 ? 's:shares' : 's:shares-nothing', 0.5)
  return features
}

export const sentimentFeaturesOf = (text: string, language: SurveyLanguage): Features =>
  mergeFeatures(
    textFeatures(text, language, groupWeights.sentiment),
    sentimentFeatures(text, language),
  )

export const situationFeaturesOf = (text: string, language: SurveyLanguage): Features =>
  mergeFeatures(
    textFeatures(text, language, groupWeights.situations),
    sentimentFeatures(text, language),
  )

export const worthFeaturesOf = (input: WorthInput): Features =>
  mergeFeatures(
    textFeatures(input.answer, input.language, groupWeights.worth),
    worthFeatures(input),
  )

function mergeFeatures(own: Features, other: Features): Features {
  for (const [name, value] of other) addFeature(own, name, value)
  return own
}
