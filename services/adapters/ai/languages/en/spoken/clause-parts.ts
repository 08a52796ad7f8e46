// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// A clause about respondents, taken apart: "why they no longer come", "how do guests choose a room".
import { gerund, isVerb } from '../spoken-verbs.ts'
import { withNoun } from './question-nouns.ts'
import { normalize, replaceObjects, toSecondPerson } from './second-person.ts'
import { invert } from './inversion.ts'
import { adverb, auxWord, opening, splitSubject } from './subjects.ts'

/** The verb stands first in `rest`, as an infinitive behind "do" and "did". */
export type ClauseParts = {
  word: string
  helper: string
  rest: string
  isNegative: boolean
  isPast: boolean
}

/** Undefined where respondents are not certain to be the subject. */
export function partsOf(thing: string, audience: string | undefined): ClauseParts | undefined {
  const asked = opening.exec(normalize(thing.trim()))
  if (!asked) return undefined
  const { word, words } = withNoun(asked[1]!, (asked[2] ?? '').split(/\s+/u).filter(Boolean))
  const own = (text: string) => toSecondPerson(replaceObjects(text, audience), true)
  const isAuxFirst = auxWord.test(words[0] ?? '')
  const subject = splitSubject(isAuxFirst ? words.slice(1) : words, audience, isAuxFirst)
  if (!subject?.isRespondent) return undefined
  const inverted = isAuxFirst
    ? invertedBy(words[0]!, subject.rest)
    : invert({ ...subject, text: 'you' })
  return inverted && { ...inverted, word: word.toLowerCase(), rest: own(inverted.rest) }
}

function invertedBy(first: string, rest: readonly string[]): Omit<ClauseParts, 'word'> {
  const helper = first.toLowerCase().replaceAll('’', "'")
  const positive = helper.replace(/n'?t$/u, '').replace(/^does$/u, 'do')
  const isNot = /^(?:not|no)$/iu.test(rest[0] ?? '')
  return {
    helper: positive,
    rest: rest.slice(isNot ? 1 : 0).join(' '),
    isNegative: isNot || helper !== helper.replace(/n'?t$/u, ''),
    isPast: /^(?:did|was|were|had)$/u.test(positive),
  }
}

/** "Coping with fatigue", of a clause whose verb is certain. */
export function doingOf({ helper, rest }: ClauseParts): string | undefined {
  const words = rest.split(' ')
  while (words.length > 1 && (adverb.test(words[0]!) || /ly$/u.test(words[0]!))) words.shift()
  const [verb = '', ...others] = words
  const isGerund = /^(?:are|were|is|was)$/u.test(helper) && /[a-z]{3}ing$/u.test(verb)
  if (isGerund) return words.join(' ')
  if (!/^(?:do|did|would|could|can|will|might)$/u.test(helper)) return undefined
  const isDone = isVerb(verb) || (helper === 'do' && /^[a-z]{3,}(?<!s)$/u.test(verb))
  return isDone && !auxWord.test(verb) ? [gerund(verb), ...others].join(' ') : undefined
}
