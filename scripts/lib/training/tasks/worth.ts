import type { SurveyLanguage } from '#contract/languages.ts'
import { isBriefAnswer } from '../../../../services/adapters/ai/learned/worth-signs.ts'
import { worthFeaturesOf } from '../model-features.ts'
import { readCorpus, WorthRow } from '../corpus.ts'
import { areaUnderCurve, shareAbove, thresholdAt, type ScoredExample } from '../cross-validation.ts'
import type { TrainingTask } from '../task.ts'

/** The share of any author's worthless answers that may be sold: authors differ, and the next one is unknown. */
const allowedJunk = 0.05
/**
 * The threshold of brief answers comes from those of all authors, as most wrote few. With fewer than `leastJunk` worthless ones,
 * only an answer that is surer than each of them is sold.
 */
const brief = { allowedJunk: 0.03, leastJunk: 30 }

type WorthExample = { isWorthy: boolean; isBrief: boolean }

export const worthTask: TrainingTask<WorthExample> = {
  name: 'worth',
  options: { labels: ['worthy'], kind: 'independent', penalty: 0.3, minExamples: 2 },
  maxFeatures: 10_000,
  examples: (language) =>
    readCorpus('worth', language, WorthRow).flatMap(({ author, rows }) =>
      answersIn(rows, language).map(({ input, isWorthy }) => ({
        author,
        row: { isWorthy, isBrief: isBriefAnswer(input.answer) },
        features: worthFeaturesOf(input),
        labels: isWorthy ? ['worthy'] : [],
      })),
    ),
  evaluate(scored) {
    const [briefOnes, longer] = partition(scored, ({ example }) => example.row.isBrief)
    const [worthy, worthless] = [scoresOf(longer, true), scoresOf(longer, false)]
    const byAuthor = Map.groupBy(longer, ({ example }) => example.author)
    const junkOf = [...byAuthor.values()].map((own) => scoresOf(own, false))
    const threshold = Math.max(
      ...junkOf
        .filter(({ length }) => length >= brief.leastJunk)
        .map((each) => thresholdAt(each, allowedJunk)),
    )
    const [briefWorthy, briefJunk] = [scoresOf(briefOnes, true), scoresOf(briefOnes, false)]
    const briefThreshold =
      briefJunk.length < brief.leastJunk
        ? thresholdAt(worthless, 0)
        : thresholdAt(briefJunk, brief.allowedJunk)
    const at = (allowed: number) => shareAbove(worthy, thresholdAt(worthless, allowed))
    return {
      thresholds: { sale: threshold, brief: briefThreshold },
      figures: {
        'area under the curve': areaUnderCurve(worthy, worthless),
        'worthless sold': shareAbove(worthless, threshold),
        'worthy sold': shareAbove(worthy, threshold),
        'worthy sold where 3 % of the worthless are': at(0.03),
        'worthy sold where 5 % of the worthless are': at(0.05),
        'worthy sold where 10 % of the worthless are': at(0.1),
        'area under the curve, brief': areaUnderCurve(briefWorthy, briefJunk),
        'worthless sold, brief': shareAbove(briefJunk, briefThreshold),
        'worthy sold, brief': shareAbove(briefWorthy, briefThreshold),
        'cases, brief': briefOnes.length,
        cases: scored.length,
      },
    }
  },
}

function partition<T>(list: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  const groups = Map.groupBy(list, isFirst)
  return [groups.get(true) ?? [], groups.get(false) ?? []]
}

const scoresOf = (scored: readonly ScoredExample<WorthExample>[], isWorthy: boolean): number[] =>
  scored.filter(({ example }) => example.row.isWorthy === isWorthy).map(({ scores }) => scores[0]!)

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
