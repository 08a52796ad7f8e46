// Features of a text for the linear models: named groups of counts, each group scaled to the same length.
import { fold, splitWords } from '../rules/text/tokenizer.ts'

/** Weights of features by name. */
export type Features = Map<string, number>

export function addFeature(features: Features, name: string, weight = 1): void {
  features.set(name, (features.get(name) ?? 0) + weight)
}

/** How often each feature of a group occurs, by its name within the group, in the order of the text. */
export type Counts = ReadonlyMap<string, number>

/** Counts are dampened, and a group is divided by its length, so that long texts weigh no more than short ones. */
export function groupLength(counts: Counts): number {
  let squares = 0
  for (const count of counts.values()) squares += dampen(count) ** 2
  return Math.sqrt(squares)
}

export const dampen = (count: number) => (count === 1 ? 1 : 1 + Math.log(count))

/** Adds a group under its prefix, scaled to the length `weight`. */
export function addScaledGroup(
  features: Features,
  counts: Counts,
  { prefix, weight }: { prefix: string; weight: number },
): void {
  const scale = weight / groupLength(counts)
  for (const [name, count] of counts) addFeature(features, prefix + name, dampen(count) * scale)
}

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

const toModelWord = (word: string) => (isPlain(word) ? word : modelWord(unifyLetters(fold(word))))

/** Small Latin letters, none three times in a row: nothing to fold or to unify. */
function isPlain(word: string): boolean {
  let [before, beforeThat] = [0, 0]
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at)
    if (unit < smallA || unit > smallZ || (unit === before && unit === beforeThat)) return false
    beforeThat = before
    before = unit
  }
  return true
}

const [smallA, smallZ] = [97, 122]

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

/** Sequences of words. */
export function countWords(words: readonly string[], longest: number): Counts {
  const counts: Features = new Map()
  for (let at = 0; at < words.length; at++) {
    let sequence = ''
    for (let length = 1; length <= longest && at + length <= words.length; length++) {
      sequence = length === 1 ? words[at]! : `${sequence} ${words[at + length - 1]!}`
      addFeature(counts, sequence)
    }
  }
  return counts
}

/** Sequences of characters within words and their edges. */
export function countCharacters(
  words: readonly string[],
  [shortest, longest]: readonly [number, number],
): Counts {
  const counts: Features = new Map()
  for (const word of words) {
    const letters = `_${word}_`
    for (let length = shortest; length <= longest; length++)
      for (let at = 0; at + length <= letters.length; at++)
        addFeature(counts, letters.slice(at, at + length))
  }
  return counts
}
