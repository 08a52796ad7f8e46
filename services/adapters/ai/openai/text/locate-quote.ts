import type { Span } from '#ports/ai/common.ts'

/** Marks that models add around a quote. */
const surroundingMarks = /^[\s"'“”‘’«»„…]+|[\s"'“”‘’«»„…]+$|^\.{3}|\.{3}$/g
/** Characters that are invisible, or typed in different ways. */
const invisibleCharacters = /[\p{Cf}\u064b-\u0652\u0670\u0640]/u
const equivalentCharacters: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
}

/**
 * The span of a quote in a text. Letters must be equal; case, spaces, quotation marks, vowel signs and invisible characters
 * need not. Undefined where the text does not have the quote.
 */
export function locateQuote(text: string, quote: string): Span | undefined {
  const bare = quote.replaceAll(surroundingMarks, '')
  if (!/[\p{L}\p{N}\p{S}]/u.test(bare)) return undefined
  const exact = text.indexOf(bare)
  if (exact >= 0) return { start: exact, end: exact + bare.length }
  const [hay, needle] = [foldWithOffsets(text), foldWithOffsets(bare)]
  const found = hay.letters.indexOf(needle.letters)
  if (found < 0) return undefined
  const last = found + needle.letters.length - 1
  return { start: hay.from[found]!, end: hay.to[last]! }
}

/** Folded letters, each with its offset in the text. */
function foldWithOffsets(text: string): { letters: string; from: number[]; to: number[] } {
  const from: number[] = []
  const to: number[] = []
  let letters = ''
  let at = 0
  for (const point of text) {
    const end = at + point.length
    const plain = /\s/.test(point) ? ' ' : (equivalentCharacters[point] ?? point.toLowerCase())
    const repeatsSpace = plain === ' ' && letters.endsWith(' ')
    if (!invisibleCharacters.test(point) && !repeatsSpace) {
      letters += plain
      for (let each = 0; each < plain.length; each++) {
        from.push(at)
        to.push(end)
      }
    }
    at = end
  }
  return { letters, from, to }
}
