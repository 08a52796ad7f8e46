// Reads every row and keeps counts, not rows: memory does not grow with the file.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../../services/adapters/ai/offline/language.ts'
import { feelingOf } from '../../../services/adapters/ai/offline/sentiment.ts'
import { baselineLabel } from './baseline.ts'
import { labelFor, labelOf, languageNamed, type Label } from './labels.ts'
import type { LabelledRow } from './rows.ts'
import { emptyConfusion, type Confusion } from './scores.ts'

export type Miss = { text: string; label: Label; read: Label; score: number; confidence: number }

export type Tally = {
  languages: Map<SurveyLanguage, { ours: Confusion; baseline: Confusion }>
  /** Rows that could not be counted, by why. */
  left: Record<'no readable text' | 'an unknown label', number>
  /** Rows whose language was worked out from the text. */
  detected: number
  misses: Miss[]
  /** Spent on reading feelings, not on reading the file. */
  analysisMs: number
}

/** So many of the surest mistakes are kept. */
const mostMisses = 20

export async function tally(
  rows: AsyncIterable<LabelledRow>,
  otherwise: SurveyLanguage = 'en',
): Promise<Tally> {
  const result: Tally = {
    languages: new Map(),
    left: { 'no readable text': 0, 'an unknown label': 0 },
    detected: 0,
    misses: [],
    analysisMs: 0,
  }
  for await (const row of rows) count(row, otherwise, result)
  return result
}

function count({ text, label: given, lang }: LabelledRow, otherwise: SurveyLanguage, into: Tally) {
  const label = labelOf(given)
  if (text.trim() === '') into.left['no readable text'] += 1
  else if (!label) into.left['an unknown label'] += 1
  if (text.trim() === '' || !label) return
  const before = performance.now()
  const said = languageNamed(lang)
  const language = said ?? languageOf(text, otherwise)
  const feeling = feelingOf(text, language)
  into.analysisMs += performance.now() - before
  if (!said) into.detected += 1
  const read = labelFor(feeling.class)
  const counts = into.languages.get(language) ?? {
    ours: emptyConfusion(),
    baseline: emptyConfusion(),
  }
  into.languages.set(language, counts)
  counts.ours[label][read] += 1
  counts.baseline[label][baselineLabel(text)] += 1
  if (read !== label) keepWorst(into, { text, label, read, ...feeling })
}

/** The farther off and the surer, the worse. */
function keepWorst(into: Tally, { text, label, read, score, confidence }: Miss) {
  into.misses.push({ text: text.slice(0, 200), label, read, score, confidence })
  into.misses.sort((a, b) => badness(b) - badness(a))
  into.misses.length = Math.min(into.misses.length, mostMisses)
}

const badness = ({ label, read, confidence }: Miss) =>
  confidence + (label === 'neutral' || read === 'neutral' ? 0 : 1)
