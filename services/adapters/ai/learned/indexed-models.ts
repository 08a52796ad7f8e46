// The models of a language over one index of features, and the scores that they give a text.
import { existsSync, readFileSync } from 'node:fs'
import { perLanguage } from '../languages/languages.ts'
import { cachedByLanguage } from '../rules/text/text-cache.ts'
import { textCounter, textGroupNames, type TextGroup } from './answer-text.ts'
import { dampen, groupLength, type Counts, type Features } from './features.ts'
import { openFeatureIndex, type FeatureIndex } from './feature-index.ts'
import { groupWeights, type ModelName } from './group-weights.ts'
import { parseModel, type LinearModel } from './linear-model.ts'

export type IndexedModel = Pick<LinearModel, 'labels' | 'biases' | 'thresholds'> & {
  name: ModelName
  /** By the number of a feature: its row of weights, or -1. */
  rows: Int32Array
  /** For each row and label: a weight times its scale. */
  weights: Float64Array
}

type LanguageModels = {
  index: FeatureIndex
  byName: Partial<Record<ModelName, IndexedModel>>
}

/** Read when a language is first needed. `npm run train` writes the files. */
const modelsOf = perLanguage(({ models: folder }): LanguageModels => {
  const index = openFeatureIndex()
  const parsed = (Object.keys(groupWeights) as ModelName[]).flatMap((name) => {
    const file = folder && new URL(`${name}.tsv`, folder)
    if (!file || !existsSync(file)) return []
    const model = parseModel(readFileSync(file, 'utf8'))
    return [{ name, model, numbers: Int32Array.from(model.weights.keys(), index.add) }]
  })
  const indexed = parsed.map(({ name, model, numbers }) => [
    name,
    indexModel(name, model, { numbers, size: index.size() }),
  ])
  return { index, byName: Object.fromEntries(indexed) as LanguageModels['byName'] }
})

function indexModel(
  name: ModelName,
  { labels, biases, thresholds, scales, weights }: LinearModel,
  { numbers, size }: { numbers: Int32Array; size: number },
): IndexedModel {
  const rows = new Int32Array(size).fill(-1)
  const scaled = new Float64Array(weights.size * labels.length)
  let row = 0
  for (const own of weights.values()) {
    rows[numbers[row]!] = row
    for (let at = 0; at < labels.length; at++)
      scaled[row * labels.length + at] = own[at]! * scales[at]!
    row++
  }
  return { name, labels, biases, thresholds, rows, weights: scaled }
}

/** Undefined where the language has no such model. */
export const modelOf = (name: ModelName, language: string): IndexedModel | undefined =>
  modelsOf(language).byName[name]

/** The features of a group that any model knows, in the order of the text. */
type KnownGroup = { numbers: Int32Array; counts: Float64Array; length: number }

/** The parts and repetitions of an answer are read by several models. */
const knownGroups = cachedByLanguage(400, (text, language) => {
  const { index } = modelsOf(language)
  const count = textCounter(text, language)
  const known: Partial<Record<TextGroup, KnownGroup>> = {}
  return (group: TextGroup): KnownGroup =>
    (known[group] ??= knownGroup(count(group), index.groups[group]))
})

function knownGroup(counts: Counts, numbers: ReadonlyMap<string, number>): KnownGroup {
  const known = new Int32Array(counts.size)
  const dampened = new Float64Array(counts.size)
  let size = 0
  for (const [name, count] of counts) {
    const number = numbers.get(name)
    if (number === undefined) continue
    known[size] = number
    dampened[size++] = dampen(count)
  }
  return {
    numbers: known.subarray(0, size),
    counts: dampened.subarray(0, size),
    length: groupLength(counts),
  }
}

/** A score for each label, in the order of `labels`: of the text's groups, then of `signs`, which the model knows by name. */
export function scoreText(
  model: IndexedModel,
  text: string,
  language: string,
  signs?: Features,
): number[] {
  const scores = [...model.biases]
  const groupOf = knownGroups(text, language)
  const groupWeightsOfModel = groupWeights[model.name]
  for (const group of textGroupNames) {
    const weight = groupWeightsOfModel[group]
    if (weight > 0) addGroup(scores, model, groupOf(group), weight)
  }
  if (!signs) return scores
  const { others } = modelsOf(language).index
  for (const [name, value] of signs) addFeature(scores, model, others.get(name), value)
  return scores
}

function addGroup(
  scores: number[],
  model: IndexedModel,
  { numbers, counts, length }: KnownGroup,
  weight: number,
): void {
  const scale = weight / length
  for (let at = 0; at < numbers.length; at++)
    addFeature(scores, model, numbers[at], counts[at]! * scale)
}

function addFeature(
  scores: number[],
  { rows, weights }: Pick<IndexedModel, 'rows' | 'weights'>,
  number: number | undefined,
  value: number,
): void {
  const row = number === undefined ? -1 : rows[number]!
  if (row < 0) return
  const start = row * scores.length
  for (let at = 0; at < scores.length; at++) scores[at]! += weights[start + at]! * value
}
