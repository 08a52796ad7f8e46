// The features of a text that all models share, computed once.
import { LRUCache } from 'lru-cache'
import { tokenize, type Token } from '../rules/text/tokenizer.ts'
import { addScaledGroup, characterFeatures, wordFeatures, type Features } from './features.ts'
import { classFeatures } from './word-classes.ts'

type TextGroups = {
  tokens: readonly Token[]
  words: Features
  characters: Features
  classes: Features
  classPairs: Features
}

const longestWordSequence = 2
const characterLengths = [3, 5] as const

const groupCache = new LRUCache<string, TextGroups>({ max: 16 })

function textGroups(text: string, language: string): TextGroups {
  const key = `${language} ${text}`
  const known = groupCache.get(key)
  if (known) return known
  const tokens = tokenize(text)
  const { single, pairs } = classFeatures(tokens, language)
  const groups = {
    tokens,
    words: wordFeatures(tokens, longestWordSequence),
    characters: characterFeatures(tokens, characterLengths),
    classes: single,
    classPairs: pairs,
  }
  groupCache.set(key, groups)
  return groups
}

/** How much each group weighs in a model. */
export type GroupWeights = Readonly<Record<keyof Omit<TextGroups, 'tokens'>, number>>

export function textFeatures(text: string, language: string, weights: GroupWeights): Features {
  const groups = textGroups(text, language)
  const features: Features = new Map()
  for (const name of ['words', 'characters', 'classes', 'classPairs'] as const)
    if (weights[name] > 0) addScaledGroup(features, groups[name], weights[name])
  return features
}
