// Features of a text for the linear models: named groups of counts, each group scaled to the same length.
import { fold, splitWords } from '../rules/text/tokenizer.ts'

/** Weights of features by name. */
export type Features = Map<string, number>

export function addFeature(features: Features, name: string, weight = 1): void {
  features.set(name, (features.get(name) ?? 0) + weight)
}

/** Adds a group: counts are dampened, and the group is scaled to the length `weight`, so that long texts weigh no more than short ones. */
export function addScaledGroup(features: Features, group: Features, weight: number): void {
  let squares = 0
  for (const count of group.values()) squares += dampen(count) ** 2
  if (squares === 0) return
  const scale = weight / Math.sqrt(squares)
  for (const [name, count] of group) addFeature(features, name, dampen(count) * scale)
}

const dampen = (count: number) => 1 + Math.log(count)

/** Letters of one kind: Arabic writers interchange the forms of alif, and the article is written onto its word. */
export const unifyLetters = (folded: string) =>
  folded
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي')
    .replaceAll(/(.)\1{2,}/gu, '$1$1')

const arabicParticles = /^(?:[وف]?(?:بال|كال|لل|ال)|[وف](?=.{4}))/

/** The words of a text as the models know them. */
export const modelWords = (text: string): string[] => splitWords(text).map(toModelWord)

const toModelWord = (word: string) => modelWord(unifyLetters(fold(word)))

/** The words of each text of a long list; folds the list whole where no word is a mark alone, such as that of an emoji. */
export function modelWordsOfList(list: string, separator: RegExp): string[][] {
  if (/(?<![\p{L}\p{N}])\p{M}/u.test(list)) return list.split(separator).map(modelWords)
  return unifyLetters(fold(list))
    .split(separator)
    .map((text) => splitWords(text).map(modelWord))
}

function modelWord(word: string): string {
  if (/^[a-z']+$/.test(word)) return word
  if (/^\p{N}+$/u.test(word)) return '0'
  if (!/\p{Script=Arabic}/u.test(word)) return word
  const bare = word.replace(arabicParticles, '')
  return bare.length >= 2 ? bare : word
}

/** Sequences of words, named `w:…`. */
export function wordFeatures(words: readonly string[], longest: number): Features {
  const features: Features = new Map()
  for (let at = 0; at < words.length; at++)
    for (let length = 1; length <= longest && at + length <= words.length; length++)
      addFeature(features, `w:${words.slice(at, at + length).join(' ')}`)
  return features
}

/** Sequences of characters within words and their edges, named `c:…`. */
export function characterFeatures(
  words: readonly string[],
  [shortest, longest]: readonly [number, number],
): Features {
  const features: Features = new Map()
  for (const word of words) {
    const letters = `_${word}_`
    for (let length = shortest; length <= longest; length++)
      for (let at = 0; at + length <= letters.length; at++)
        if (letters.length >= length) addFeature(features, `c:${letters.slice(at, at + length)}`)
  }
  return features
}
