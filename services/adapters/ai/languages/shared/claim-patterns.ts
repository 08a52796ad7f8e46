// Patterns over the clauses of a folded text.

/** Words of a clause, at most so many. */
const gap = (most: number) => `(?:[^ |]+ ){0,${most}}`

/** Particles and the article that Arabic writes onto a word. */
const particles = '[وف]?(?:بال|لل|كال|ال|ب|ل)?'

/** Any of the patterns, also behind Arabic particles. */
export const anyWord = (...patterns: readonly string[]): RegExp =>
  new RegExp(` ${particles}(?:${patterns.join('|')}) `, 'u')

/** One of the second words, at most so many words after one of the first in the same clause. */
export const followedBy = (first: string, second: string, most: number): RegExp =>
  new RegExp(String.raw` [وف]?(?:${first}) ${gap(most)}(?:${second}) `, 'u')

/** The first words of a text, behind some small ones. */
export const beginsWith = (first: string): RegExp =>
  new RegExp(
    String.raw`^[ |]*(?:(?:oh|well|honestly|i|eu|olha|ah|bom|والله|يا|بصراحه) [ |]*)?(?:${first}) `,
    'u',
  )

/** A text that says nothing besides, but for a few small words. */
export const nothingBut = (first: string, small: string): RegExp =>
  new RegExp(String.raw`^[ |]*(?:(?:${small})[ |]+)*(?:${first})(?:[ |]+(?:${small}))*[ |]*$`, 'u')
