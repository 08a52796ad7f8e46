// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions that keep the order of their clause, or are put together from two.
import { finish, replaceObjects, toSecondPerson } from './second-person.ts'

/** "What they expected compared with what they got" */
const compared =
  /^what (?:they|people) ((?:had )?\p{L}+(?: for)?) (?:against|compared (?:to|with)) what (?:they|people) (.+)$/iu
/** Respondents are the parents. */
const ofChildren = /^what (?:the |their |your )?(kids|children) (say|tell|think)((?: .+)?)$/iu
/** "What was the hardest shift they had" */
const superlative =
  /^(?:what|which) (?:is|was|are|were) (?:the|their) (?:\p{L}+est|most \p{L}+|best|worst|first|last|one) (?:\p{L}+ ){1,4}(?:that )?(?:they|people)(?:['’]\p{L}+)? .+$/iu
const amount = /^(for|by|in|within|after) (how (?:many|much|long|often) .+)$/iu
const bareTime = /^how (?:much time|long)$/iu

const lowerFirst = (question: string) => `${question.charAt(0).toLowerCase()}${question.slice(1)}`

type Speak = (thing: string, audience: string | undefined) => string

export function askInOrder(
  text: string,
  audience: string | undefined,
  speak: Speak,
): string | undefined {
  const [, before = '', after = ''] = compared.exec(text) ?? []
  if (after) {
    const [hoped = '', got = ''] = [before, after].map((each) =>
      speak(`what they ${each}`, audience),
    )
    return finish(`${hoped.replace(/\?$/u, '')}, and ${lowerFirst(got)}`)
  }
  const [, children, tell, of = ''] = ofChildren.exec(text) ?? []
  if (children) return finish(`What do your ${children} ${tell}${of}`)
  if (superlative.test(text)) return finish(toSecondPerson(replaceObjects(text, audience)))
  const [, preposition, rest = ''] = amount.exec(text) ?? []
  if (preposition) return finish(`${preposition} ${lowerFirst(speak(rest, audience))}`)
  return bareTime.test(text) ? finish(`${text} does it take you`) : undefined
}
