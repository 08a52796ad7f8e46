// The groups of features of a text that all models share.
import { countCharacters, countWords, modelWords, type Counts } from './features.ts'
import { classesOf, countClasses, countClassPairs } from './word-classes.ts'

const longestWordSequence = 2
const characterLengths = [3, 5] as const

/** In the order of a model's sum, with what their names begin with in a model. */
export const textGroups = {
  words: 'w:',
  characters: 'c:',
  classes: 'k:',
  classPairs: 'p:',
} as const
export type TextGroup = keyof typeof textGroups
export const textGroupNames = Object.keys(textGroups) as TextGroup[]

/** How much each group weighs in a model. */
export type GroupWeights = Readonly<Record<TextGroup, number>>

/** Counts each group of a text. */
export function textCounter(text: string, language: string): (group: TextGroup) => Counts {
  const words = modelWords(text)
  const classes = classesOf(words, language)
  const counters = {
    words: () => countWords(words, longestWordSequence),
    characters: () => countCharacters(words, characterLengths),
    classes: () => countClasses(classes),
    classPairs: () => countClassPairs(classes),
  }
  return (group) => counters[group]()
}
