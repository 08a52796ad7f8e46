// What the lexicon says of a text, as features: a learned model weighs these signals beside the text's own words.
import type { SurveyLanguage } from '#contract/languages.ts'
import { segmentUnits } from '../rules/sentiment/lexical-units.ts'
import { combineStrengths, findSentimentHits } from '../rules/sentiment/sentiment.ts'
import { cachedByLanguage } from '../rules/text/text-cache.ts'
import { splitClauses } from '../rules/text/tokenizer.ts'
import { addFeature, addScaledGroup, countWords, type Counts, type Features } from './features.ts'

const longestTagSequence = 3

/** Named `s:…`, and `t:…` for the sequences of signs. */
export const sentimentSigns = cachedByLanguage(400, findSentimentSigns)

function findSentimentSigns(text: string, language: SurveyLanguage): Features {
  const hits = findSentimentHits(text, language).toSorted((a, b) => a.start - b.start)
  const values = hits.map(({ value }) => value)
  const score = combineStrengths(values)
  const features: Features = new Map()
  const good = values.filter((value) => value > 0)
  const bad = values.filter((value) => value < 0)
  addFeature(features, 's:score', score)
  addFeature(features, 's:good', Math.min(2, sum(good)) / 2)
  addFeature(features, 's:bad', Math.max(-2, sum(bad)) / 2)
  addFeature(features, `s:class ${signOf(score)}`, 0.5)
  if (good.length > 0 && bad.length > 0) addFeature(features, 's:both', 0.5)
  if (values.length === 0) addFeature(features, 's:none', 0.5)
  addFeature(features, `s:first ${signOf(values[0] ?? 0)}`, 0.5)
  addFeature(features, `s:last ${signOf(values.at(-1) ?? 0)}`, 0.5)
  const clauses = splitClauses(text)
  const last = clauses.at(-1)
  if (last && clauses.length > 1) {
    const inLast = hits.filter(({ start }) => start >= last.start).map(({ value }) => value)
    addFeature(features, 's:last clause', combineStrengths(inLast))
  }
  addScaledGroup(features, tagSequences(text, language), { prefix: 't:', weight: 1 })
  return features
}

function tagSequences(text: string, language: SurveyLanguage): Counts {
  const tags = segmentUnits(text, language).flatMap(({ strength, roles }) => {
    if (strength) return [`${strength > 0 ? '+' : '-'}${Math.abs(strength) >= 1 ? 2 : 1}`]
    return roles.length > 0 ? [roles[0]!] : []
  })
  return countWords(tags, longestTagSequence)
}

const signOf = (value: number) => (value >= 0.2 ? '+' : value <= -0.2 ? '-' : '0')
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
