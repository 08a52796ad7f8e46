/** What the interviewer's rules look for in one language. Written by hand for Prosa; Apache-2.0 like the rest of the repository. */
export type LanguagePatterns = {
  /** Common words, for language detection. */
  commonWords: ReadonlySet<string>
  /** Phrases of leading questions. */
  leading: RegExp
  /** Two questions in one sentence; captures what stands before the second. */
  doubleBarrelled: RegExp
  /** Three; captures what stands before the third. */
  tripleBarrelled: RegExp
  /** A question that is joined behind a comma, whatever stands before. */
  secondHalf: RegExp
  /** Phrases of a question that compares two things, and how the second of them begins: such a question is one question. */
  comparison?: { phrases: RegExp; secondThing: RegExp }
  /** Ask what something means to people, or how it made them feel, in place of what happened. */
  emptyProbe: RegExp
  /** Words of an open question. */
  openQuestions: RegExp
  /** Terms of an owner's trade, which respondents do not use. */
  ownerTerms: RegExp
  /** Join two topics that one score or one yes cannot answer. */
  conjunctions: RegExp
  /** Refer to the interviewer's instructions. */
  instructionLeaks: RegExp
  /** Give a cause or an opinion. */
  reasons: RegExp
  /** Vague answers. */
  vague: RegExp
  /** Personal experience and feelings. */
  personal: RegExp
  /** Replies to a support message: wishes to continue later or now, consent, thanks, and negations. */
  later: RegExp
  goOn: RegExp
  consent: RegExp
  /** Says that the respondent is back after a pause. */
  returned: RegExp
  thanks: RegExp
  negation: RegExp
}

const letter = '[\\p{L}\\p{M}\\p{N}]'

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Any of the comma-separated phrases, as whole words. Each may be a regular expression without commas but those of quantifiers. */
export function phrasePattern(text: string): RegExp {
  const any = text
    .split(/,(?!\d*\})/)
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, '\\s+'))
    .join('|')
  return new RegExp(`(?<!${letter})(?:${any})(?!${letter})`, 'iu')
}

/**
 * A question word, and in the same sentence another that `and` joins to it. Of three, the second may stand alone between commas:
 * "what happened, when, and with whom".
 */
export function joinedQuestions(
  words: string,
  and: string,
  secondWords = words,
): Pick<LanguagePatterns, 'doubleBarrelled' | 'tripleBarrelled' | 'secondHalf'> {
  const list = (text: string) => text.split(',').map((word) => word.trim().replaceAll(' ', '\\s+'))
  const [first, second] = [list(words), list(secondWords)].map((all) => all.join('|'))
  const within = String.raw`(?:[^.!?؟]|(?<=\d)\.(?=\d))*?`
  const beginning = `(?<!${letter})(?:${first})(?!${letter})${within}`
  const joined = `(?<!${letter})(?:${and})(?:${second})(?!${letter})`
  const listed = String.raw`[,،]\s*(?:${second})(?=[,،]?\s+(?:${and}))`
  const end = '[^.!]*[?؟]'
  return {
    doubleBarrelled: new RegExp(`(${beginning})${joined}${end}`, 'iu'),
    tripleBarrelled: new RegExp(
      `(${beginning}(?:${joined}|${listed})${within})${joined}${end}`,
      'iu',
    ),
    secondHalf: new RegExp(String.raw`[,،]\s*${joined}${end}`, 'iu'),
  }
}
