// What the coding of an answer means for the interview: evidence limited to the text, sentiment as the owner configured it.
import { isCallForHelp, type AnswerFlag } from '#contract/events/conversation-types.ts'
import type { EventOf } from '#contract/events/catalogue.ts'
import { defaultSentiment } from '#contract/survey.ts'
import type { AnswerToCode, CodedAnswer } from '#ports/ai/interview.ts'
import type {
  ConversationView,
  QuestionView,
} from '#projections/conversations/conversation-view.ts'
import { asksForSecrecy } from '../help/secrecy.policy.ts'
import { nextLanguage } from './answer-language.policy.ts'
import { groundInterpretation } from './interpretation.policy.ts'
import { rankProbes } from './probe.policy.ts'
import { readReply } from './read-reply.ts'
import { applySentimentConfig } from './sentiment-follow-up.policy.ts'
import { isWishToStop, wantsToStop } from './stop-wishes.policy.ts'
import { isReturn, readExplicitReply } from './support-reply.policy.ts'
import type { Interpretation } from './turn-state.ts'

type Coding = Omit<EventOf<'AnswerCoded'>['data'], 'questionId' | 'responseId'>

export type ReadAnswer = {
  coding: Coding
  interpretation: Interpretation
  /** The language of the next question. */
  language: Coding['language']
}

export type CodingToRead = {
  coded: CodedAnswer
  text: string
  kind: AnswerToCode['kind']
  isByModel: boolean
}

export function readCoding(
  view: ConversationView,
  asked: QuestionView,
  read: CodingToRead,
): ReadAnswer {
  const answer = toAnswerToRead(view, asked, read)
  const { coded, isReply } = answer
  const reading = readIntents(view, answer)
  const { intent, evidence, needsHelp } = reading
  // Neither a call for help nor the reply to a support message has a sentiment that counts.
  const feeling =
    needsHelp || isReply ? { sentiment: null, trigger: null } : readSentiment(view, asked, coded)
  const { text, kind } = read
  const language = nextLanguage(answer.language, { text, kind, intent, language: coded.language })
  return {
    coding: {
      intent,
      ...optionalParts(reading.flags, needsHelp ? coded : {}),
      ...{ evidence, sentiment: feeling.sentiment },
      ...{ language: coded.language, provenance: coded.provenance },
    },
    interpretation: interpretationOf(view, asked, {
      ...{ answer, reading, language, trigger: feeling.trigger },
    }),
    language,
  }
}

type AnswerToRead = CodingToRead & {
  /** The question's language. */
  language: Coding['language']
  isReply: boolean
  /** The question is a support message with choices how to continue. */
  hasChoices: boolean
  isForm: boolean
}

const toAnswerToRead = (
  { started }: ConversationView,
  { language = started.language, purpose, options }: QuestionView,
  read: CodingToRead,
): AnswerToRead => ({
  ...read,
  language,
  isReply: purpose === 'support',
  hasChoices: purpose === 'support' && options.length > 0,
  isForm: started.questions !== undefined,
})

type IntentReading = Pick<Interpretation, 'coverage'> & {
  evidence: Coding['evidence']
  /** The intent that is recorded. */
  intent: Coding['intent']
  /** The intent that decides the next step. */
  effectiveIntent: Coding['intent']
  flags: AnswerFlag[]
  needsHelp: boolean
  isStopping: boolean
}

function readIntents({ started }: ConversationView, answer: AnswerToRead): IntentReading {
  const { coded, text, kind, isReply } = answer
  const wishes = readWishes(answer)
  const objectiveIds = isReply ? [] : started.objectives.map(({ id }) => id)
  const { intent, evidence, coverage } = groundInterpretation(
    { ...coded, intent: wishes.intent },
    { answer: text, kind, objectiveIds },
  )
  const { isStopping } = wishes
  const needsHelp = isCallForHelp(intent)
  const flags = isReply ? [] : flagsOf(coded, kind, intent, isStopping)
  const effectiveIntent = isStopping && !needsHelp ? 'stop' : intentForNextStep(intent, flags)
  return { intent, effectiveIntent, evidence, coverage, flags, needsHelp, isStopping }
}

const readSentiment = (
  { started }: ConversationView,
  { objectiveId }: QuestionView,
  { sentiment, followUp }: CodedAnswer,
) =>
  applySentimentConfig(
    sentiment,
    started.sentiment ?? defaultSentiment,
    objectiveId,
    followUp === 'needless',
  )

