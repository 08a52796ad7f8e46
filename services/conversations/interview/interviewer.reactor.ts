import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import type { ReactorContext, Reactor } from '#kernel/reactors/reactor.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { NextStep } from '../conversation.decider.ts'
import { defaultIdleTimeoutMs } from './engines.ts'
import { makeQuestion, type MakeQuestionDeps } from './wording/make-question.ts'
import { interpretAnswer } from './interpret-answer.ts'
import { deciderOf } from '../sessions/session-address.ts'
import { interpretFormAnswer } from '../forms/interpret-form-answer.ts'
import { foldConversation, isCoded, startOf, transcriptUpTo } from './transcript.ts'
import { planOpening, decideTurn, type PlannedQuestion } from './turn.policy.ts'

export type InterviewerDeps = MakeQuestionDeps

/** Asks the first question when a session starts, and after each answer reads it and asks the next, or ends. Of a form it only reads. */
export function interviewer(deps: InterviewerDeps): Reactor {
  const { idleTimeoutMs = defaultIdleTimeoutMs } = deps
  return {
    name: 'interviewer',
    categories: ['conversation', 'preview'],
    concurrency: 16,
    // One call reads, and two word.
    timeoutMs: 3 * idleTimeoutMs + 10_000,
    on: {
      SessionStarted: (event, context) => askFirstQuestion(deps, event, context),
      AnswerSubmitted: (event, context) => handleAnswer(deps, event, context),
      AnswerRevised: (event, context) => interpretFormAnswer(deps, event, context),
    },
  }
}

async function askFirstQuestion(
  deps: InterviewerDeps,
  event: DecodedEvent<'SessionStarted'>,
  context: ReactorContext,
) {
  const transcript = await context.readHistory()
  const state = foldConversation(transcript)
  if (state.form || state.askedQuestions.length > 0 || state.stage !== 'running') return
  const { id } = event
  const { language } = state
  const wanted = { id, ask: planOpening(state), after: null, language, signal: context.signal }
  const made = await makeQuestion(deps, transcript, wanted)
  await context.execute(deciderOf(event.stream), id, { type: 'AskQuestion', number: 1, ...made })
}

async function handleAnswer(
  deps: InterviewerDeps,
  event: DecodedEvent<'AnswerSubmitted'>,
  context: ReactorContext,
) {
  const { id, data } = event
  const { signal } = context
  const transcript = await context.readHistory()
  if (startOf(transcript).questions) return interpretFormAnswer(deps, event, context)
  // Forgotten meanwhile: there is nothing to read, and nobody to ask.
  if (data.text === null || isCoded(transcript, data.questionId)) return
  const known = transcriptUpTo(transcript, event)
  const answer = { ...data, text: data.text }
  const { coding, interpretation, incidents, language, failure } = await interpretAnswer(
    deps,
    known,
    answer,
    signal,
  )
  const { objectives, next } = decideTurn(foldConversation(known), interpretation)
  const ask = async (wanted: PlannedQuestion): Promise<NextStep> => {
    const unavailableReason = failure && unavailableReasons.has(failure) ? failure : null
    const after = coding.intent
    const asking = { id, ask: wanted, after, language, failure: unavailableReason, signal }
    return { kind: 'ask', ...(await makeQuestion(deps, known, asking)) }
  }
  await context.execute(deciderOf(event.stream), id, {
    type: 'TakeTurn',
    number: data.number,
    coding,
    incidents,
    objectives,
    next: next.kind === 'ask' ? await ask(next) : next,
  })
}

/** Who could not read the answer for these reasons will hardly word the question: nobody is kept waiting twice. */
const unavailableReasons: ReadonlySet<AiFailureReason> = new Set([
  'timeout',
  'unavailable',
  'rate-limited',
  'circuit-open',
])
