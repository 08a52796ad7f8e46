/** What the interviewer's rules look for in one language. Written by hand for Prosa; Apache-2.0 like the rest of the repository. */
export type LanguagePatterns = {
  /** The commonest words, by which a text shows its language. */
  commonWords: ReadonlySet<string>
  /** Push a person towards an answer. */
  leading: RegExp
  /** Ask two things in one sentence. */
  doubleBarrelled: RegExp
  /** Join two things that a single score or a yes could not answer. */
  conjunctions: RegExp
  /** Speak of how the interviewer was told to speak. */
  instructionLeaks: RegExp
  /** Give a cause or an opinion. */
  reasons: RegExp
  /** Leave open what is meant. */
  vague: RegExp
  /** Speak of the person and what they felt. */
  personal: RegExp
}

const letter = '[\\p{L}\\p{M}\\p{N}]'

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Any of the phrases, parted by commas, as whole words. Each may be a regular expression without commas. */
export function phrasePattern(text: string): RegExp {
  const any = text
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, '\\s+'))
    .join('|')
  return new RegExp(`(?<!${letter})(?:${any})(?!${letter})`, 'iu')
}

/** A question word, and in the same sentence another that `and` joins to it. */
export function joinedQuestionsPattern(words: string, and: string, then = words): RegExp {
  const list = (text: string) => text.split(',').map((word) => word.trim().replaceAll(' ', '\\s+'))
  const [first, second] = [list(words), list(then)].map((all) => all.join('|'))
  return new RegExp(
    `(?<!${letter})(?:${first})(?!${letter})[^.!?؟]*?(?<!${letter})(?:${and})(?:${second})(?!${letter})[^.!]*[?؟]`,
    'iu',
  )
}
