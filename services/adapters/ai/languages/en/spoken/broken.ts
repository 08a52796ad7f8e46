// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions that are certain to be put together wrongly: no checker needs to learn them.
import { isPast, isVerb } from '../spoken-verbs.ts'
import { isSound } from './sound.ts'

/** "When it comes to the handover, what gets lost?" */
const context = /^(?:when it comes to|about) .+?[,:] (?=\p{L}+ )/iu
const adjective =
  /^(?:early|late|dear|bored|boring|slow|fast|loud|quiet|dark|messy|cheap|expensive|awful|alright|ok|okay|idk|crowded|empty|hot|cold|online|easy|hard|good|bad|long|short|far|ye|once|twice|you|sick|tired|sure|happy)$/iu
const noun = /\bthe ([\p{L}’']+)(?=\?| (?:been|affect|affected|seem|look|play|like|for you)\b)/iu

/** What is done to things: "them" of the owner was one. */
const doneToThings =
  /\b(?:us(?:e[sd]?|ing)|buy(?:s|ing)?|bought|wear(?:s|ing)?|wore|rid(?:es?|ing)|eat(?:s|ing)?|drink(?:s|ing)?|driv(?:es?|ing)|cook(?:s|ing|ed)?|order(?:s|ing|ed)?|install(?:s|ing|ed)?|download(?:s|ing|ed)?|wash(?:es|ing|ed)?|rent(?:s|ing|ed)?|borrow(?:s|ing|ed)?|bak(?:es?|ing)|recycl(?:es?|ing)|repair(?:s|ing|ed)?|fix(?:es|ing)?|take off) you(?=\?| (?:most|off|at|as|in|on|for|after|more|less|again|and|now)\b)/iu

const signs = [
  /\bhow was it with you\?$/iu,
  doneToThings,
  /\b(?:goes|went|going) wrong with you\b|^how (?:would|do|did) (?:\p{L}+ )?(?:make|makes|made) you\b|\b(?:intend|want|plan|hope|need|expect) to \p{L}+ing\b/iu,
  /(?:ness|ity|tion|ment|ance|ence|ship) of\?$|\b(?:by|as|than|the|an?|and|or|our|your)\?$/iu,
  /\bdoes (?:we|you|they|(?:\p{L}+ )?\p{L}{2,}[^sui]s (?:play|seem|affect|work|look|answer))\b/iu,
  /\b(?:about|of|with|find|describe|rate) (?:the|an?|our) (?:\p{L}+ ){1,2}you\?$|\b(?:the|an?|our) you\b|\bof you (?:with|over|in|at|on|to)\b|\b(?:who|why) you (?:in|at|on)\b|\byou (?:aged?\b|and (?:mums|dads|kids))/iu,
  // "In what situations is carried?"
  /^(?:at|in|on|for|with|from|by) (?:what|which) \p{L}+ (?:is|are|was|were) \p{L}+(?:ed|en)\?$/iu,
  /\byes or no\b|\bvs\b|[()]/iu,
  /(?<!\b(?:talk|chat|worry|think|struggle|speak|ask|argue|complain|dream|hear|know|moan|grumble|learn) )\b(?:about|of|with|find|describe) (?:the )?(?:with|for|of|to|in|at|whit|wetin) /iu,
  /\bthe (?:do|does|did|is|are|was|were|would|have|has|can|could|should|how|why|what|who|when) /iu,
  /\babout (?:(?:why|how|what|where|when|who) )?(?:do|does|did|would|could|are|is|was|were|have|has) (?:you|we|they|the|it)\b/iu,
  /^(?:what|how|why|where|when|which \p{L}+) (?:do|did) (?:customers|clients|guests|users|shoppers|people|visitors) .*\byou\b/iu,
  /^(?:is|was|are|were) (?:it|they|that) /iu,
  /\bhow (\p{L}+)\b.* \1\b|\bthe (?:don|won|can|didn|doesn)['’]t\b/iu,
  /\bwould you feel (?:a|an|the|our) |\b(?:lol|haha)\b|\bthe \p{L}+ (?:and|or|\+) \p{L}+ (?:and|or|\+) /iu,
  /\bthe \p{L}+s (?:cheating|sold|broken|missing|talking|crying|running|blocking) ?(?:out|over)?\?$/iu,
  /^what \p{L}+ (?:would|could|will|can) (?:really |actually )?(?:mean|bring|cost|take) (?:for|to) you\?$/iu,
  /\bdo (?:in|at|on|from|of) \p{L}+ you\b|\b(?:are|is) you want\b/iu,
  /\b(?:o|wi|fae|frae|dae|whit|wetin|dem|wey|idk|u|abt|cuz)\b/iu,
]

/** "What friends said", in the order of a statement. */
const uninverted =
  /^what (?:(?!(?:is|are|was|were|do|does|did|would|will|can|could|should|has|have|had|else|might|may|kind|makes?|made|keeps?|kept)\b)[\p{L}’'-]+ ){1,4}(?:would |could |will |should |might )?(?:look|sound|feel|taste|smell)(?:s|ed)? like\b|^what (?:(?!(?:is|are|was|were|do|does|did|would|will|can|could|should|has|have|had|might|may)\b)[\p{L}’'-]+ ){1,3}(?:say|says|said|mean|means|meant)(?:\?| (?:about|to|for)\b)/iu
/** "What made you left", "keeps you from come": the form of the verb. */
const caused = /\b(?:makes?|made) you (?:not )?([a-z]+)\b|\bwould you ([a-z]+)\b/iu
const withoutGerund =
  /\b(?:keeps?|kept) you from (?!\p{L}+ing\b|(?:the|our|an?|your|more|other|even|ever|it|them|us|this|that|these|\p{L}+ly|\p{L}{3,}s)\b)/iu

const hasWrongForm = (text: string): boolean => {
  const [, made, wished] = caused.exec(text) ?? []
  const verb = (made ?? wished)?.toLowerCase()
  return (verb !== undefined && isPast(verb)) || withoutGerund.test(text)
}

/** Yes or no answers it. */
const closed =
  /^(?:is|are|was|were|would|could|do|does|did|have|has|can|will|should) (?!.*\b(?:what|why|how|or|if)\b)/iu
const ofFact = /^(?:is|are|was|were|do|does|did|have|has|can) (?:\S+ ){2,}/iu

const found = /^(?:do|did) you find .+, and why\?$|^(?:have you had|do you have) any .+\?$/iu

/** "Is the boiler still running?" */
export const asksFact = (text: string): boolean =>
  (found.test(text) || (closed.test(text) && ofFact.test(text))) && !isBroken(text)

/** "How was your cat's age?": a fact is no experience. */
const ratesFact =
  /^(?!what (?:is|are|was) |how old |which )(?!.*\bwhen\b).*['’]s (?:age|breed|postcode|nationality|occupation|profession|gender)\b[^,]*\?$/iu

/** "What do you good?" */
const asksDoing =
  /^(?:what|how|why|when|where) (?:do|did|would|will|can|could|should) (?:you|we) ([a-z]+)\?$/iu

export function isBroken(text: string): boolean {
  const done = asksDoing.exec(text.replace(context, ''))?.[1]
  if (done && !isVerb(done.toLowerCase())) return true
  if (ratesFact.test(text) || uninverted.test(text) || hasWrongForm(text)) return true
  const last = noun.exec(text)?.[1]?.toLowerCase()
  if (last && (adjective.test(last) || isPast(last))) return true
  return signs.some((sign) => sign.test(text)) || !isSound(text.replace(context, ''))
}
