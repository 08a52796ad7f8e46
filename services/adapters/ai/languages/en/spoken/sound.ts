// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Whether a question reads well, and the plain question where one does not.
import { isPast, isVerb } from '../spoken-verbs.ts'
import { ofThings } from './clause-questions.ts'
import { finish, normalize, replaceObjects, toSecondPerson } from './second-person.ts'
import { article } from './topic-questions.ts'

const maxWords = 30
const begins =
  /^(?:(?:at|in|on|for|from|to|with|of|about|since|under|by|until) (?:what|which|whom|whose|when|where)|(?:for|by|in|within|after) how (?:many|much|long|often)|what|which|who|whose|whom|where|when|why|how|do|did|have|are|were|would|could|can|is|was|will|should|has|does|if)\b/iu
/** Signs of a sentence that was put together wrongly. */
const seams = [
  /[:;()[\]/]|,,|\s,|\.\s/u,
  /\b(?:their|theirs|themselves)\b/iu,
  /(?<!\byou\b.*|^who \p{L}+ )\b(?:they|them)\b/iu,
  /\b(?:i|my|mine|myself)\b/iu,
  /(?<!\btell )\bme\b/iu,
  /(?<!\b(?:to|of|with|about|for|from|against|by|at|see|meet|know|tell|other) )\b(?:people|folks?|ppl|those|you) (?:who|whose)\b/iu,
  /\btell me about (?:the |reasons )?you\b/iu,
  /\b(?:do|did|are|have) you (?:do|did|are|have) not\b|\byou we\b/iu,
  // "What moments in did you ...?", "How have warm your homes been?"
  /(?<!^)\b(?:in|at|on|of|for|with|from|to) (?:did|do|does|are|have|would) you\b/iu,
  /^how (?:have|has|had) (?!you|not|all|it|things)\p{L}+ (?:your|the|our)\b/iu,
  // "How likely are you to renew?" is sound.
  /(?<!^how \p{L}+ )\b(?:do|did|have|are|were|would|how|why) you (?:in|at|of|over|from|with|under|to)\b/iu,
  /\b(?:the|a|your) (?:the|a|your|our|you)\b/iu,
  /\b(\p{L}+) \1\b(?<!\bthat that|\bhad had)/iu,
  /\b(?:the|a|an|and|or|your|our)\?$/iu,
  // "How you speak to you": the respondents are both who acts and who is met.
  /\byou (?!(?:wish|hope|think|feel|say|expect|know|believe|when|if|before|after) )(?:\p{L}+ )(?:to |with |at |for |about )?you\b/iu,
  /\b(?:someone|somebody|anyone|anybody|nobody|people) (?:had |has |have )?(?:told|tells?|said to|asked|helped|gave|given|warned) them\b/iu,
  /\b(?:etc|eg|ie)\b/iu,
  // "Did a doctor recommend by a friend was easier"
  /\b(?:do|does|did) (?!you (?:first )?(?:know|reali[sz]e|notice|learn|think|feel|decide|hear|believe|judge|say|hope|wish|find|fear) )(?!.*\b(?:what|that|who|which|when|if|how|where|why|and|or|because|before|after|while|than|as)\b)(?!.*\b(?:you|they|we) (?:is|was|were|are)\b).*\b(?:is|was|were|are)\b/iu,
  // "What audiences think": a statement.
  /^(?:what|how|where|when) (?!(?:do|did|does|would|have|are|were)\b)\p{L}+s (?:think|feel|expect|want|need|say|believe|prefer)\b/iu,
]

/** What may name a thing: a determiner, a plural, "us", or a noun by its ending. */
const named =
  /\b(?:the|our|your|an?|us|these|those)\b|(?<!\b(?:what|who|which|that|it) )\b\p{L}{2,}[^sui]s\b|\p{L}{2,}(?:tion|ment|ness|ity|ance|ence|ship|ism|logy)\b/iu
const bareNoun =
  /\b(?:find|of|with|about|describe|use|to|has|have|does|do|is|are) ((?!(?:the|an?|our|your|you|this|these|those|it|us|find|use)\b)[\p{L}-]+(?: [\p{L}-]+)?)(?=\?| (?:been|seem|affect|play|like|handled|going|work|affected|issue)\b)/iu

