import type { SurveyLanguage } from '#contract/languages.ts'
import { worthFeaturesOf } from '../model-features.ts'
import { readCorpus, WorthRow } from '../corpus.ts'
import { areaUnderCurve, shareAbove, thresholdAt, type ScoredExample } from '../cross-validation.ts'
import type { TrainingTask } from '../task.ts'

/** The share of any author's worthless answers that may be sold: authors differ, and the next one is unknown. */
const allowedJunk = 0.05

export const worthTask: TrainingTask<boolean> = {
  name: 'worth',
  options: { labels: ['worthy'], kind: 'independent', penalty: 0.3, minExamples: 2 },
  maxFeatures: 10_000,
  examples: (language) =>
    readCorpus('worth', language, WorthRow).flatMap(({ author, rows }) =>
      answersIn(rows, language).map(({ input, isWorthy }) => ({
        author,
        row: isWorthy,
        features: worthFeaturesOf(input),
        labels: isWorthy ? ['worthy'] : [],
      })),
    ),
  evaluate(scored) {
    const [worthy, worthless] = [scoresOf(scored, true), scoresOf(scored, false)]
    const byAuthor = Map.groupBy(scored, ({ example }) => example.author)
    const threshold = Math.max(
      ...[...byAuthor.values()].map((own) => thresholdAt(scoresOf(own, false), allowedJunk)),
    )
    const at = (share: number) => shareAbove(worthy, thresholdAt(worthless, share))
    return {
      thresholds: { sale: threshold },
      figures: {
        'area under the curve': areaUnderCurve(worthy, worthless),
        'worthless sold': shareAbove(worthless, threshold),
        'worthy sold': shareAbove(worthy, threshold),
        'worthy sold where 3 % of the worthless are': at(0.03),
        'worthy sold where 5 % of the worthless are': at(0.05),
        'worthy sold where 10 % of the worthless are': at(0.1),
        cases: scored.length,
      },
    }
  },
}

const scoresOf = (scored: readonly ScoredExample<boolean>[], isWorthy: boolean): number[] =>
  scored.filter(({ example }) => example.row === isWorthy).map(({ scores }) => scores[0]!)

/** Each answer with the answers to the same survey that were given before it. */
export function answersIn(rows: readonly (typeof WorthRow)['_output'][], language: SurveyLanguage) {
  const surveys = new Map(rows.flatMap((row) => ('goal' in row ? [[row.s, row] as const] : [])))
  const earlier = new Map<string, string[]>()
  return rows.flatMap((row) => {
    const survey = surveys.get(row.s)
    if ('goal' in row || !survey) return []
    const others = earlier.get(row.s) ?? []
    earlier.set(row.s, [...others, row.a])
    const input = {
      goal: survey.goal,
      objectives: survey.points.map((text) => ({ text })),
      language,
      question: survey.q[row.q] ?? survey.q[0] ?? '',
      answer: row.a,
      others,
    }
    return [{ input, isWorthy: row.y === 1, kind: row.k }]
  })
}
