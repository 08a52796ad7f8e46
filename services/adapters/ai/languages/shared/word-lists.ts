import { fold, tokenize } from '../../rules/text/tokenizer.ts'

const foldPhrase = (text: string) =>
  tokenize(text)
    .map(({ folded }) => folded)
    .join(' ')

/** Folded words from a list divided by white space. */
export function parseWords(text: string): Set<string> {
  return new Set(fold(text).trim().split(/\s+/))
}

/** Folded phrases, their words divided by single spaces, from a list divided by commas. */
export function parsePhrases(text: string): string[] {
  return text.split(',').map(foldPhrase).filter(Boolean)
}

/** Matches words and phrases from a list divided by commas; `*` stands for any ending. Arabic particles are written onto a word. */
export function parseSigns(text: string): RegExp {
  const signs = text.split(',').map((sign) => {
    const folded = fold(sign.trim()).replace('*', String.raw`\S*`)
    return /^\p{Script=Arabic}/u.test(folded) ? `[وفبل]?(?:ال)?${folded}` : folded
  })
  return new RegExp(` (?:${signs.join('|')}) `, 'u')
}

/** Matches any of several patterns between words of a folded text. Arabic particles are written onto the first word. */
export const anyOf = (...patterns: readonly string[]): RegExp =>
  new RegExp(String.raw` [وف]?(?:${patterns.join('|')}) `, 'u')

/** `anyOf` at the beginning of a folded text, or behind its first word. */
export const beginsWithAny = (...patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`^ (?:\S+ )?[وف]?(?:${patterns.join('|')}) `, 'u')
