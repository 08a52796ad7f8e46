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
