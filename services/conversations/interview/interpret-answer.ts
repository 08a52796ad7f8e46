import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { must } from '#kernel/problem.ts'
import type { AnswerToCode, CodedAnswer } from '#ports/ai/interview.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import type { Incident } from '../conversation.decider.ts'
import { identifiedBy } from './wording/question-brief.ts'
import { numbersToCall } from '../help/compose-help.ts'
import type { HelpLines } from '../help/help-lines.ts'
import {
  codeAnswer,
  raisedForAffirmation,
  raisedForChild,
  sureByRest,
  type Candidate,
  type Draft,
} from './code-answer.ts'
import { fallbackIncident, type Engines } from './engines.ts'
import { readCoding, type ReadAnswer } from './read-coding.ts'
import { chosenReply, type SupportReply } from './support-reply.policy.ts'
import { isOver } from './question-plan.policy.ts'
import { withoutSupport } from './support.policy.ts'
import { exchangesIn, progressOf } from './transcript.ts'

export type InterpretedAnswer = ReadAnswer & {
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
  engines: Engines & { helpLines?: Pick<HelpLines, 'linesFor'> },
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
    ...factsOf(view, engines.helpLines),
    ...contextOf(view, questionId),
    ...(isReply && { repliesToHelp: true }),
    ...(isOver(withoutSupport(progressOf(view))) && { isLast: true }),
  }
  const readAs = (isByModel: boolean) => (coded: CodedAnswer) =>
    readCoding(view, asked, {
      coded: raisedForAffirmation(raisedForChild(coded, text, { isByModel }), input, { isByModel }),
      ...{ text, kind, isByModel },
    })
  const read = (coded: CodedAnswer) =>
    readAs(coded.provenance.engine !== engines.fallback.engine)(coded)
  const { coded, failure, drafts, late } = await codeAnswer(engines, input, {
    signal,
    candidatesFor: isReply
      ? undefined
      : candidatesFor && ((byRules) => candidatesFor(byRules, readAs(true))),
  })
  return {
    ...read(await sureByRest(coded, input, { ...engines, signal })),
    incidents: failure
      ? [fallbackIncident(engines, { number, step: 'code', reason: failure })]
      : [],
    failure,
    drafts,
    ...(late && !isReply && { readLate: async () => read(await late) }),
  }
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

/** What a model may say of the conversation itself, and of where help is. */
function factsOf(
  { started }: ConversationView,
  helpLines: Pick<HelpLines, 'linesFor'> | undefined,
): Pick<AnswerToCode, 'facts'> {
  if (started.questions) return {}
  return { facts: { identifiedBy: identifiedBy(started), ...numbersToCall(started, helpLines) } }
}

/** The texts of a support message's options are the product's own: no engine reads them. */
function interpretChosenReply(reply: SupportReply, language: SurveyLanguage): InterpretedAnswer {
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
