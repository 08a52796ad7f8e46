// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { isPast, isThirdPerson, isVerb } from '../spoken-verbs.ts'
import { partsOf } from './clause-parts.ts'
import { escape, isPersonNoun } from './persons.ts'
import { withNoun } from './question-nouns.ts'
import { asRespondent, finish, normalize, replaceObjects, toSecondPerson } from './second-person.ts'
import { askInOrder } from './in-order.ts'
import { askReason } from './reason-questions.ts'
import { invert, verbOfYou } from './inversion.ts'
import {
  adverb,
  aux,
  auxWord,
  isInfinitive,
  opening,
  splitSubject,
  thingBefore,
} from './subjects.ts'
import { article, determined, speakTopic } from './topic-questions.ts'
import { alignCoordinated } from './verb-pairs.ts'
import { askWhichThings, hasNounSubject } from './which-things.ts'
import { askOfThing, askPast, askQuality, openUp, speakWhether } from './whether-questions.ts'

/** "the remedies which they propose" */
const relativeThing =
  /^(?:the |any (?=\p{L}))?([\p{L} -]{3,40}?)(?<! (?:in|at|on|of|for|to|with|from|and|which|that|whom|where|how|when|what|why|whether|if)) (?:which |that )?((?:they(?:['’](?:d|ve|ll|re))?|people|customers)(?: themselves)? .+)$/iu
const bareVerb =
  /^(?!(?:feel|think|want|would|like|prefer|need|know|say|expect|let|use|support|help|change)\b)[a-z]+ (?:it|them|their|a|an|the|whether|how|what|where|when)\b/u
/** "at what hours": says nothing of what happens then. */
const bareQuestion = /^(?:at |in |on |during |for )?(?:what|which) (\p{L}+)$/iu
/** "which of A, B or C they use": the list comes last. */
const namedList =
  /^which (?:one )?of (.+? or .+?)((?: (?:they|people|you)| the \p{L}+s| \p{L}+ers) .+)$/iu
const mainVerbObject = /^(?:for|to|with|on|in|about|them|people|the|a|an)$/iu
const reasonAdded =
  /,? (?:and|or) (?:(?:if (?:not|no|so),? )?(?:why|how come|how|where|when|which ones?)(?: not)?|(?:(?:under|on|in) )?(?:what|which) (?:conditions?|circumstances|terms)|what (?:made|makes) (?:them|people) (?:think|do|say|feel) (?:so|that))$/iu
const wrong =
  /^(?:what is wrong with|any (?:problems?|issues?|troubles?|difficult(?:y|ies)) with) (?:the )?(.+)$/iu

/** "Do they fit", "how easy were they to set up": of things, not of respondents. */
export const ofThings =
  /^(?:(?:do|did|does) (?:they|it) (?:hurt|fit|work|last|break|leak|cost|taste|smell)|how (?:easy|hard|difficult|heavy|comfortable|expensive|useful|reliable|long|big) (?:are|were) they to)\b/iu

function bareNoun(text: string): string | undefined {
  const noun = bareQuestion.exec(text)?.[1]?.toLowerCase()
  return noun && !isPast(noun) && !isThirdPerson(noun) ? noun : undefined
}

export function speakClause(thing: string, audience: string | undefined, turn?: number): string {
  const text = normalize(asRespondent(thing.trim(), audience))
  // "Have they lost customers": others than those who are asked.
  if (audience && new RegExp(String.raw`\bthey\b.*\b${escape(audience)}\b`, 'iu').test(text))
    return speakClause(thing, undefined, turn)
  if (ofThings.test(text)) return finish(text)
  const plain = askInOrder(text, audience, speakClause)
  if (plain) return plain
  const returning = /^what (?:would )?(bring|get|draw|win)s? back$/iu.exec(text)?.[1]
  if (returning) return finish(`What would ${returning} you back`)
  const faulty = wrong.exec(text)?.[1]
  if (faulty) return finish(`What problems, if any, have you had with ${article(faulty)}`)
  const listed = namedList.exec(text)
  if (listed) {
    const question = speakClause(`which of these${listed[2]}`, audience)
    return finish(`${question.replace('?', '')}, ${listed[1]}`)
  }
  const isYesNo = /^(?:whether|if|do|did|are|were|would|have)\b/iu.test(text)
  if (isYesNo && reasonAdded.test(text)) return speakClause(text.replace(reasonAdded, ''), audience)
  const oftenAdded = /^(?:whether |if )?(.+?),? and how often$/iu.exec(text)?.[1]
  if (isYesNo && oftenAdded) return askHowOften(oftenAdded, audience)
  const isWhether = /^(?:whether(?: or not)?|if)\s+/iu.exec(text)
  if (isWhether) return speakWhether(text.slice(isWhether[0].length), audience)
  const bare = bareNoun(text)
  const asked = bare ? null : opening.exec(text)
  if (asked) return speakOpen(asked[1]!, asked[2] ?? '', audience)
  // Of "how they lift and move patients" the second verb.
  if (bareVerb.test(text) && isInfinitive(text.split(' ', 1)[0]!.toLowerCase()))
    return speakClause(`how they ${text}`, audience)
  const notDone = /^(?:don['’]t|do not|didn['’]t|did not) \p{L}+/iu.test(text)
  if (notDone) return speakClause(`why they ${text}`, audience)
  const inverted = new RegExp(`^${aux}\\s`, 'iu').exec(text)
  if (inverted) return speakInverted(text, audience)
  const asWhich = askWhichThings(text, audience)
  if (asWhich) return asWhich
  const relative = /^(?:the|our|their) [\p{L}-]+ they /iu.test(text)
    ? null
    : relativeThing.exec(text)
  if (relative) {
    const question = speakOpen(
      `what ${relative[1]!.toLowerCase()}`,
      relative[2]!.replace(' themselves', ''),
      audience,
    )
    return question.replace(/^What (?:any|some)(?:thing)? /u, 'What, if anything, ')
  }
  return bare ? finish(`What can you tell me about the ${bare}`) : speakTopic(text, audience, turn)
}

/** "Would they use it, and how often" */
function askHowOften(clause: string, audience: string | undefined): string {
  const question = speakClause(`whether ${clause}`, audience)
  const { helper, rest } = partsOf(`how often ${clause}`, audience) ?? {}
  return rest ? finish(`How often, if at all, ${helper} you ${rest}`) : question
}

function speakOpen(first: string, all: string, audience: string | undefined): string {
  const given = all.split(/\s+/u).filter(Boolean)
  if (hasNounSubject(first, given, audience))
    return finish(`${first} ${toSecondPerson(replaceObjects(all, audience))}`)
  const phrase = withNoun(first, given)
  const { word, words } = phrase
  const rest = words.join(' ')
  const lower = word.toLowerCase()
  if (words.length === 0) return finish(word)
  const next = words[0]!.toLowerCase()
  // "why do people cancel", "what would bring them back"
  if (auxWord.test(next)) return speakAuxFirst(lower, words, audience)
  const isSubjectWord = /^(?:what|which|who)\b/u.test(lower)
  const startsWithVerb =
    isSubjectWord &&
    !/^(?:they|the|our|their|people)$/u.test(next) &&
    (isThirdPerson(next) ||
      isPast(next) ||
      (/[a-z]{2}s$/u.test(next) &&
        /^(?:the|them|you|people|our|your|their|it|us|a|an|this|that|each|any)$/iu.test(
          words[1] ?? '',
        ))) &&
    !isPersonNoun(next)
  const isBareQuantity = /^how (?:many|much)\b/u.test(lower) && isVerb(next)
  if (
    startsWithVerb ||
    isBareQuantity ||
    (isSubjectWord && adverb.test(next)) ||
    /^else\b/u.test(next)
  )
    return finish(`${word} ${toSecondPerson(replaceObjects(rest, audience))}`)
  // "Which of our letters stuck with them"
  if (
    lower === 'which' &&
    next === 'of' &&
    words.slice(2).some((each) => isVerb(each.toLowerCase()))
  )
    return finish(`${word} ${toSecondPerson(replaceObjects(rest, audience))}`)
  const subject = splitSubject(words, audience)
  const inverted = subject && invert(subject)
  if (!inverted)
    return finish(
      `What can you tell me about ${word} ${toSecondPerson(replaceObjects(withoutSubject(rest, audience), audience))}`,
    )
  const isOrdered =
    isSubjectWord &&
    !subject.isRespondent &&
    isBareThing(subject.text) &&
    !takesWhat.test(subject.rest.join(' '))
  if (isOrdered) return finish(`${word} ${toSecondPerson(replaceObjects(rest, audience))}`)
  const after = alignCoordinated(
    toSecondPerson(replaceObjects(inverted.rest, audience), subject.isRespondent),
    inverted.helper === 'did',
  ).replace(/(?<=\b(?:about|of|with) )(?=(?:new|old|current) [a-z]+$)/iu, 'the ')
  if (lower === 'why' && subject.isRespondent) return askReason({ ...inverted, rest: after })
  // Of others, respondents only have a view.
  if (lower === 'why') {
    const not = inverted.isNegative ? ' not' : ''
    const who = toSecondPerson(inverted.subject)
    return finish(`Why, in your view, ${inverted.helper} ${who}${not} ${after}`)
  }
  const helper = inverted.isNegative ? contracted(inverted.helper) : inverted.helper
  return finish(`${word} ${helper} ${toSecondPerson(inverted.subject)} ${after}`)
}

/** "What can't you do", which is how it is said. */
const contracted = (helper: string) =>
  helper === 'can' ? 'can’t' : helper === 'will' ? 'won’t' : `${helper}n’t`

/** "Remote workers separate", of a verb that is not known: the subject stands first. */
const withoutSubject = (rest: string, audience: string | undefined) =>
  audience
    ? rest.replace(
        new RegExp(
          String.raw`^(?:(?:the|our|my|most|many|some) )?(?:(?!(?:of|in|at|for|with|from|to|on|about)\b)[\p{L}-]+ ){0,2}${escape(audience)} (?=\p{L})`,
          'iu',
        ),
        'you ',
      )
    : rest

/** "Friends said": "what" is the object. */
const takesWhat =
  /^(?:(?:would|could|might|will|can|do|does|did|really|actually|usually) )*(?:(?:say|says|said|think|thinks|thought|mean|means|meant|explain(?:s|ed)?|expect(?:s|ed)?|want(?:s|ed)?|make(?:s)? of|made of)(?:$|(?= (?:about|of|to|in|at|when|if|on|by|from|for|during|after|before)\b))|(?:look|looks|looked|sound|sounds|sounded|feel|feels|felt|taste|tastes|tasted) like\b)/iu

/** "documents", in "what documents troubled them". */
const isBareThing = (text: string) =>
  !determined.test(text) &&
  !/^(?:nobody|nothing|everyone|everybody|someone|somebody|family|friends|management)$/iu.test(
    text,
  ) &&
  !/^(?:it|they|we|you|he|she|i)$/iu.test(text) &&
  !isPersonNoun(text.toLowerCase().split(' ').at(-1)!) &&
  !/^\p{Lu}/u.test(text)

function speakAuxFirst(
  word: string,
  words: readonly string[],
  audience: string | undefined,
): string {
  const helper = words[0]!.toLowerCase().replace(/[’]/gu, "'")
  const subject = splitSubject(words.slice(1), audience, true)
  const isNegative = /n'?t$/u.test(helper)
  const positive = helper.replace(/n'?t$/u, '').replace(/^ca$/u, 'can').replace(/^wo$/u, 'will')
  if (subject?.isRespondent) {
    const agreed = verbOfYou(positive)
    const rest = toSecondPerson(replaceObjects(subject.rest.join(' '), audience), true)
    const not = /^not\b/iu.test(rest)
    const after = rest.replace(/^not\s+/iu, '')
    if (word === 'why')
      return askReason({
        helper: agreed,
        rest: after,
        isNegative: isNegative || not,
        isPast: /^(?:did|were|had)$/u.test(agreed),
      })
    return finish(`${word} ${isNegative || not ? contracted(agreed) : agreed} you ${after}`)
  }
  // "What reading does for them" has no verb but "does".
  const isMainVerb =
    /\s/u.test(word) &&
    /^(?:do|does|did|has|have)$/u.test(helper) &&
    mainVerbObject.test(words[1] ?? '')
  return finish(
    `${isMainVerb ? 'what can you tell me about ' : ''}${word} ${helper} ${toSecondPerson(replaceObjects(words.slice(1).join(' '), audience))}`,
  )
}

function speakInverted(text: string, audience: string | undefined): string {
  const [helper = '', ...words] = text.split(/\s+/u)
  const parts = /^(?:is|are|was|were) (?:it|they) (?:that |about |because of )?(.+ or .+)$/iu.exec(
    text,
  )
  if (parts) {
    const was = /^(?:was|were)/iu.test(text) ? 'was' : 'is'
    return finish(`What ${was} behind it for you, ${toSecondPerson(parts[1]!)}`)
  }
  // "Are night-shift pharmacists getting enough breaks"
  const [, doers = '', doing] = /^(?:are|were) (.+?) (\p{L}{2,}ing .+)$/iu.exec(text) ?? []
  if (doing && isPersonNoun(doers.toLowerCase().split(' ').at(-1)!) && !/\bthe\b/iu.test(doers))
    return openUp(finish(`${helper} you ${toSecondPerson(replaceObjects(doing, audience), true)}`))
  const others = /^(?:does|did)$/iu.test(helper) ? thingBefore(words) : undefined
  if (others) return askOfThing(helper.toLowerCase(), others, audience)
  const subject = splitSubject(words, audience)
  if (!subject || /^(?:there|it)$/iu.test(words[0] ?? ''))
    return (
      askQuality(toSecondPerson(replaceObjects(text, audience))) ??
      openUp(finish(toSecondPerson(replaceObjects(text, audience))))
    )
  if (/^(?:does|did)$/iu.test(helper) && !subject.isRespondent)
    return askOfThing(helper.toLowerCase(), subject, audience)
  const rest = /^(?:do|does|did)$/iu.test(helper) ? subject.rest : [helper, ...subject.rest]
  const statement = [...subject.text.split(' '), ...rest]
  return /^did$/iu.test(helper) && subject.isRespondent
    ? askPast(toSecondPerson(replaceObjects(subject.rest.join(' '), audience), true))
    : speakWhether(statement.join(' '), audience)
}
