// What an answer says, part by part: several intents at once, by a learned model and by outright phrases.
import type { AnswerFlag, Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Span } from '#ports/ai/common.ts'
import {
  learnedIntents,
  type IntentMargins,
  type LearnedIntent,
  type LearnedIntents,
} from '../../learned/judgements.ts'
import { tokenize } from '../text/tokenizer.ts'
import { hasContent, isName, partsOf, sharesContent, toSpan } from './answer-text.ts'
import type { AnswerReading } from './answer-reading.ts'
import { mayBeDialect } from './gibberish.ts'
import { withQuestions } from './answer-questions.ts'
import { isVerdict, withoutChancePhrase } from './verdicts.ts'
import {
  beginsWithGoodbye,
  besidesPhrasesIn,
  endsStatement,
  goodbyeAtEnd,
  leavesOutright,
  isLaterPart,
  isLeavingPart,
  isLeavingWithApology,
  refersBack,
  repeatPhraseIn,
  tellsOfForgetting,
} from './remarks.ts'

type ReadByPhrase = (text: string) => Intent

/** A phrase counts in a part of a longer answer where the model finds its intent almost. */
const phraseMargin = -1.5
/** A part of an answer belongs to an intent of the whole answer where its own score is near. */
const partMargin = -0.5
/** A phrase beside an answer counts unless the model finds it most unlikely. */
const [besidesMargin, shortWords] = [-4, 6]
/** The model is often wrong about some intents of answers of a few words. */
const fewWords = 3
const shortProne: readonly LearnedIntent[] = ['off-topic', 'gibberish', 'greeting', 'refuse']
const shortMargin = 1.2
/** Below it, a phrase of the rules is part of a longer answer's story. */
const unlikelyMargin = -3
const clearMargin = 1.5
/** An intent without its outright words. */
const strongMargin = 2
const strongRepeatMargin = 1.5
const clearPartMargin = 0.8
const clearGibberish = 2.3
/** "It broke twice already" is a story where it is longer. */
const repeatWords = 7

const intentOfPhrase: Partial<Record<Intent, LearnedIntent>> = {
  stop: 'stop',
  refuse: 'refuse',
  'dont-know': 'dont-know',
  'question-back': 'asks',
  'off-topic': 'off-topic',
}
const phraseLabels = Object.values(intentOfPhrase)
const flagOf: Partial<Record<LearnedIntent, AnswerFlag>> = {
  asks: 'asks',
  repeat: 'repeats',
  stop: 'leaving',
  later: 'later',
  refuse: 'refuses',
  greeting: 'greets',
}
/** The intent of an answer that answers nothing: the first that it has. */
const intentsOfEmpty: readonly (readonly [LearnedIntent, Intent])[] = [
  ['stop', 'stop'],
  ['asks', 'question-back'],
  ['refuse', 'refuse'],
  ['dont-know', 'dont-know'],
  ['repeat', 'refuse'],
  ['later', 'refuse'],
  ['gibberish', 'gibberish'],
  ['off-topic', 'off-topic'],
  ['greeting', 'off-topic'],
]

type Reading = {
  answer: string
  language: SurveyLanguage
  byPhrase: Intent
  learned: LearnedIntents
}

/** `readByPhrase` is the reading by outright phrases: of the whole answer, and of its parts. */
export function readAnswerParts(
  answer: string,
  question: string,
  options: { language: SurveyLanguage; about: string; readByPhrase: ReadByPhrase },
): AnswerReading {
  const { language, readByPhrase } = options
  const learned = learnedIntents(answer, question, language)
  const reading = learned
    ? readByModel(answer, learned, options)
    : byPhrasesAlone(answer, readByPhrase(answer))
  return withQuestions(reading, answer, language, learned?.margins)
}

