import type { Figure } from '../figures.ts'
import { labels } from './labels.ts'
import { emptyConfusion, scoresOf, type Confusion } from './scores.ts'
import type { Evaluation } from './evaluation.ts'

/** Accuracy and macro-F1 of each language, and of all, beside plain AFINN-165. */
export function figuresOfEvaluation(dataset: string, { languages }: Evaluation): Figure[] {
  const all = [...languages.values()]
  const total = {
    engine: sumConfusions(all.map(({ engine }) => engine)),
    baseline: sumConfusions(all.map((each) => each.baseline)),
  }
  return [...languages, ['all', total] as const].flatMap(([name, { engine, baseline }]) => {
    const [scores, floor] = [scoresOf(engine), scoresOf(baseline)]
    const figure = (what: string, value: number, floorValue: number): Figure => ({
      ...{ name: `${dataset}, ${name}: ${what}`, value, baseline: floorValue },
      ...{ ratio: value / floorValue, unit: '', target: '', met: true },
    })
    return [
      figure('accuracy', scores.accuracy, floor.accuracy),
      figure('macro-F1', scores.macroF1, floor.macroF1),
    ]
  })
}

export function printEvaluation(result: Evaluation, { misses }: { misses: boolean }): void {
  for (const [language, { engine, baseline }] of result.languages)
    printScores(language, engine, baseline)
  if (result.languages.size > 1) {
    const all = [...result.languages.values()]
    printScores(
      'all',
      sumConfusions(all.map(({ engine }) => engine)),
      sumConfusions(all.map((each) => each.baseline)),
    )
  }
  const rows = scoresOf(
    sumConfusions([...result.languages.values()].map(({ engine }) => engine)),
  ).rows
  const skipped = Object.entries(result.skipped).map(([reason, count]) => `${count} with ${reason}`)
  console.log(`\nrows counted ${rows}, left out: ${skipped.join(', ')}`)
  if (result.detected > 0) console.log(`language detected for ${result.detected} rows`)
  console.log(`rows/s ${Math.round(rows / (result.analysisMs / 1000 || 1))}`)
  console.log(
    '"mixed" counts as neutral. AFINN-165 is an English word list, used unchanged for all languages.',
  )
  if (!misses) return
  console.log('\nworst misses')
  for (const { label, predicted, score, text } of result.misses)
    console.log(`  ${label} read as ${predicted} (${score}): ${text.replaceAll(/\s+/g, ' ')}`)
}

function printScores(name: string, engine: Confusion, baseline: Confusion): void {
  const scores = scoresOf(engine)
  const baselineScores = scoresOf(baseline)
  console.log(`\n${name}: ${scores.rows} rows`)
  console.table({
    'offline engine': {
      accuracy: formatScore(scores.accuracy),
      'macro-F1': formatScore(scores.macroF1),
    },
    'plain AFINN-165': {
      accuracy: formatScore(baselineScores.accuracy),
      'macro-F1': formatScore(baselineScores.macroF1),
    },
  })
  console.table(
    Object.fromEntries(
      scores.classes.map(({ label, precision, recall, f1, rows }) => [
        label,
        {
          rows,
          ...{
            precision: formatScore(precision),
            recall: formatScore(recall),
            F1: formatScore(f1),
          },
          ...Object.fromEntries(
            labels.map((predicted) => [`read ${predicted}`, engine[label][predicted]]),
          ),
        },
      ]),
    ),
  )
}

function sumConfusions(confusions: readonly Confusion[]): Confusion {
  const total = emptyConfusion()
  for (const confusion of confusions)
    for (const label of labels)
      for (const predicted of labels) total[label][predicted] += confusion[label][predicted]
  return total
}

const formatScore = (value: number) => value.toFixed(3)
