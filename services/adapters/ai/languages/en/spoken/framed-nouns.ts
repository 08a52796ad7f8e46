// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What may stand in a fixed sentence about a noun: "What do you think of the {s}?"
import type { FramedNouns } from '../../types/question-frames.ts'
import { mayBeNone } from './any-nouns.ts'

const frames =
  /^(?:(?:when it comes to|about) [^,:]+[,:] )?(?:(?:what (?:do|would) you think of|what can you tell me about|how (?:do|did|would) you (?:find|describe|feel about)|what stands out to you about|what matters most to you when it comes to|what would you want us to know about|what else matters to you when it comes to|what effect has|what problems, if any, have you had with|what would you suggest for|what(?: has|['’]s)? (?:your|been your) (?:experience|contact) (?:with|of)) (?<noun>.+?)(?: (?:been like|had on you))?|what (?:is|are|has|have) (?<liked>(?!it |your )(?:.+?)) (?:been )?like(?: (?:for|to) you)?|how (?:has|have) (?<lived>.+?) (?:been for|affected) you|how (?:well|fair|reasonable|clear|useful) (?:do|does|is|are) (?<judged>.+?) (?:seem to|work for|to|support) you)\?$/iu

const auxiliary =
  "(?:am|is|are|was|were|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|has|have|had|haven['’]?t|hasn['’]?t|can|could|can['’]?t|couldn['’]?t|will|would|won['’]?t|wouldn['’]?t|shall|should|shouldn['’]?t|(?:should|would|could|must)(?:['’]?ve| have)|may|might|must|hows|whats|whos|wheres|thats|its|theyre|ive|youre)"
const starts = new RegExp(
  String.raw`^(?:(?:the|an?|our|your|this|these|those) )?(?:how|what|why|when|where|who|whom|whose|which|whether|if|because|that|than|although|though|unless|until|while|as|and|or|but|so|not|please|just|kindly|maybe|i|we|they|he|she|it|there|them|us|me|anything|something|everything|nothing|anyone|someone|nobody|with|(?:it|that|there|he|she|we|they|i)['’](?:s|re|d|ll|ve|m)|without|for|in|at|on|to|from|by|about|${auxiliary})(?= |$)`,
  'iu',
)
/** "The buddy you were given", "people who left": a clause that belongs to its noun. */
const relativeClause = /\s(?:who|that|which|where|when|whose|you|we|they|people|the \p{L}+) .*$/iu
const finite = new RegExp(String.raw`(?:^|\s)${auxiliary}(?= |$)`, 'iu')
const asideAtEnd =
  /\s(?:roughly|approx(?:imately)?|lol|haha|pls|please|yes or no|or not|idk|etc)$/iu
/** "The small shop you": what respondents are called, in part. */
const swapped =
  /^(?:(?:the|an?|our) )?(?:[\p{L}-]+ )+you(?: (?:on|in|at|with|during|of|from)\b|$)/iu
/** "The people are kind": the noun of a clause is no relative one. */
const statement = new RegExp(String.raw`^(?:the|our) \p{L}+ ${auxiliary} `, 'iu')

/** "Go elsewhere", "think people cannot": verbs that begin no noun phrase. */
const verbFirst =
  /^(?:go|goes|went|come|came|think|thinks|thought|say|says|said|know|knows|want|wants|get|gets|got|bring|brings|buy|buys|leave|leaves|keep|keeps|kept|take|takes|took|tell|tells|told|make|makes|made|see|sees|saw|gave|give|gives|lost|been|being|let|lets|ask|asks|asked) /iu
/** "People bring the car" */
const ofPeople =
  /^(?:people|customers|clients|members|tenants|everyone|everybody|nobody|folks?) (?!who|that|which|with|in|at|on|from|of|we|i)[a-z]+(?<!s|ing|ed) (?:the|a|an|their|our|to|in|on|it|and|then|for|out|off|up|back|away|elsewhere)\b/iu

export const framedNouns: FramedNouns = {
  frames,
  asked: /^(?:anything|any|.+ if any$|(?:the )?(?:main |real )?reasons?)\b/iu,
  isNoun: (phrase) =>
    !starts.test(phrase) &&
    !mayBeNone(phrase) &&
    !asideAtEnd.test(phrase) &&
    !(swapped.test(phrase) && !/\b(?:to|about|of|for|with|from|at) you$/iu.test(phrase)) &&
    !finite.test(phrase.replace(relativeClause, '')) &&
    !statement.test(phrase) &&
    !verbFirst.test(phrase) &&
    !ofPeople.test(phrase),
}
