import { labels } from './labels.ts'
import { emptyConfusion, scoresOf, type Confusion } from './scores.ts'
import type { Evaluation } from './evaluation.ts'

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
  const left = Object.entries(result.skipped).map(([why, count]) => `${count} with ${why}`)
  console.log(`\nrows counted ${rows}, left out: ${left.join(', ')}`)
  if (result.detected > 0) console.log(`language detected for ${result.detected} rows`)
  console.log(`rows/s ${Math.round(rows / (result.analysisMs / 1000 || 1))}`)
  console.log(
    '"mixed" counts as neutral. AFINN-165 is an English list, taken as it is for all languages.',
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
          ...Object.fromEntries(labels.map((read) => [`read ${read}`, engine[label][read]])),
        },
      ]),
    ),
  )
}

function sumConfusions(confusions: readonly Confusion[]): Confusion {
  const total = emptyConfusion()
  for (const confusion of confusions)
    for (const label of labels)
      for (const read of labels) total[label][read] += confusion[label][read]
  return total
}

const formatScore = (value: number) => value.toFixed(3)
