import {
  isCallForHelp,
  type AiFailureReason,
  type AnswerFlag,
} from '#contract/events/conversation-types.ts'
import type { EventOf } from '#contract/events/catalogue.ts'
import { defaultSentiment } from '#contract/survey.ts'
import { must } from '#kernel/problem.ts'
import type { AnswerToCode, CodedAnswer } from '#ports/ai/interview.ts'
import type {
  ConversationView,
  QuestionView,
} from '#projections/conversations/conversation-view.ts'
import type { Incident } from '../conversation.decider.ts'
import { codeAnswer, raisedForChild, type Candidate, type Draft } from './code-answer.ts'
import { fallbackIncident, type Engines } from './engines.ts'
import { applySentimentConfig } from './sentiment-follow-up.policy.ts'
import { rankProbes } from './probe.policy.ts'
import { groundInterpretation } from './interpretation.policy.ts'
import { readReply } from './read-reply.ts'
import {
  chosenReply,
  isReturn,
  isWishToStop,
  readExplicitReply,
  wantsToStop,
  type SupportReply,
} from './support-reply.policy.ts'
import { isOver } from './question-plan.policy.ts'
import { withoutSupport } from './support.policy.ts'
import { exchangesIn, progressOf } from './transcript.ts'
import { nextLanguage } from './answer-language.policy.ts'
import type { Interpretation } from './turn-state.ts'

type Coding = Omit<EventOf<'AnswerCoded'>['data'], 'questionId' | 'responseId'>

export type InterpretedAnswer = {
  coding: Coding
  interpretation: Interpretation
  /** Of the next question. */
  language: Coding['language']
  incidents: Incident[]
  /** Why the engine could not code it. */
  failure: AiFailureReason | null
  /** Questions that the engine worded in the same call. */
  drafts: readonly Draft[]
  /** What the engine's reading means, which did not come in time. */
  readLate?: (() => Promise<ReadAnswer>) | undefined
}

type InterpretOptions = {
  signal: AbortSignal
  /** The questions that may follow by the rules' coding, as if a model had made it; absent where none follows. */
  candidatesFor?: (byRules: CodedAnswer, read: (coded: CodedAnswer) => ReadAnswer) => Candidate[]
}

export type AnswerToInterpret = {
  questionId: string
  number: number
  kind: AnswerToCode['kind']
  text: string
}

/** Codes an answer: evidence limited to spans of the text, sentiment as the owner configured it. */
export async function interpretAnswer(
  engines: Engines,
  view: ConversationView,
  { questionId, number, kind, text }: AnswerToInterpret,
  { signal, candidatesFor }: InterpretOptions,
): Promise<InterpretedAnswer> {
  const { started, questions } = view
  const asked = must(questions.get(questionId), 'the question that was answered')
  const { language = started.language, objectiveId } = asked
  const isReply = asked.purpose === 'support'
  const chosen = isReply ? chosenReply(text, asked.options) : undefined
  if (chosen) return interpretChosenReply(chosen, language)
  const input = {
    ...{ question: asked.text ?? '', answer: text, kind, objectiveId, language },
    objectives: started.objectives,
    ...contextOf(view, questionId),
    ...(isReply && { repliesToHelp: true }),
    ...(isOver(withoutSupport(progressOf(view))) && { isLast: true }),
  }
  const readAs = (isByModel: boolean) => (coded: CodedAnswer) =>
    readCoding(view, asked, { coded: raisedForChild(coded, text), text, kind, isByModel })
  const read = (coded: CodedAnswer) =>
    readAs(coded.provenance.engine !== engines.fallback.engine)(coded)
  const { coded, failure, drafts, late } = await codeAnswer(engines, input, {
    signal,
    candidatesFor: isReply
      ? undefined
      : candidatesFor && ((byRules) => candidatesFor(byRules, readAs(true))),
  })
  return {
    ...read(coded),
    incidents: failure
      ? [fallbackIncident(engines, { number, step: 'code', reason: failure })]
      : [],
    failure,
    drafts,
    ...(late && !isReply && { readLate: async () => read(await late) }),
  }
}

export type ReadAnswer = Pick<InterpretedAnswer, 'coding' | 'interpretation' | 'language'>

