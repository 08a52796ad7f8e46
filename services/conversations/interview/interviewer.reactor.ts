import type { ReactorContext, Reactor } from '#kernel/reactors/reactor.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { eventsUpTo, type ConversationView } from '#projections/conversations/conversation-view.ts'
import { describesChildInDanger } from '../help/child-danger.policy.ts'
import { textsIn, type HelpDeps } from '../help/compose-help.ts'
import { expectedMs, waitLimitsOf } from './engines.ts'
import { makeQuestion, type MakeQuestionDeps } from './wording/make-question.ts'
import { interpretAnswer, type InterpretedAnswer } from './interpret-answer.ts'
import { makeNext, type TurnContext } from './make-next.ts'
import { planCandidates } from './question-candidates.ts'
import { deciderOf } from '../sessions/session-address.ts'
import { prepareNext } from './prepare-next.ts'
import { fitWords } from './fit-words.ts'
import { recordLateReading } from './record-late-reading.ts'
import { readRatingComment } from './read-rating-comment.ts'
import { interpretFormAnswer } from '../forms/interpret-form-answer.ts'
import { progressOf, viewOf, withReading } from './transcript.ts'
import { makeNextStep, maxAvoided, type MadeTurn } from './avoided-objectives.ts'
import { countAnswer, decideTurn, planOpening } from './turn.policy.ts'
import { waitForWording } from './turn-wait.policy.ts'
import { deferAnswered } from './wording/already-answered.policy.ts'
import type { WordsAhead } from './wording/words-ahead.ts'
import type { Interpretation, Progress } from './turn-state.ts'

export type InterviewerDeps = MakeQuestionDeps &
  HelpDeps & {
    /** Absent: questions are worded when they are due. */
    wordsAhead?: WordsAhead | undefined
  }

/** Asks the first question of a session; interprets each answer and asks the next question or completes. In a form it only interprets. */
export function interviewer(deps: InterviewerDeps): Reactor {
  const { usualMs, longestMs } = waitLimitsOf(deps)
  return {
    name: 'interviewer',
    categories: ['conversation', 'preview'],
    concurrency: 16,
    // One call to code the answer, two to word each question; all but the last may be avoided.
    timeoutMs:
      Math.max(usualMs, longestMs) + (maxAvoided + 1) * Math.max(2 * usualMs, longestMs) + 10_000,
    on: {
      SessionStarted: (event, context) => askFirstQuestion(deps, event, context),
      AnswerSubmitted: (event, context) => handleAnswer(deps, event, context),
      AnswerRevised: (event, context) => interpretFormAnswer(deps, event, context),
      SessionRated: (event, context) => readRatingComment(deps, event, context),
    },
  }
}

async function askFirstQuestion(
  deps: InterviewerDeps,
  event: DecodedEvent<'SessionStarted'>,
  context: ReactorContext,
) {
  const view = viewOf(await context.readHistory())
  if (view.started.questions || view.questions.size > 0 || view.stage !== 'running') return
  const { id } = event
  const { language } = view.started
  const ask = planOpening(progressOf(view))
  const request = { id, ask, after: null, language, signal: context.signal }
  const { question, incidents } = await makeQuestion(deps, view, request)
  if (!question) throw new Error('there is nothing to avoid before the first answer')
  const first = { type: 'AskQuestion', number: 1, question, incidents } as const
  await context.execute(deciderOf(event.stream), id, first)
  await afterTurn(deps, context, undefined)
}

