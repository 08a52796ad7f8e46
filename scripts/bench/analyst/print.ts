import { labels } from './labels.ts'
import { emptyConfusion, scoresOf, type Confusion } from './scores.ts'
import type { Tally } from './tally.ts'

export function printTally(result: Tally, { misses }: { misses: boolean }): void {
  for (const [language, { ours, baseline }] of result.languages)
    printScores(language, ours, baseline)
  if (result.languages.size > 1) {
    const all = [...result.languages.values()]
    printScores('all', added(all.map(({ ours }) => ours)), added(all.map((each) => each.baseline)))
  }
  const rows = scoresOf(added([...result.languages.values()].map(({ ours }) => ours))).rows
  const left = Object.entries(result.left).map(([why, count]) => `${count} with ${why}`)
  console.log(`\nrows counted ${rows}, left out: ${left.join(', ')}`)
  if (result.detected > 0) console.log(`language detected for ${result.detected} rows`)
  console.log(`rows/s ${Math.round(rows / (result.analysisMs / 1000 || 1))}`)
  console.log(
    '"mixed" counts as neutral. AFINN-165 is an English list, taken as it is for all languages.',
  )
  if (!misses) return
  console.log('\nworst misses')
  for (const { label, read, score, text } of result.misses)
    console.log(`  ${label} read as ${read} (${score}): ${text.replaceAll(/\s+/g, ' ')}`)
}

function printScores(name: string, ours: Confusion, baseline: Confusion): void {
  const scores = scoresOf(ours)
  const plain = scoresOf(baseline)
  console.log(`\n${name}: ${scores.rows} rows`)
  console.table({
    'offline engine': { accuracy: fixed(scores.accuracy), 'macro-F1': fixed(scores.macroF1) },
    'plain AFINN-165': { accuracy: fixed(plain.accuracy), 'macro-F1': fixed(plain.macroF1) },
  })
  console.table(
    Object.fromEntries(
      scores.classes.map(({ label, precision, recall, f1, rows }) => [
        label,
        {
          rows,
          ...{ precision: fixed(precision), recall: fixed(recall), F1: fixed(f1) },
          ...Object.fromEntries(labels.map((read) => [`read ${read}`, ours[label][read]])),
        },
      ]),
    ),
  )
}

function added(confusions: readonly Confusion[]): Confusion {
  const total = emptyConfusion()
  for (const confusion of confusions)
    for (const label of labels)
      for (const read of labels) total[label][read] += confusion[label][read]
  return total
}

const fixed = (value: number) => value.toFixed(3)