/** What a coding means for the interview. */
function readCoding(
  view: ConversationView,
  asked: QuestionView,
  {
    coded,
    text,
    kind,
    isByModel,
  }: { coded: CodedAnswer; text: string; kind: AnswerToCode['kind']; isByModel: boolean },
): ReadAnswer {
  const { started } = view
  const { language = started.language, objectiveId, purpose } = asked
  const isReply = purpose === 'support'
  const objectiveIds = isReply ? [] : started.objectives.map(({ id }) => id)
  const isForm = started.questions !== undefined
  const wishes = readWishes(asked, { text, kind, coded, language, isForm, isByModel })
  const { intent, evidence, coverage } = groundInterpretation(
    { ...coded, intent: wishes.intent },
    { answer: text, kind, objectiveIds },
  )
  const needsHelp = isCallForHelp(intent)
  const flags = isReply ? [] : flagsOf(coded, kind, intent, wishes.isStopping)
  const effectiveIntent =
    wishes.isStopping && !needsHelp ? 'stop' : intentForNextStep(intent, flags)
  const isMedical = needsHelp && coded.medical === true
  // Neither a call for help nor the reply to a support message has a sentiment that counts.
  const counts = !needsHelp && !isReply
  const { sentiment, trigger } = counts
    ? applySentimentConfig(
        coded.sentiment,
        started.sentiment ?? defaultSentiment,
        objectiveId,
        coded.followUp === 'needless',
      )
    : { sentiment: null, trigger: null }
  const spoken = { text, kind, intent, language: coded.language }
  const following = nextLanguage(language, spoken)
  return {
    coding: {
      intent,
      ...optionalParts(flags, needsHelp ? coded : {}),
      evidence,
      sentiment,
      language: coded.language,
      provenance: coded.provenance,
    },
    interpretation: {
      ...{ intent: effectiveIntent, evidence, coverage, isMedical, trigger },
      flags: isReply ? requestsOf(coded) : flags,
      ...(needsHelp
        ? { wantsToStop: wishes.isStopping, care: coded.care }
        : contentOf(coded, isReply)),
      named: coded.named,
      reply: readReply(asked, text, {
        ...{ coded, intent: effectiveIntent, needsHelp, isByModel },
        language: following,
      }),
      ...(isAfterPause(view, asked) && isReturn(text, following) && { resumes: true }),
      probes: rankProbes({ ...spoken, sentiment: coded.sentiment }),
    },
    language: following,
  }
}

/** What a reply to a message asks besides. */
const requestsOf = ({ flags = [] }: CodedAnswer): AnswerFlag[] =>
  flags.filter((flag) => flag === 'asks')

const contentOf = (coded: CodedAnswer, isReply: boolean) => ({
  salient: coded.salient,
  followUp: coded.followUp,
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

type TextToRead = {
  text: string
  kind: AnswerToCode['kind']
  coded: CodedAnswer
  /** Of the question. */
  language: Coding['language']
  isForm: boolean
  isByModel: boolean
}

/** What the text says in so many words: that the respondent wants to stop, or is well and continues. */
function readWishes(
  { purpose, options }: QuestionView,
  read: TextToRead,
): { intent: Coding['intent']; isStopping: boolean } {
  const { text, kind, coded, language } = read
  // A message without choices is replied to like any question.
  if (purpose !== 'support' || options.length === 0)
    return { intent: coded.intent, isStopping: hasWishToStop(read) }
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
function hasWishToStop({ text, kind, coded, isForm, isByModel }: TextToRead): boolean {
  if (kind !== 'open' || isForm) return false
  const isModelsToRead = isByModel && !isCallForHelp(coded.intent)
  return isModelsToRead ? isWishToStop(text, coded.language) : wantsToStop(text, coded.language)
}

/** What was said before the answer to a question of an interview. */
function contextOf(
  view: ConversationView,
  questionId: string,
): Pick<AnswerToCode, 'statuses' | 'earlier' | 'afterCall'> {
  if (view.started.questions) return {}
  const questions = new Map([...view.questions].filter(([id]) => id !== questionId))
  return {
    statuses: [...view.objectives].map(([objectiveId, status]) => ({ objectiveId, status })),
    earlier: exchangesIn({ ...view, questions }),
    afterCall: (['distress', 'concern'] as const).find((tier) =>
      [...questions.values()].some(({ answer }) => answer?.coding?.intent === tier),
    ),
  }
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

/** The texts of a support message's options are the product's own: no engine reads them. */
function interpretChosenReply(
  reply: SupportReply,
  language: Coding['language'],
): InterpretedAnswer {
  const intent = reply === 'stop' ? 'stop' : 'answer'
  const own = { engine: 'owner', model: 'choice', promptVersion: '1' }
  const provenance = { ...own, latencyMs: 0, tokensIn: 0, tokensOut: 0 }
  return {
    coding: { intent, evidence: [], sentiment: null, language, provenance },
    interpretation: {
      ...{ intent, flags: [], evidence: [], isMedical: false, reply, trigger: null, probes: [] },
    },
    language,
    incidents: [],
    failure: null,
    drafts: [],
  }
}