async function handleAnswer(
  deps: InterviewerDeps,
  event: DecodedEvent<'AnswerSubmitted'>,
  context: ReactorContext,
) {
  const startedAt = performance.now()
  const { id, data } = event
  const history = await context.readHistory()
  const view = viewOf(history)
  if (view.started.questions) return interpretFormAnswer(deps, event, context)
  // The text is null after an erasure; an answer that is coded was handled before.
  if (data.text === null || view.questions.get(data.questionId)?.answer?.coding) return
  const viewBefore = viewOf(eventsUpTo(history, event))
  const ahead = deps.wordsAhead?.take(id)
  const answer = { ...data, text: data.text }
  const { signal } = context
  const interpreted = await readAnswer(deps, viewBefore, { answer, signal })
  const viewWithCoding = withReading(viewBefore, data.questionId, interpreted.coding)
  const turn = { id, answer, viewBefore, viewWithCoding, interpreted, ahead, startedAt, signal }
  const made = await makeTurn(deps, turn)
  await recordTurn(event, context, { interpreted, made })
  const { readLate } = interpreted
  const recording = readLate && recordLateReading(event, viewBefore, { readLate, context })
  await afterTurn(deps, context, recording)
}

/** Interprets the answer; an engine that is fast also words what may follow it. */
async function readAnswer(
  deps: InterviewerDeps,
  viewBefore: ConversationView,
  { answer, signal }: Pick<TurnContext, 'answer' | 'signal'>,
): Promise<InterpretedAnswer> {
  const interpreted = await interpretAnswer(deps, viewBefore, answer, {
    signal,
    candidatesFor: (byRules, read) => {
      const asked = viewBefore.questions.get(answer.questionId)
      const { ai, helpLines } = deps
      const options = { byRules, read, engine: ai.engine, helpLines }
      return asked ? planCandidates(viewBefore, asked, options) : []
    },
  })
  const { interpretation, language } = interpreted
  const words = fitWords(viewBefore, interpretation, language)
  return { ...interpreted, interpretation: { ...interpretation, ...words } }
}

/** Decides what is next, and makes it. */
function makeTurn(deps: InterviewerDeps, turn: TurnContext): Promise<MadeTurn> {
  const { progress, interpretation } = planTurn(deps, turn)
  const hasTime = () => {
    const elapsedMs = performance.now() - turn.startedAt
    return waitForWording(expectedMs(deps.ai, 'word'), elapsedMs, waitLimitsOf(deps)) > 0
  }
  return makeNextStep(countAnswer(progress, interpretation), decideTurn(progress, interpretation), {
    hasTime,
    make: (planned) => makeNext(deps, turn, planned),
  })
}

/** What the turn policy decides by. */
function planTurn(
  deps: InterviewerDeps,
  { answer, viewBefore, viewWithCoding, interpreted }: TurnContext,
): { progress: Progress; interpretation: Interpretation } {
  const { failure, interpretation } = interpreted
  const asked = viewBefore.questions.get(answer.questionId)
  const progress = progressOf(asked?.purpose === 'support' ? viewWithCoding : viewBefore)
  return {
    // No reading of the engine says yet what the answer says.
    progress:
      failure === null ? progress : deferAnswered(progress, viewBefore.started, answer.text),
    interpretation: {
      ...interpretation,
      isGuess: failure !== null,
      isModel: deps.ai !== deps.fallback && failure === null,
      isChild: interpretation.intent === 'concern' && describesChildInDanger(textsIn(viewBefore)),
    },
  }
}

async function recordTurn(
  { id, stream, data: { number } }: DecodedEvent<'AnswerSubmitted'>,
  context: ReactorContext,
  { interpreted, made }: { interpreted: InterpretedAnswer; made: MadeTurn },
): Promise<void> {
  const { next, objectives } = made
  await context.execute(deciderOf(stream), id, {
    type: 'TakeTurn',
    ...{ number, coding: interpreted.coding, objectives, next },
    incidents: [...interpreted.incidents, ...made.incidents],
  })
}

/** What runs while the respondent reads and types. */
async function afterTurn(
  deps: InterviewerDeps,
  context: ReactorContext,
  recording: Promise<void> | undefined,
): Promise<void> {
  const prepare = async () => {
    if (deps.wordsAhead) prepareNext(deps, viewOf(await context.readHistory()))
  }
  if (recording) deps.lateReadings?.follow(recording.then(prepare))
  await prepare()
}
