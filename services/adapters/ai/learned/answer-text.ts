// The features of a text that all models share.
import {
  addScaledGroup,
  characterFeatures,
  modelWords,
  wordFeatures,
  type Features,
} from './features.ts'
import { classesOf, classFeatures, classPairFeatures } from './word-classes.ts'

const longestWordSequence = 2
const characterLengths = [3, 5] as const

/** How much each group weighs in a model. */
export type GroupWeights = Readonly<
  Record<'words' | 'characters' | 'classes' | 'classPairs', number>
>

/** The features of each group that weighs anything. */
export function textFeatures(text: string, language: string, weights: GroupWeights): Features {
  const words = modelWords(text)
  const classes = classesOf(words, language)
  const groups = {
    words: () => wordFeatures(words, longestWordSequence),
    characters: () => characterFeatures(words, characterLengths),
    classes: () => classFeatures(classes),
    classPairs: () => classPairFeatures(classes),
  }
  const features: Features = new Map()
  for (const name of ['words', 'characters', 'classes', 'classPairs'] as const)
    if (weights[name] > 0) addScaledGroup(features, groups[name](), weights[name])
  return features
}
