import type { AnswerFlag, Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { AnswerToCode } from '#ports/ai/interview.ts'
import type { Span } from '#ports/ai/common.ts'
import { acrossLanguages, languageOf } from '../../languages/languages.ts'
import { isGibberish } from './gibberish.ts'
import { echoesQuestion, isAllAboutConversation } from './asked-questions.ts'
import { readAnswerParts } from './answer-flags.ts'
import type { AnswerReading } from './answer-reading.ts'
import { detectRespondentQuestion } from './respondent-question.ts'
import { leavesInAnyLanguage } from './remarks.ts'
import { isPromptInjection } from '../prompt-injection/prompt-injection.ts'
import { assessSafety, hasHintAfterCall, type Safety } from './distress.ts'
import { contentStems } from '../text/content-stems.ts'
import { cachedByText } from '../text/text-cache.ts'
import { toSearchText, tokenize } from '../text/tokenizer.ts'

/** A request for a joke, or a question about a game, may have one word in common with the survey by chance. */
const minSharedWords = 2

/** A phrase counts as an intent only in an answer short enough to be nothing else. */
const maxWords = { dontKnow: 9, refuse: 14, stop: 10, questionBack: 16, offTopic: 40 } as const

type IntentReading = {
  intent: Intent
  /** What the answer says besides. */
  flags: AnswerFlag[]
  /** The parts that answer the question. */
  content: Span[]
  /** The danger is to the body, now. */
  isMedical: boolean
  /** The call for help is likely, but not said in so many words. */
  isUnsure: boolean
  /** Another person is the danger. */
  isByPerson?: true
}

type IntentOptions = {
  /** Only explicit words count, because the text of a choice was not written as an answer. */
  outrightOnly?: boolean
  question?: string
  /** After a call for help, what may be another one is taken for distress. */
  afterCall?: AnswerToCode['afterCall']
  /** A reply to a message after a call for help. */
  isReply?: boolean
}

/**
 * The intent of an answer; danger takes precedence. `about` is the subject of the conversation: an answer that shares several
 * of its words is never off-topic.
 */
export function readIntent(
  answer: string,
  language: SurveyLanguage,
  about: string,
  { outrightOnly = false, question = '', afterCall, isReply = false }: IntentOptions = {},
): IntentReading {
  const isAfterCall = afterCall !== undefined
  const whole = assessSafety(answer, language, { isAfterCall, isReply })
  const needsHelp = {
    ...{ flags: [], content: [], isMedical: whole.isMedical },
    isUnsure: !whole.isOutright,
    ...byPersonOf(whole),
  }
  if (whole.isOutright) return { ...needsHelp, intent: 'distress' }
  const reading = outrightOnly
    ? { intent: classifySafeIntent(answer, language, about), flags: [], content: [] }
    : readSafeAnswer(answer, language, { question, about })
  const { intent } = reading
  const { tier, isMedical, isPossible } = safetyBeside(intent, whole, {
    ...{ answer, language, afterCall },
  })
  if (isPossible && intent === 'answer')
    return { ...reading, flags: [...reading.flags, 'uneasy'], isMedical, isUnsure: false }
  if (tier === null || outrightOnly || intent === 'gibberish')
    return { ...reading, isMedical, isUnsure: false }
  const isCalledAgain = isAfterCall && hasHintAfterCall(answer, language)
  if (!isCalledAgain && isHarmless(answer, language, { intent, tier }))
    return { ...reading, isMedical, isUnsure: false }
  return { ...needsHelp, intent: tier, isMedical }
}

const byPersonOf = ({ isByPerson }: Safety) => isByPerson && { isByPerson: true as const }

/** "I can't go on, let's stop" may be both; "bye" and a question about the question only share words with despair. */
function isHarmless(
  answer: string,
  language: SurveyLanguage,
  { intent, tier }: { intent: Intent; tier: Safety['tier'] },
): boolean {
  if (intent === 'question-back' && isAllAboutConversation(answer, language)) return true
  return tier === 'concern' && intent !== 'answer' && tokenize(answer).length <= briefWords
}

/** Models may read danger into what instructs a machine, so only the rest of such an answer counts. */
function safetyBeside(
  intent: Intent,
  whole: Safety,
  {
    answer,
    language,
    afterCall,
  }: { answer: string; language: SurveyLanguage; afterCall: AnswerToCode['afterCall'] },
): Safety {
  const mayBeRead = intent === 'injection' && (whole.tier !== null || whole.isPossible)
  const isAfterCall = afterCall !== undefined
  const safety = mayBeRead
    ? assessSafety(withoutInstructions(answer), language, { isAfterCall })
    : whole
  const mayBeMore = isAfterCall && (safety.isPossible || safety.tier === 'concern')
  return mayBeMore ? { ...safety, tier: 'distress', isPossible: false } : safety
}

function readSafeAnswer(
  answer: string,
  language: SurveyLanguage,
  { question, about }: { question: string; about: string },
) {
  const isUnreadable = isInjection(answer) || isGibberish(answer)
  if (isUnreadable)
    return { intent: classifySafeIntent(answer, language, about), flags: [], content: [] }
  if (echoesQuestion({ question, answer }, language))
    return { intent: 'question-back' as const, flags: [], content: [] }
  const readByPhrase = (text: string) => classifySafeIntent(text, language, about)
  const reading = readAnswerParts(answer, question, { language, about, readByPhrase })
  return isBlessing(answer, reading, language)
    ? { intent: 'answer' as const, flags: [], content: [{ start: 0, end: answer.length }] }
    : reading
}

/** "Nothing, I am content, God bless you" is an answer, and no greeting. */
function isBlessing(
  answer: string,
  { intent, flags }: AnswerReading,
  language: SurveyLanguage,
): boolean {
  const isGreeting = flags.includes('greets') && (intent === 'off-topic' || intent === 'answer')
  if (!isGreeting || /[?؟]/.test(answer)) return false
  const { nothing, satisfied } = languageOf(language).followUps
  return answer
    .split(/[.!?؟…;؛,،\n]+/u)
    .map(toSearchText)
    .some((part) => nothing.test(part) || satisfied.test(part))
}

export const classifyIntent = (...input: Parameters<typeof readIntent>): Intent =>
  readIntent(...input).intent

const briefWords = 6

const withoutInstructions = (answer: string): string =>
  findInstructions(answer).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    answer,
  )

