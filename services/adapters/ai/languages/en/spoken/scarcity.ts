// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { isPast, isThirdPerson, isVerb, pastBase, thirdPersonBase } from '../spoken-verbs.ts'
import { verbOfYou } from './inversion.ts'
import { adverb, splitSubject } from './subjects.ts'

const few =
  /^why (?:(?:is it that|do|does|did|have|has|are|were) )?(?:(?:so|very|too|relatively) few|only (?:a few|few|a handful|\d+)|hardly any(?:one|body)?|(?:barely|scarcely) any(?:one|body)?|almost (?:no one|nobody|none|no)|next to nobody|nobody|no one|noone|not more)(?: of (them|us|those)(?= )|( of)?(?: (?:the|our|my|these|those))?) (.+)$/iu

/** "Why so few of our members come": those who are asked may not come. */
export const withoutScarcity = (thing: string): string => {
  const [, , ofWhom, clause] = few.exec(thing) ?? []
  if (clause === undefined) return thing
  const words = clause.split(' ')
  const isDoing =
    !ofWhom && isVerb(words[0]!.toLowerCase()) && !isVerb(words[1]?.toLowerCase() ?? '')
  const subject = isDoing ? undefined : splitSubject(words, undefined)
  const [verb = '', ...rest] = isDoing ? words : (subject?.rest ?? [])
  const doing = negated(verb.toLowerCase())
  return doing && !adverb.test(verb) ? ['why they', doing, ...rest].join(' ') : thing
}

function negated(verb: string): string | undefined {
  const helper = verbOfYou(verb)
  if (/^(?:are|were|have|do|did|would|will|can|could)$/u.test(helper)) return `${helper} not`
  if (isPast(verb)) return `did not ${pastBase(verb)}`
  if (!isVerb(verb)) return undefined
  return `do not ${isThirdPerson(verb) ? thirdPersonBase(verb) : verb}`
}