type InterpretationParts = {
  answer: AnswerToRead
  reading: IntentReading
  /** The language of the next question. */
  language: Coding['language']
  trigger: Interpretation['trigger']
}

function interpretationOf(
  view: ConversationView,
  asked: QuestionView,
  { answer, reading, language, trigger }: InterpretationParts,
): Interpretation {
  const { coded, text, kind, isReply, isByModel } = answer
  const { intent, effectiveIntent, evidence, coverage, flags, needsHelp, isStopping } = reading
  const isMedical = needsHelp && coded.medical === true
  const spoken = { text, kind, intent, language: coded.language, sentiment: coded.sentiment }
  return {
    ...{ intent: effectiveIntent, evidence, coverage, isMedical, trigger },
    flags: isReply || needsHelp ? requestsOf(coded, text) : flags,
    ...(needsHelp ? { wantsToStop: isStopping } : contentOf(coded, isReply)),
    care: coded.care,
    named: coded.named,
    reply: readReply(asked, text, {
      ...{ coded, intent: effectiveIntent, needsHelp, isByModel, language },
    }),
    ...(isAfterPause(view, asked) && isReturn(text, language) && { resumes: true }),
    probes: rankProbes(spoken),
  }
}

/** What a call for help, or the reply to a message, asks besides. */
const requestsOf = ({ flags = [] }: CodedAnswer, text: string): AnswerFlag[] =>
  flags.includes('asks') || asksForSecrecy(text) ? ['asks'] : []

const contentOf = (coded: CodedAnswer, isReply: boolean) => ({
  salient: coded.salient,
  followUp: coded.followUp,
  prefers: coded.prefers,
  contradiction: coded.contradiction,
  farewell: coded.farewell,
  ...(!isReply && { condolence: coded.condolence?.text }),
})

/** Whether the question answers a wish to continue later. */
function isAfterPause({ questions }: ConversationView, asked: QuestionView): boolean {
  const all = [...questions.values()]
  const wish = all[all.indexOf(asked) - 1]?.answer?.coding?.flags ?? []
  return asked.purpose === 'clarify' && wish.includes('later')
}

/** What the text says in so many words: that the respondent wants to stop, or is well and continues. */
function readWishes(answer: AnswerToRead): { intent: Coding['intent']; isStopping: boolean } {
  const { text, kind, coded, language, hasChoices } = answer
  // A message without choices is replied to like any question.
  if (!hasChoices) return { intent: coded.intent, isStopping: hasWishToStop(answer) }
  const explicit = readExplicitReply(text, nextLanguage(language, { ...coded, text, kind }))
  const isStopping = explicit === 'stop'
  // "I am fine, go on" is no new call for help.
  const isOther = explicit && coded.unsure
  return { intent: isOther ? (isStopping ? 'stop' : 'answer') : coded.intent, isStopping }
}

/**
 * Whether an answer to a question says so, whatever the engine read. Words beside others are a model's to read, which read the whole
 * answer, unless it calls for help.
 */
function hasWishToStop({ text, kind, coded, isForm, isByModel }: AnswerToRead): boolean {
  if (kind !== 'open' || isForm) return false
  const isModelsToRead = isByModel && !isCallForHelp(coded.intent)
  return isModelsToRead ? isWishToStop(text, coded.language) : wantsToStop(text, coded.language)
}

const optionalParts = (
  flags: AnswerFlag[],
  { medical, byPerson }: Pick<CodedAnswer, 'medical' | 'byPerson'>,
) => ({
  ...(flags.length > 0 && { flags }),
  ...(medical && { medical }),
  ...(byPerson !== undefined && { byPerson }),
})

/** An answer that ends in a goodbye stays what it is, and the interview ends. */
function intentForNextStep(
  intent: Coding['intent'],
  flags: readonly AnswerFlag[],
): Coding['intent'] {
  return flags.includes('leaving') ? 'stop' : intent
}

/** A choice says nothing besides, and after a call for help nothing else counts. */
function flagsOf(
  { flags = [], leaving }: CodedAnswer,
  kind: AnswerToCode['kind'],
  intent: Coding['intent'],
  isStopping: boolean,
): AnswerFlag[] {
  if (kind !== 'open' || isCallForHelp(intent)) return []
  const isLeaving = leaving === true || (isStopping && intent === 'answer')
  return [...new Set([...flags, ...(isLeaving ? (['leaving'] as const) : [])])]
}
