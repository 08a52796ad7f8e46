// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions that keep the order of a statement, and those of what one does.
import { doingOf, partsOf } from './clause-parts.ts'
import { speakClause } from './clause-questions.ts'
import { finish } from './second-person.ts'
import { askAboutNoun, askPlainly } from './sound.ts'

/** "Keep or scrap" */
const eitherVerb = /^([a-z]+) or ([a-z]+)(?: it)?$/iu

export function statementQuestions(thing: string, audience: string | undefined): string[] {
  const parts = partsOf(thing, audience)
  const doing = parts && !parts.isNegative ? doingOf(parts) : undefined
  const noun = askAboutNoun(thing)
  const opened =
    /^(?:How far )?((?:is|are|was|were|would|could|do|does|did|have|has|can|will|should) .+)\?$/iu
  const [, closed] = opened.exec(speakClause(thing, audience)) ?? []
  const [, one, other] = eitherVerb.exec(thing.trim()) ?? []
  return [
    ...(one && other ? [`Would you ${one} it or ${other} it, and why?`] : []),
    ...(doing && !stative.test(doing) ? askDoing(doing, parts?.isPast ?? false) : []),
    ...(closed && !/,/u.test(closed) ? [finish(`${closed}, and why or why not`)] : []),
    askPlainly(thing, audience),
    ...(noun ? [noun] : []),
  ]
}

/** What is no activity. */
const stative =
  /^(?:thinking|feeling|finding|knowing|liking|wanting|needing|seeing|having|being|wishing|hoping|preferring|believing|expecting|changing|missing|getting|going|doing|understanding|trusting|hearing|booking instead)\b/iu

const askDoing = (doing: string, isPast: boolean) =>
  isPast
    ? [finish(`What was ${doing} like for you`)]
    : [finish(`What is ${doing} like for you`), finish(`What has your experience of ${doing} been`)]
