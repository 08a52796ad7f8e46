import type { Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { transientAiFailures } from '#ports/transient-ai-failures.ts'
import type { ReactorContext, Reactor } from '#kernel/reactors/reactor.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { eventsUpTo, type ConversationView } from '#projections/conversations/conversation-view.ts'
import type { NextStep } from '../conversation.decider.ts'
import { describesChildInDanger } from '../help/child-danger.policy.ts'
import { textsIn, type HelpDeps } from '../help/compose-help.ts'
import { expectedMs, waitLimitsOf } from './engines.ts'
import { makeQuestion, type MakeQuestionDeps } from './wording/make-question.ts'
import { interpretAnswer } from './interpret-answer.ts'
import { planCandidates } from './question-candidates.ts'
import { deciderOf } from '../sessions/session-address.ts'
import { prepareNext } from './prepare-next.ts'
import { prefaceOf } from './question-preface.ts'
import { recordLateReading } from './record-late-reading.ts'
import { readRatingComment } from './read-rating-comment.ts'
import { interpretFormAnswer } from '../forms/interpret-form-answer.ts'
import { callsIn, progressOf, viewOf, withReading } from './transcript.ts'
import { makeNextStep, maxAvoided, type AvoidedStep } from './avoided-objectives.ts'
import { makePauseMessage } from './make-pause-message.ts'
import { makeSupportMessage } from './make-support-message.ts'
import { countAnswer, decideTurn, planOpening } from './turn.policy.ts'
import { waitForWording } from './turn-wait.policy.ts'
import { detectLanguage } from './answer-language.policy.ts'
import { checkPartialWording } from './wording/question-guard.policy.ts'
import { deferAnswered } from './wording/already-answered.policy.ts'
import type { WordsAhead } from './wording/words-ahead.ts'
import type { Interpretation, PlannedQuestion, PlannedSupport, Turn } from './turn-state.ts'

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
  const { id, data } = event
  const { signal } = context
  const turnStartedAt = performance.now()
  const history = await context.readHistory()
  const view = viewOf(history)
  if (view.started.questions) return interpretFormAnswer(deps, event, context)
  // The text is null after an erasure; an answer that is coded was handled before.
  if (data.text === null || view.questions.get(data.questionId)?.answer?.coding) return
  const known = viewOf(eventsUpTo(history, event))
  const answer = { ...data, text: data.text }
  const asked = known.questions.get(data.questionId)
  const ahead = deps.wordsAhead?.take(id)
  const candidateDeps = { engine: deps.ai.engine, helpLines: deps.helpLines }
  const { coding, interpretation, incidents, language, failure, drafts, readLate } =
    await interpretAnswer(deps, known, answer, {
      signal,
      candidatesFor: (byRules, read) =>
        asked ? planCandidates(known, asked, { byRules, read, ...candidateDeps }) : [],
    })
  const seen = withReading(known, data.questionId, coding)
  const progress = progressOf(asked?.purpose === 'support' ? seen : known)
  // No reading of the engine says yet what the answer tells.
  const state = failure === null ? progress : deferAnswered(progress, known.started, data.text)
  const words = ownWords(known, interpretation, language)
  const read: Interpretation = {
    ...interpretation,
    isGuess: failure !== null,
    isModel: deps.ai !== deps.fallback && failure === null,
    isChild: describesChildInDanger(textsIn(known)),
    ...words,
  }
  // After a transient failure the engine does not word the question either: the respondent waits for one timeout, not two.
  const unavailableReason = failure && transientAiFailures.has(failure) ? failure : null
  const makeNext = async (
    planned: PlannedQuestion,
    statusChanges: Turn['objectives'],
  ): Promise<NextStep | AvoidedStep> => {
    // What the rules chose to come back to is not quoted in the place of the engine.
    const isGuess = failure !== null && !planned.returnsTo
    const ask = isGuess ? { ...planned, about: null } : planned
    if (ask.isPause)
      return {
        kind: 'ask',
        question: await makePauseMessage(deps, known, ask, language),
        incidents: [],
      }
    const { flags } = coding
    const wording = {
      ...{ id, ask, language, flags, failure: unavailableReason, signal },
      ...{ coverage: interpretation.coverage },
      ...{ statusChanges, drafts, turnStartedAt, isLate: readLate !== undefined },
      ...(isPlain(coding) && { ahead }),
    }
    const condolence = await condolenceOf(deps, known, { interpretation, language })
    const request = ask.isResumption
      ? {
          ...{ ...wording, after: null, flags: requestsIn(known, interpretation), drafts: [] },
          ...(await prefaceOf(deps, known, { ask, intent: coding.intent, language, condolence })),
        }
      : { ...wording, after: coding.intent, condolence }
    const made = await makeQuestion(deps, seen, request)
    return made.question
      ? { kind: 'ask', question: made.question, incidents: made.incidents }
      : { kind: 'avoided', incidents: made.incidents }
  }
  const makeSupport = async (message: PlannedSupport): Promise<NextStep> => {
    const replied = { language, text: data.text ?? '', provenance: coding.provenance }
    return { kind: 'ask', question: await makeSupportMessage(deps, seen, message, replied) }
  }
  const { next, objectives, ...avoided } = await makeNextStep(
    countAnswer(state, read),
    decideTurn(state, read),
    {
      hasTime: () =>
        waitForWording(
          expectedMs(deps.ai, 'word'),
          performance.now() - turnStartedAt,
          waitLimitsOf(deps),
        ) > 0,
      make: async (turn) =>
        turn.next.kind === 'ask'
          ? makeNext(turn.next, turn.objectives)
          : turn.next.kind === 'support'
            ? makeSupport(turn.next)
            : { ...turn.next, farewell: words.farewell },
    },
  )
  await context.execute(deciderOf(event.stream), id, {
    type: 'TakeTurn',
    ...{ number: data.number, coding, objectives, next },
    incidents: [...incidents, ...avoided.incidents],
  })
  await afterTurn(deps, context, readLate && recordLateReading(event, known, { readLate, context }))
}