function classifySafeIntent(answer: string, language: SurveyLanguage, about: string): Intent {
  const containsPhrase = phraseSearch(answer)
  if (isInjection(answer)) return 'injection'
  if (isGibberish(answer)) return 'gibberish'
  const count = tokenize(answer).length
  const isAsking = detectRespondentQuestion(answer) !== undefined
  const { stopWords } = languageOf(language).lexicon
  const isLeaving = () =>
    [answer, ...answer.split(/[.!?؟…;؛,،\n]+/u)].some((part) => leavesInAnyLanguage(part))
  for (const { lexicon } of new Set([languageOf(language), ...allLanguages()])) {
    const { intents } = lexicon
    const found = intentPrecedence.find(
      (kind) =>
        count <= maxWords[kind] &&
        (kind !== 'stop' || isLeaving()) &&
        intents[kind].some((each) => isConclusive(each, count) && containsPhrase(each)),
    )
    if (!found) continue
    if (isAsking && found !== 'stop') return 'question-back'
    if (found !== 'offTopic') return intentNames[found]
    const enough = isRequestToInterviewer(answer, intents.offTopic, stopWords) ? minSharedWords : 1
    // An answer about football is on topic in a survey about football.
    const isAbout = intents.offTopic.some(
      (each) => containsPhrase(each) && toSearchText(about).includes(` ${each} `),
    )
    if (!isAbout && sharedWords(answer, about, language) < enough) return intentNames[found]
  }
  if (isAsking) return 'question-back'
  if (count <= maxWords.questionBack && isQuestionToInterviewer(answer, language))
    return 'question-back'
  return isAdvertising(answer) ? 'off-topic' : 'answer'
}

function phraseSearch(answer: string): (phrase: string) => boolean {
  const text = toSearchText(answer)
  const joined = joinedConjunctions()
  return (phrase) =>
    text.includes(phrase) && joined.some((before) => text.includes(` ${before}${phrase} `))
}

/** The sentences that instruct a machine; the whole answer where no single sentence does. */
export function findInstructions(answer: string): Span[] {
  if (!isInjection(answer)) return []
  const sentences = [...answer.matchAll(/[^.!?؟\n]+[.!?؟\n]*/gu)]
  const found = sentences.filter(([sentence]) => isInjection(sentence))
  return found.length > 0
    ? found.map(({ 0: sentence, index }) => ({ start: index, end: index + sentence.length }))
    : [{ start: 0, end: answer.length }]
}

// People and attackers switch languages: each intent is looked for in all of them.
const allLanguages = acrossLanguages((languages) => languages)
/** What may be written onto the beginning of a phrase; the empty string first. */
const joinedConjunctions = acrossLanguages((languages) => [
  '',
  ...languages.flatMap(({ answers }) => answers.joinedConjunctions ?? []),
])
const intentPrecedence = ['stop', 'refuse', 'dontKnow', 'questionBack', 'offTopic'] as const
const intentNames = {
  stop: 'stop',
  refuse: 'refuse',
  dontKnow: 'dont-know',
  questionBack: 'question-back',
  offTopic: 'off-topic',
} as const

/** An answer is read several times, and judged after it was coded. */
const isInjection = cachedByText(
  200,
  (answer) =>
    allLanguages().some(({ lexicon }) => lexicon.intents.injection.some(phraseSearch(answer))) ||
    isPromptInjection(answer),
)

/** A single word means "stop" or "pass" only in an answer of at most two words. */
function isConclusive(phrase: string, count: number): boolean {
  return phrase.includes(' ') || count <= 2
}

/** Whether the answer is a single question. */
function isQuestionToInterviewer(answer: string, language: SurveyLanguage): boolean {
  const text = answer.trim().replace(/^¿/, '')
  if (!/^[^.!?؟\n]+[?؟]+$/.test(text)) return false
  const { grammar, answers } = languageOf(language)
  return grammar.questionStart.test(text) || answers.interviewerAddress.test(text)
}

function isAdvertising(answer: string): boolean {
  return /https?:\/\/|www\.\w/i.test(answer) && tokenize(answer).length < 25
}

/** Whether the answer asks something, or begins with an order. "My dog" and "the weather" may be part of an answer. */
function isRequestToInterviewer(
  answer: string,
  phrases: readonly string[],
  stopWords: ReadonlySet<string>,
): boolean {
  if (/[?؟]/.test(answer)) return true
  const text = toSearchText(answer)
  const isOrder = (phrase: string) => !stopWords.has(phrase.split(' ')[0] ?? '')
  return phrases.some((each) => text.startsWith(` ${each} `) && isOrder(each))
}

/** How many content words two texts have in common. */
function sharedWords(a: string, b: string, language: SurveyLanguage): number {
  const [ofA, ofB] = [a, b].map((text) => new Set(contentStems(tokenize(text), language)))
  return ofA!.intersection(ofB!).size
}