function readByModel(
  answer: string,
  learned: LearnedIntents,
  {
    language,
    about,
    readByPhrase,
  }: { language: SurveyLanguage; about: string; readByPhrase: ReadByPhrase },
): AnswerReading {
  const byPhrase = withoutChancePhrase(readByPhrase(answer), learned)
  const reading = { answer, language, byPhrase, learned }
  const parts = partsOf(answer)
  const found = intentsOfWhole(reading, about, parts)
  const mayHavePhrase = phraseLabels.some((label) => learned.margins[label] > phraseMargin)
  if (found.size === 0 && !mayHavePhrase) return plainAnswer(parts)
  const goodbyeStart = goodbyeAtEnd(answer, language) ?? answer.length
  const partsRead = parts.map((part) => {
    const phrase = parts.length > 1 ? intentOfPhrase[readByPhrase(part.text)] : undefined
    if (phrase && learned.margins[phrase] > phraseMargin) found.add(phrase)
    const isGoodbye = part.start >= goodbyeStart
    const outright = isGoodbye ? (['stop'] as const) : besidesPhrasesIn(part.text, language)
    const phrases = [...(phrase ? [phrase] : []), ...outright]
    return { ...part, margins: learned.marginsOfPart(part.text), phrases }
  })
  if (found.size === 0) return plainAnswer(parts)
  keepLaterOrStop(found, reading)
  const rest = partsRead.filter((part) => !isPartOf(found, part) && hasContent(part.text, language))
  const hasAnswer =
    !beginsWithGoodbye(answer, language) &&
    (parts.length > 1 && rest.length < parts.length
      ? rest.length > 0 && learned.margins.answer > 0
      : learned.isLikelyAnswer && answersMore(reading, found))
  if (!hasAnswer || byPhrase === 'off-topic')
    return {
      intent: emptyIntent(found, byPhrase, parts.length > 1),
      flags: flagsOf([...found]),
      content: [],
    }
  const besides = [...found].filter((label) => isBesideAnswer(label, partsRead, learned.margins))
  const others = partsRead.filter((part) => !isPartOf(new Set(besides), part))
  const content = (others.length > 0 ? others : partsRead).map(toSpan)
  return { intent: 'answer', flags: flagsOf(besides), content }
}

const plainAnswer = (parts: readonly Span[]): AnswerReading => ({
  intent: 'answer',
  flags: [],
  content: parts.map(toSpan),
})

function intentsOfWhole(
  reading: Reading,
  about: string,
  parts: readonly { text: string }[],
): Set<LearnedIntent> {
  const { answer, language, byPhrase, learned } = reading
  const { margins } = learned
  const besides = besidesPhrasesIn(answer, language).filter(
    (label) => margins[label] > besidesMargin,
  )
  const found = new Set<LearnedIntent>([
    ...confirmedPhrase(answer, byPhrase, margins),
    ...besides,
    ...labelsAbove(margins, tokenize(answer).length <= fewWords ? shortMargin : 0),
    ...(leavesOutright(answer, parts, language) ? (['stop'] as const) : []),
  ])
  // "20 mins" is an answer.
  if (/\p{N}/u.test(answer) || isVerdict(answer, language))
    for (const label of shortProne) found.delete(label)
  if (
    byPhrase !== 'off-topic' &&
    (isName(answer, language) || sharesContent(answer, about, language))
  )
    found.delete('off-topic')
  if (byPhrase !== 'dont-know' && tellsOfForgetting(answer, language)) found.delete('dont-know')
  const isUnsure = byPhrase !== 'gibberish' && margins.gibberish < clearGibberish
  if (isUnsure && mayBeDialect(answer, language)) found.delete('gibberish')
  for (const label of doubtfulIn(reading, parts)) found.delete(label)
  return found
}

/**
 * People speak of leaving, of later times and of asking again: each needs clear words about the conversation, a goodbye or
 * a wish at the beginning or the end of an answer.
 */
