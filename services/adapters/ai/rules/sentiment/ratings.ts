// Ratings in numbers and words: "8/10", "nota dez", "two stars", "خمس نجوم".
import { acrossLanguages } from '../../languages/languages.ts'
import type { RatingWords } from '../../languages/types/sentiment.ts'
import { fold } from '../text/tokenizer.ts'

export type Rating = { value: number; start: number; end: number }

const numberPattern = String.raw`\d+(?:[.,]\d+)?`
const wordEnd = String.raw`(?![\p{L}\p{N}])`

const ratingPatterns = acrossLanguages((languages) => {
  const words = languages.map(({ sentiment }) => sentiment.ratings)
  const anyOf = (kind: Exclude<keyof RatingWords, 'numerals'>) =>
    words.flatMap((each) => each[kind] ?? []).join('|')
  const numerals = new Map(
    words.flatMap((each) =>
      each.numerals.flatMap((forms, number) =>
        forms === '' ? [] : forms.split(' ').map((form) => [form, number] as const),
      ),
    ),
  )
  const mark = `(${numberPattern}|${[...numerals.keys()].join('|')})`
  return {
    numerals,
    outOf: new RegExp(
      String.raw`(?<![\p{L}\p{N}/.,])${mark}\s*(?:/|${anyOf('outOf')})\s*(5|10|100|${anyOf('maxima')})${wordEnd}(?!/)`,
      'giu',
    ),
    stars: new RegExp(
      String.raw`(?<![\p{L}\p{N}])${mark}[\s-]*(?:${anyOf('stars')}|⭐|\*)${wordEnd}`,
      'giu',
    ),
    twoStars: new RegExp(anyOf('twoStars'), 'g'),
    labelled: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${anyOf('labels')})(?: (?:${anyOf('afterLabel')}))?\s*:?\s*${mark}${wordEnd}`,
      'giu',
    ),
  }
})

/** Strengths of -2.5 to 2.5, and their spans. The middle of a scale is a rating of strength 0. */
export function findRatings(text: string): Rating[] {
  const plain = foldKeepingOffsets(text)
  const { numerals, outOf, stars, twoStars, labelled } = ratingPatterns()
  const numberOf = (written: string) =>
    numerals.get(written.toLowerCase()) ?? Number(written.replace(',', '.'))
  const found: Rating[] = []
  const add = (at: number, length: number, share: number) => {
    const isNew = found.every(({ start, end }) => at >= end || at + length <= start)
    if (isNew && share >= 0)
      found.push({ value: ratingStrength(share), start: at, end: at + length })
  }
  for (const { 0: all, 1: given = '', 2: most = '', index } of matchesIn(plain, outOf)) {
    const [number, max] = [numberOf(given), numberOf(most)]
    if (number <= max) add(index, all.length, max === 5 ? (number - 1) / 4 : number / max)
  }
  for (const { 0: all, 1: given = '', index } of matchesIn(plain, stars))
    if (numberOf(given) <= 5) add(index, all.length, Math.max(0, numberOf(given) - 1) / 4)
  for (const { 0: all, index } of matchesIn(plain, twoStars)) add(index, all.length, 0.25)
  for (const { 0: all, 1: given = '', index } of matchesIn(plain, labelled))
    add(index, all.length, Math.min(1, numberOf(given) / 10))
  return found
}

/** `matchAll` copies its pattern first, which takes longer than to find that a text has no match. */
const matchesIn = (text: string, pattern: RegExp) =>
  text.search(pattern) < 0 ? [] : text.matchAll(pattern)

function ratingStrength(share: number): number {
  if (share >= 0.85) return 2.5
  if (share >= 0.7) return share >= 0.75 ? 1.4 : 0.4
  if (share >= 0.5) return 0
  return share >= 0.4 ? -1 : -2.2
}

/** Folded letter by letter: offsets stay those of the text. */
function foldKeepingOffsets(text: string): string {
  return text.replaceAll(/[\u0600-\u06ff\u00c0-\u024f]/g, (letter) => {
    const digit = '٠١٢٣٤٥٦٧٨٩'.indexOf(letter)
    if (digit >= 0) return String(digit)
    const folded = fold(letter)
    return folded.length === letter.length ? folded : letter
  })
}
