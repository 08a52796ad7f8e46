// Which issue a clause speaks of, and which side of it, by a learned model. `npm run train -- issues issue-sides` writes it.
import { existsSync, readFileSync } from 'node:fs'
import type { SurveyLanguage } from '#contract/languages.ts'
import {
  addFeature,
  addScaledGroup,
  countWords,
  modelWords,
  type Features,
} from '../../learned/features.ts'
import { parseModel, softmax, type LinearModel } from '../../learned/linear-model.ts'
import { classesOf, countClasses } from '../../learned/word-classes.ts'
import { perLanguage } from '../../languages/languages.ts'
import { stemOf } from './stems.ts'
import { readThemes } from './themes.ts'

/** How much each group of features weighs. */
const groups = {
  words: { prefix: 'w:', weight: 0.5 },
  stems: { prefix: 's:', weight: 1 },
  pairs: { prefix: 'b:', weight: 0.5 },
  classes: { prefix: 'k:', weight: 1 },
  themes: { prefix: 't:', weight: 0.7 },
} as const

/** Words, stems and their pairs, classes and themes. */
export function issueFeaturesOf(text: string, language: SurveyLanguage): Features {
  const words = modelWords(text)
  const stems = words.map(stemOf)
  const themes: Features = new Map()
  for (const own of readThemes(words, language)) for (const each of own) addFeature(themes, each)
  const features: Features = new Map()
  addScaledGroup(features, countWords(words, 1), groups.words)
  addScaledGroup(features, countWords(stems, 1), groups.stems)
  addScaledGroup(features, pairsOf(words), groups.pairs)
  addScaledGroup(features, countClasses(classesOf(words, language)), groups.classes)
  addScaledGroup(features, themes, groups.themes)
  return features
}

function pairsOf(words: readonly string[]): Features {
  const pairs: Features = new Map()
  for (let at = 1; at < words.length; at++) addFeature(pairs, `${words[at - 1]!} ${words[at]!}`)
  return pairs
}

/** The label of a clause that names no issue. */
export const noIssue = 'none'

/** That a clause reports an issue, or that it is as one would wish. */
export type SideProbabilities = { bad: number; good: number }
export type IssueProbabilities = {
  /** By issue: the likely ones. */
  issues: ReadonlyMap<string, SideProbabilities>
  /** The probabilities of the sides, whatever the issue is. */
  sides: SideProbabilities
}

/** Issues below this probability are left out. */
const negligible = 0.01

/** The weights of a feature that are not 0: numbers of labels, and what each adds to its score. */
type SparseRow = { labels: Int16Array; values: Float64Array }
type SparseModel = {
  labels: readonly string[]
  biases: readonly number[]
  rows: ReadonlyMap<string, SparseRow>
}

const modelsOf = perLanguage(({ models: folder }) => {
  const [issues, sides] = ['issues', 'issue-sides'].map((name) => {
    const file = folder && new URL(`${name}.tsv`, folder)
    return file && existsSync(file)
      ? sparseModel(parseModel(readFileSync(file, 'utf8')))
      : undefined
  })
  if (!issues || !sides) return undefined
  const names = issues.labels.map((label) => {
    const [issue = '', side] = label.split(' ')
    return {
      issue,
      side: side === 'bad' || side === 'good' ? (side as keyof SideProbabilities) : undefined,
    }
  })
  const [bad, good] = ['bad', 'good'].map((side) => sides.labels.indexOf(side)) as [number, number]
  return { issues, sides, names, bad, good }
})

function sparseModel({ labels, biases, scales, weights }: LinearModel): SparseModel {
  const rows = [...weights].map(([name, steps]) => {
    const used = [...steps.keys()].filter((k) => steps[k] !== 0)
    const values = Float64Array.from(used, (k) => steps[k]! * scales[k]!)
    return [name, { labels: Int16Array.from(used), values }] as const
  })
  return { labels, biases, rows: new Map(rows) }
}

/** Undefined where the language has no model. */
export function issueProbabilities(
  text: string,
  language: SurveyLanguage,
): IssueProbabilities | undefined {
  const models = modelsOf(language)
  if (!models) return undefined
  const features = issueFeaturesOf(text, language)
  const ofSides = softmax(scoresOf(models.sides, features))
  const issues = new Map<string, SideProbabilities>()
  for (const [k, probability] of softmax(scoresOf(models.issues, features)).entries()) {
    const { issue, side } = models.names[k]!
    if (!side || probability < negligible) continue
    const own = issues.get(issue) ?? { bad: 0, good: 0 }
    issues.set(issue, own)
    own[side] = probability
  }
  return { issues, sides: { bad: ofSides[models.bad]!, good: ofSides[models.good]! } }
}

function scoresOf({ biases, rows }: SparseModel, features: Features): number[] {
  const scores = [...biases]
  for (const [name, value] of features) {
    const row = rows.get(name)
    if (!row) continue
    for (let at = 0; at < row.labels.length; at++)
      scores[row.labels[at]!]! += row.values[at]! * value
  }
  return scores
}
