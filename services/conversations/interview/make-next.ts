// Makes what the turn policy planned: a question, a message to a respondent who needs help, or the end.
import { isCallForHelp, type Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { transientAiFailures } from '#ports/transient-ai-failures.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import type { NextStep } from '../conversation.decider.ts'
import type { HelpDeps } from '../help/compose-help.ts'
import type { AvoidedStep } from './avoided-objectives.ts'
import type { AnswerToInterpret, InterpretedAnswer } from './interpret-answer.ts'
import { makePauseMessage } from './make-pause-message.ts'
import { makeSupportMessage } from './make-support-message.ts'
import { prefaceOf } from './question-preface.ts'
import type { Interpretation, PlannedQuestion, Turn } from './turn-state.ts'
import { makeQuestion, type MakeQuestionDeps } from './wording/make-question.ts'
import type { AheadDraft } from './wording/words-ahead.ts'

/** One turn of a conversation: the answer, and how it was read. */
export type TurnContext = {
  /** The conversation's id. */
  id: string
  answer: AnswerToInterpret
  /** The view without the coding of the answer. */
  viewBefore: ConversationView
  /** The view in which the answer, if it calls for help or replies to a message, is coded. */
  viewWithCoding: ConversationView
  interpreted: InterpretedAnswer
  /** What the engine worded before the answer came. */
  ahead: AheadDraft | undefined
  /** By `performance.now`. */
  startedAt: number
  signal: AbortSignal
}

type MakeNextDeps = MakeQuestionDeps & HelpDeps

export async function makeNext(
  deps: MakeNextDeps,
  turn: TurnContext,
  { next, objectives }: Turn,
): Promise<NextStep | AvoidedStep> {
  const { viewWithCoding, interpreted, answer } = turn
  const { coding, language, interpretation } = interpreted
  switch (next.kind) {
    case 'ask':
      return makePlannedQuestion(deps, turn, { planned: next, statusChanges: objectives })
    case 'support': {
      const replied = { language, text: answer.text, provenance: coding.provenance }
      const question = await makeSupportMessage(deps, viewWithCoding, next, replied)
      return { kind: 'ask', question }
    }
    case 'complete':
      return { ...next, farewell: interpretation.farewell }
  }
}

type QuestionToMake = { planned: PlannedQuestion; statusChanges: Turn['objectives'] }

async function makePlannedQuestion(
  deps: MakeNextDeps,
  turn: TurnContext,
  { planned, statusChanges }: QuestionToMake,
): Promise<NextStep | AvoidedStep> {
  const { viewBefore, viewWithCoding, interpreted } = turn
  const { failure, language } = interpreted
  // What the rules chose to come back to is not quoted in the place of the engine.
  const isGuess = failure !== null && !planned.returnsTo
  const ask = isGuess ? { ...planned, about: null } : planned
  if (ask.isPause) {
    const question = await makePauseMessage(deps, viewBefore, ask, language)
    return { kind: 'ask', question, incidents: [] }
  }
  const request = await requestFor(deps, turn, { planned: ask, statusChanges })
  const { question, incidents } = await makeQuestion(deps, viewWithCoding, request)
  return question ? { kind: 'ask', question, incidents } : { kind: 'avoided', incidents }
}

/** What a question after the answer needs to be worded; one that resumes refers to nothing that was said. */
async function requestFor(
  deps: MakeNextDeps,
  { id, viewBefore, interpreted, ahead, startedAt, signal }: TurnContext,
  { planned: ask, statusChanges }: QuestionToMake,
) {
  const { coding, interpretation, language, failure, drafts, readLate } = interpreted
  const { intent, flags } = coding
  const wording = {
    ...{ id, ask, language, flags, signal, statusChanges, drafts },
    // After a transient failure the engine does not word the question either: the respondent waits for one timeout, not two.
    failure: failure && transientAiFailures.has(failure) ? failure : null,
    coverage: interpretation.coverage,
    ...{ turnStartedAt: startedAt, isLate: readLate !== undefined },
    ...(isPlain(coding) && { ahead }),
  }
  const condolence = await condolenceOf(deps, viewBefore, { interpretation, language })
  if (!ask.isResumption) return { ...wording, after: intent, condolence }
  return {
    ...{ ...wording, after: null, flags: requestsIn(viewBefore, interpretation), drafts: [] },
    ...(await prefaceOf(deps, viewBefore, { ask, intent, language, condolence })),
  }
}

/** Nothing in the answer asks for a reply before the next question. */
const isPlain = ({ intent, flags = [] }: { intent: Intent; flags?: readonly string[] }) =>
  intent === 'answer' && flags.every((flag) => flag === 'greets')

/** What a reply to a message asks besides, or a call for help that no message follows. */
const requestsIn = ({ questions }: ConversationView, { intent, flags = [] }: Interpretation) =>
  isCallForHelp(intent) || [...questions.values()].at(-1)?.purpose === 'support'
    ? flags.filter((flag) => flag === 'asks')
    : []

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
