// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What respondents may or may not have: "any injuries", "safety concerns, if any". They are asked whether they do.

/** Problems, worries and suggestions have questions of their own. */
const any =
  /^(?:and )?any (?!other\b|of\b|one\b|(?:problems?|issues?|troubles?|difficult(?:y|ies)|suggestions?|ideas?|proposals?|improvements?|worr(?:y|ies)|fears?)\b)(?:further |more )?(.+?)(?:,? if any)?$/iu
const ifAny = /^(.+?),? if any$/iu
const clause =
  /\b(?:they|them|you|we|us|who|whom|whose|which|that|what|why|how|when|where|whether|if|is|are|was|were|do|does|did|would|could|should|can|will)\b|[,:;()]/iu
/** What one has now, and not what one has met with. */
const lasting =
  /(?:concerns?|worr(?:y|ies)|fears?|doubts?|questions?|suggestions?|ideas?|comments?|thoughts?|tips|allerg(?:y|ies)|intolerances?|plans?|preferences?|needs?|requests?|requirements?|wish(?:es)?|hopes|expectations?|favou?rites?|reservations?|objections?|advice|feedback|views?|opinions?|interests?|disabilit(?:y|ies)|conditions?|skills?|qualifications?|pets?|children|kids|hobbies)$/iu
const preposition =
  / (?:of|in|at|for|on|with|to|from|about|by|after|before|during|between|over|around|when|while)\b.*$/iu
const isLasting = (noun: string) => lasting.test(noun.replace(preposition, ''))

/** Whether a thing says of its noun that there may be none. */
export const mayBeNone = (thing: string): boolean => any.test(thing) || ifAny.test(thing)

export function askAny(text: string): string | undefined {
  const found = any.exec(text)?.[1]
  if (found && !clause.test(found))
    return isLasting(found) ? `Do you have any ${found}` : `Have you had any ${found}`
  const noun = ifAny.exec(text)?.[1]?.replace(/^(?:the|any) /iu, '')
  if (!noun || clause.test(noun)) return undefined
  return isLasting(noun) ? `What ${noun} do you have, if any` : `What ${noun} have you had, if any`
}
