// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions that keep the order of a statement, and those of what one does.
import { doingOf, partsOf } from './clause-parts.ts'
import { finish } from './second-person.ts'
import { askAboutNoun, askPlainly } from './sound.ts'

export function statementQuestions(thing: string, audience: string | undefined): string[] {
  const parts = partsOf(thing, audience)
  const doing = parts && !parts.isNegative ? doingOf(parts) : undefined
  const noun = askAboutNoun(thing)
  return [
    ...(doing ? askDoing(doing, parts?.isPast ?? false) : []),
    askPlainly(thing, audience),
    ...(noun ? [noun] : []),
  ]
}

const askDoing = (doing: string, isPast: boolean) =>
  isPast
    ? [finish(`What was ${doing} like for you`)]
    : [finish(`What is ${doing} like for you`), finish(`What has your experience of ${doing} been`)]
