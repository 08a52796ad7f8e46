import type { z } from 'zod'
import { sentimentFeaturesOf } from '../model-features.ts'
import { FeelingRow, readCorpus, readPhrases } from '../corpus.ts'
import { macroF1 } from '../cross-validation.ts'
import type { TrainingTask } from '../task.ts'

type Row = z.infer<typeof FeelingRow>

const labels = ['neg', 'neu', 'mix', 'pos']
/** Phrases are shorter than answers. */
const phraseWeight = 0.5

export const sentimentTask: TrainingTask<Row | undefined> = {
  name: 'sentiment',
  options: { labels, kind: 'exclusive', penalty: 0.3, minExamples: 2 },
  maxFeatures: 12_000,
  examples: (language) => [
    ...readCorpus('feeling', language, FeelingRow).flatMap(({ author, rows }) =>
      rows.map((row) => ({
        ...{ author, row, labels: [row.y] },
        features: sentimentFeaturesOf(row.t, language),
      })),
    ),
    ...readPhrases(language, labels).map(({ author, text, label }) => ({
      ...{ author: `${author}-x0`, row: undefined, labels: [label], weight: phraseWeight },
      features: sentimentFeaturesOf(text, language),
    })),
  ],
  evaluate(scored) {
    const pairs = scored.flatMap(({ example: { row }, scores }) => {
      if (!row) return []
      const found = labels[scores.indexOf(Math.max(...scores))]!
      return [[threeClasses(row.y), threeClasses(found)] as const]
    })
    return {
      thresholds: {},
      figures: {
        right: pairs.filter(([actual, found]) => actual === found).length / pairs.length,
        'macro-F1': macroF1(pairs),
        cases: pairs.length,
      },
    }
  },
}

/** As published: mixed counts as neutral. */
const threeClasses = (label: string) => (label === 'mix' ? 'neu' : label)