/** What a model says itself: in the language of the interview; at its end, about nothing that it keeps away from. */
function ownWords(
  view: ConversationView,
  { care, farewell }: Interpretation,
  language: SurveyLanguage,
): Pick<Interpretation, 'care' | 'farewell'> {
  const { goal } = view.started
  const nothing = { kinds: [], previousQuestions: [], allowedTexts: [], objectiveIds: [] }
  const isFit = (text: string, avoid: readonly string[]) =>
    checkPartialWording(text, { language, goal, ...nothing, avoid }) === undefined &&
    (detectLanguage(text) ?? language) === language
  const calls = callsIn(view).map(({ text }) => text)
  return {
    care: care && isFit(care, []) ? care : undefined,
    farewell: farewell && isFit(farewell, calls) ? farewell : undefined,
  }
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

/** Nothing in the answer asks for a reply before the next question. */
const isPlain = ({ intent, flags = [] }: { intent: Intent; flags?: readonly string[] }) =>
  intent === 'answer' && flags.every((flag) => flag === 'greets')

/** What a reply to a message asks besides; the message replies to an answer that called for help. */
const requestsIn = ({ questions }: ConversationView, { flags = [] }: Interpretation) =>
  [...questions.values()].at(-1)?.purpose === 'support' ? flags.filter((f) => f === 'asks') : []

/** For a loss that the answer speaks of; the first time it says that one may stop. */
async function condolenceOf(
  { support }: HelpDeps,
  view: ConversationView,
  {
    interpretation: { condolence },
    language,
  }: { interpretation: Interpretation; language: SurveyLanguage },
): Promise<string | undefined> {
  if (!condolence) return undefined
  const answers = [...view.questions.values()].map(({ answer }) => answer)
  const isFirst = !answers.some((each) => each?.coding?.flags?.includes('loss'))
  return isFirst ? `${condolence} ${await support.mayStop(language)}`.trim() : condolence
}
