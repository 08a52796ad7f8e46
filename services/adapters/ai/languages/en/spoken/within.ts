// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// A question with what the survey is about, where it does not say what it belongs to.
import type { Focus } from '../../types/clauses.ts'

/** What belongs to anything that people do. */
const isPartOfDoing =
  /^(?:who (?:decides|helps|helped|supports|supported|advises|influences)|what (?:worries|takes|helps|bothers|frustrates|confuses|scares|matters|annoys|slows|trips|paperwork|is hardest))\b/iu

const maxWords = { activity: 4, noun: 5 }

/** "Who decides?" says nothing of what is decided. */
export function within(question: string, { kind, phrase }: Focus): string {
  if (kind === 'noun' && /\b(?:bring|get|win) you back\?$/iu.test(question))
    return `${question.replace(/\?$/u, '')} to ${phrase}?`
  const words = question.split(' ').length
  if (/^(?:would|could|if|how would|how (?:far|\p{L}+) (?:do|did) you feel)\b/iu.test(question))
    return question
  if (/\b(?:the|a|an|our|it|this)\b|,/iu.test(question)) return question
  if (
    kind === 'activity' &&
    words <= maxWords.activity &&
    isPartOfDoing.test(question) &&
    !/ and /u.test(phrase)
  )
    return `${question.replace(/\?$/u, '')} when ${phrase}?`
  if (
    kind !== 'noun' ||
    words > maxWords.noun ||
    (/^our \p{L}+$/iu.test(phrase) && /\bus\b/iu.test(question))
  )
    return question
  return `When it comes to ${phrase}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`
}