function doubtfulIn(
  { answer, language, learned: { margins } }: Reading,
  parts: readonly { text: string }[],
): LearnedIntent[] {
  const sentences = answer.split(/(?<=[.!?؟…\n])/u).filter((each) => each.trim() !== '')
  const ends = [answer, ...sentences.slice(0, 1), ...sentences.slice(-1)]
  const last = [...ends, ...parts.slice(-1).map(({ text }) => text)]
  const isBrief = tokenize(answer).length <= shortWords
  const ended = parts.some((part) => endsStatement(part.text, language))
  const leaves =
    leavesOutright(answer, parts, language) ||
    last.some((text) => isLeavingPart(text, language) || isLeavingWithApology(text, language)) ||
    (isBrief && !ended && margins.stop > strongMargin)
  const isLater =
    last.some((text) => isLaterPart(text, language)) || (isBrief && margins.later > strongMargin)
  const isComplaint =
    repeatPhraseIn(answer, language) ||
    (margins.repeat > strongRepeatMargin && !refersBack(answer, language))
  const doubtful: [LearnedIntent, boolean][] = [
    ['stop', leaves],
    ['later', isLater],
    ['repeat', isComplaint],
  ]
  return doubtful.flatMap(([label, isClear]) => (isClear ? [] : label))
}

/** "Bye, I will go on tonight" is the one that is said more clearly. */
function keepLaterOrStop(found: Set<LearnedIntent>, { answer, language, learned }: Reading) {
  if (!found.has('stop') || !found.has('later')) return
  const { margins } = learned
  const isLater =
    besidesPhrasesIn(answer, language).includes('later') || margins.later > margins.stop
  found.delete(isLater ? 'stop' : 'later')
}

const isPartOf = (found: ReadonlySet<LearnedIntent>, { margins, phrases }: PartRead) =>
  [...found].some((label) => phrases.includes(label) || margins[label] > partMargin)

type PartRead = Span & { text: string; margins: IntentMargins; phrases: readonly LearnedIntent[] }

const flagsOf = (labels: readonly LearnedIntent[]) => labels.flatMap((label) => flagOf[label] ?? [])

const labelsAbove = (margins: IntentMargins, least: number) =>
  (Object.keys(margins) as LearnedIntent[]).filter(
    (label) => label !== 'answer' && margins[label] > (shortProne.includes(label) ? least : 0),
  )

/** A phrase in a longer answer may be part of a story. */
function confirmedPhrase(answer: string, byPhrase: Intent, margins: IntentMargins) {
  const label = intentOfPhrase[byPhrase]
  if (!label) return []
  return tokenize(answer).length <= shortWords || margins[label] > unlikelyMargin ? [label] : []
}

/** Beside an answer, an intent has a part of its own, or is clear in the whole. */
const isBesideAnswer = (
  label: LearnedIntent,
  parts: readonly PartRead[],
  margins: IntentMargins,
): boolean =>
  (label !== 'repeat' && margins[label] > clearMargin) ||
  (parts.length > 1 &&
    parts.some(
      (part) =>
        part.phrases.includes(label) ||
        (part.margins[label] > clearPartMargin &&
          (label !== 'repeat' || tokenize(part.text).length <= repeatWords)),
    ))

/** For a text of one part. A short one that has another intent is an answer only if that is likelier. */
function answersMore(
  { answer, language, byPhrase, learned }: Reading,
  found: ReadonlySet<LearnedIntent>,
): boolean {
  const label = intentOfPhrase[byPhrase]
  if (label && found.has(label)) return false
  if (found.has('stop') && isLeavingPart(answer, language)) return false
  const { margins } = learned
  const isLong = tokenize(answer).length > shortWords
  return isLong || [...found].every((each) => margins[each] < margins.answer)
}

function byPhrasesAlone(answer: string, intent: Intent): AnswerReading {
  const label = intentOfPhrase[intent]
  const flag = label && flagOf[label]
  const content = intent === 'answer' ? [{ start: 0, end: answer.length }] : []
  return { intent, flags: flag ? [flag] : [], content }
}

/** "Forget it, bye": a goodbye counts more than a refusal beside it. */
const emptyIntent = (
  found: ReadonlySet<LearnedIntent>,
  byPhrase: Intent,
  hasParts: boolean,
): Intent =>
  byPhrase === 'answer' || found.has('later') || (hasParts && found.has('stop'))
    ? (intentsOfEmpty.find(([label]) => found.has(label))?.[1] ?? 'answer')
    : byPhrase
