// Marks that people give in numbers: "8/10", "nota dez", "two stars", "خمس نجوم".
import { fold } from '../text/tokenizer.ts'

export type Rating = { value: number; start: number; end: number }

const numerals: Record<string, number> = Object.fromEntries(
  [
    'zero',
    'one um uma uno una واحد واحده',
    'two dois duas dos نجمتين نجمتان اثنين',
    'three tres ثلاث ثلاثه',
    'four quatro cuatro اربع اربعه',
    'five cinco خمس خمسه',
    'six seis سته ست',
    'seven sete siete سبعه',
    'eight oito ocho ثمانيه',
    'nine nove nueve تسعه',
    'ten dez diez عشره عشر',
    'mil',
  ].flatMap((forms, number) => forms.split(' ').map((form) => [form, number] as const)),
)

const numberPattern = String.raw`\d+(?:[.,]\d+)?`
const numeralPattern = Object.keys(numerals).join('|')
const wordEnd = String.raw`(?![\p{L}\p{N}])`
const outOf = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.,])(${numberPattern}|${numeralPattern})\s*(?:/|out of|de|em|sobre|من|علي)\s*(5|10|100|five|ten|dez|diez|cinco|عشره|خمسه)${wordEnd}(?!/)`,
  'giu',
)
const starRating = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${numberPattern}|${numeralPattern})[\s-]*(?:estrelinhas?|estrelas?|estrellas?|stars?|نجوم|نجمه|نجمات|⭐|\*)${wordEnd}`,
  'giu',
)
const labelledRating = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:nota|notas|rating|score|rate it|give it|i give|dou|doy|calificacion|puntuacion|تقييم|التقييم|تقييمي|اعطيه|اعطيهم)(?: (?:de|a|an|of|is|um|uma|e|é))?\s*:?\s*(${numberPattern}|${numeralPattern})${wordEnd}`,
  'giu',
)
const twoStars = /نجمتين|نجمتان/g

/** Strengths of -2.5 to 2.5, and where they stand. The middle of a scale is a rating too, of no feeling. */
export function findRatings(text: string): Rating[] {
  const plain = foldKeepingOffsets(text)
  const found: Rating[] = []
  const add = (at: number, length: number, share: number) => {
    const isNew = found.every(({ start, end }) => at >= end || at + length <= start)
    if (isNew && share >= 0)
      found.push({ value: ratingStrength(share), start: at, end: at + length })
  }
  for (const { 0: all, 1: given = '', 2: most = '', index } of plain.matchAll(outOf)) {
    const [number, max] = [numberOf(given), numberOf(most)]
    if (number <= max) add(index, all.length, max === 5 ? (number - 1) / 4 : number / max)
  }
  for (const { 0: all, 1: given = '', index } of plain.matchAll(starRating))
    if (numberOf(given) <= 5) add(index, all.length, Math.max(0, numberOf(given) - 1) / 4)
  for (const { 0: all, index } of plain.matchAll(twoStars)) add(index, all.length, 0.25)
  for (const { 0: all, 1: given = '', index } of plain.matchAll(labelledRating))
    add(index, all.length, Math.min(1, numberOf(given) / 10))
  return found
}

function ratingStrength(share: number): number {
  if (share >= 0.85) return 2.5
  if (share >= 0.7) return share >= 0.75 ? 1.4 : 0.4
  if (share >= 0.5) return 0
  return share >= 0.4 ? -1 : -2.2
}

const numberOf = (text: string) => numerals[text.toLowerCase()] ?? Number(text.replace(',', '.'))

/** Folded letter by letter, so that positions stay those of the text. */
function foldKeepingOffsets(text: string): string {
  return text.replaceAll(/[\u0600-\u06ff\u00c0-\u024f]/g, (letter) => {
    const digit = '٠١٢٣٤٥٦٧٨٩'.indexOf(letter)
    if (digit >= 0) return String(digit)
    const folded = fold(letter)
    return folded.length === letter.length ? folded : letter
  })
}