/** "How do you find packing list?" */
function lacksArticle(text: string): boolean {
  const noun = bareNoun.exec(text)?.[1]
  return noun !== undefined && article(noun) !== noun
}

/** The signs that a question has, and whether it has the form of one. */
export const seamsOf = (text: string): string[] => [
  ...seams.flatMap((pattern, at) => (pattern.test(text) ? [`seam-${at}`] : [])),
  ...(begins.test(text) ? [] : ['begins']),
  ...(named.test(text) ? [] : ['unnamed']),
  ...(!named.test(text) && /\b(?:it|them|there|this|that)\b/iu.test(text) ? ['unnamed-it'] : []),
  ...(lacksArticle(text) ? ['article'] : []),
  ...(/\b(?:of|in|at|with|from|by|as|for|than)\?$/iu.test(text) ? ['dangling'] : []),
  ...(isSound(text) ? [] : ['unsound']),
]

/** Whether respondents can be asked so: a question to them, without the traces of a sentence about them. */
export function isSound(question: string): boolean {
  const words = question.split(/\s+/u)
  if (words.length < 2 || words.length > maxWords || !begins.test(question)) return false
  if (!ofThings.test(question) && seams.some((pattern) => pattern.test(question))) return false
  return isInverted(words.map((word) => word.toLowerCase().replaceAll(/[^\p{L}'’]/gu, '')))
}

const subordinate = /^(?:what|that|who|which|when|how|why|where|if|whether|because|before|after)$/u

/** "Do the first phone call went" has its tense twice. */
function isInverted(words: readonly string[]): boolean {
  const helper = words.findIndex((word) => /^(?:do|does|did)$/u.test(word))
  if (helper < 0 || helper > 4) return true
  const clauseEnd = words.findIndex((word, at) => at > helper + 1 && subordinate.test(word))
  const subjectEnd = words
    .slice(0, clauseEnd < 0 ? words.length : clauseEnd)
    .findIndex((word, at) => at > helper + 1 && isVerb(word))
  return subjectEnd < 0 || !isPast(words[subjectEnd]!) || words[helper + 1] !== 'you'
    ? !(words[helper + 1] !== 'you' && subjectEnd > 0 && isPast(words[subjectEnd]!))
    : false
}

const questionWord =
  /^(?:why|how|what|which|where|when|who|whom|whose|whether|(?:at|in|on|for|from|to|with|of|about|by) (?:what|which|whom))\b/iu
const inverted =
  /^(?:\p{L}+ ){0,3}?(?:do|does|did|are|is|was|were|have|would|could|can|will) (?:they|people|you|the|our|your)\b/iu

/** The order of words of a statement is right in any clause: "What can you tell me about how you found it?" */
export function askPlainly(thing: string, audience: string | undefined): string {
  const text = normalize(thing).replace(/^if\b/iu, 'whether').replaceAll('/', ' or ')
  const own = toSecondPerson(replaceObjects(text, audience))
  if (questionWord.test(own) && !inverted.test(own))
    return finish(`What can you tell me about ${own}`)
  return finish(`What can you tell me about ${article(own)}`)
}

/** "Which equipment [...]": what is asked about, where the rest is not certain. */
export function askAboutNoun(thing: string): string | undefined {
  const which =
    /^(?:what|which) ((?:[a-z-]+ )?[a-z-]+s)(?= (?:they|people|the|our|were|are|did|do|happen|have)\b)/iu.exec(
      thing,
    )?.[1]
  const named =
    which && !/\b(?:is|was|does|has|makes?|helps?|this)\b/iu.test(which)
      ? `the ${which}`
      : /\b(?:the|our) (?:[\p{L}-]+ )?[\p{L}-]+(?=$|,| (?:of|in|at|for|on|with|to|from)\b)/iu.exec(
          thing,
        )?.[0]
  return named && finish(`What can you tell me about ${named}`)
}

/** Where even that is not sound. */
export const openQuestion = 'What has this been like for you?'
