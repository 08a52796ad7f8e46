import type { FollowUpReason } from '#contract/events/conversation-types.ts'
import { defaultSentiment, type SentimentConfig } from '#contract/survey.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { AnswerToJudge } from '#ports/ai.ts'

/** An answer that nobody can change any more: the next question was asked, or the session ended. */
export type FinalAnswer = {
  responseRef: { responseId: string; conversationId: string; surveyId: string; ownerId: string }
  input: Omit<AnswerToJudge, 'others'>
  /** What its question was about. */
  objectiveId: string | null
  /** As it was when the conversation began. */
  sentiment: SentimentConfig
  /** The feeling on which the next question follows up. */
  followUp: { reason: FollowUpReason; score: number; questionId: string } | undefined
}

type AnswerEvent = DecodedEvent<'AnswerSubmitted' | 'AnswerRevised'>

/** What an event settles: of a conversation the answer before it, of a form all that stand at its end. None of a forgotten person. */
export function finalAnswers(history: readonly DecodedEvent[], cause: DecodedEvent): FinalAnswer[] {
  const [started] = history
  if (started?.type !== 'SessionStarted') return []
  const before = history.filter(({ revision }) => revision < cause.revision)
  const answers = started.data.questions
    ? finalInForm(before, cause)
    : finalInConversation(before, cause)
  return answers.flatMap((answered) => toFinalAnswer({ history, started, answered, cause }) ?? [])
}

function finalInConversation(before: readonly DecodedEvent[], cause: DecodedEvent): AnswerEvent[] {
  if (cause.type === 'AnswerCoded') return []
  const last = before.findLast(
    (event) => event.type === 'AnswerSubmitted' || event.type === 'QuestionAsked',
  )
  // Whoever leaves a question open had the answer before it settled by that question.
  if (cause.type === 'SessionAbandoned' && last?.type === 'QuestionAsked') return []
  const answered = before.findLast((event) => event.type === 'AnswerSubmitted')
  return answered?.type === 'AnswerSubmitted' ? [answered] : []
}

/** People go back until the end. What was not read by then is settled as soon as it is. */
function finalInForm(before: readonly DecodedEvent[], cause: DecodedEvent): AnswerEvent[] {
  const latestAnswers = latestAnswersIn(before)
  const isOver = before.some(({ type }) => endEvents.has(type))
  if (cause.type === 'AnswerCoded') {
    const answered = latestAnswers.get(cause.data.questionId)
    return isOver && answered ? [answered] : []
  }
  if (!endEvents.has(cause.type)) return []
  return [...latestAnswers.values()].filter(
    (answered) => codingAfter(before, answered) !== undefined,
  )
}

const endEvents: ReadonlySet<string> = new Set(['SessionCompleted', 'SessionAbandoned'])

/** The latest answer to each question that has one. */
function latestAnswersIn(before: readonly DecodedEvent[]): Map<string, AnswerEvent> {
  const latestAnswers = new Map<string, AnswerEvent>()
  for (const event of before) {
    if (event.type === 'AnswerSubmitted' || event.type === 'AnswerRevised')
      latestAnswers.set(event.data.questionId, event)
    if (event.type === 'AnswerWithdrawn') latestAnswers.delete(event.data.questionId)
  }
  return latestAnswers
}

function toFinalAnswer({
  history,
  started,
  answered,
  cause,
}: {
  history: readonly DecodedEvent[]
  started: DecodedEvent<'SessionStarted'>
  answered: AnswerEvent
  cause: DecodedEvent
}): FinalAnswer | undefined {
  const { text: answer, questionId, responseId, kind } = answered.data
  const asked = history.find(
    (event) => event.type === 'QuestionAsked' && event.data.questionId === questionId,
  )
  if (asked?.type !== 'QuestionAsked' || answer === null) return undefined
  const { ownerId, surveyId, goal, objectives, language, sentiment, questions } = started.data
  const { intent, language: spoken, score } = codingOf(history, answered)
  const previousEvent = questions ? previousActionOf(history, answered) : asked
  return {
    responseRef: { responseId, conversationId: cause.id, surveyId, ownerId },
    objectiveId: asked.data.objectiveId,
    sentiment: sentiment ?? defaultSentiment,
    followUp: followUpIn(cause, score),
    input: {
      goal,
      objectives,
      intent,
      language: spoken ?? language,
      question: asked.data.text ?? '',
      answer,
      kind,
      elapsedMs: answered.data.elapsedMs ?? elapsedBetween(previousEvent, answered),
    },
  }
}

/** What the person did before: in a form, an answer takes the time since then. */
function previousActionOf(history: readonly DecodedEvent[], answered: AnswerEvent): DecodedEvent {
  const did = new Set(['SessionStarted', 'AnswerSubmitted', 'AnswerRevised', 'AnswerWithdrawn'])
  return (
    history.findLast(({ type, revision }) => revision < answered.revision && did.has(type)) ??
    answered
  )
}

/** How the interviewer read the answer; where it never did, as a plain answer in the survey's language. */
function codingOf(history: readonly DecodedEvent[], answered: AnswerEvent) {
  const coded = codingAfter(history, answered)
  if (!coded) return { intent: 'answer' as const, score: 0 }
  const { intent, language, sentiment } = coded.data
  return { intent, language, score: sentiment?.score ?? 0 }
}

/** The reading of this very answer, not of one that it took the place of. */
function codingAfter(
  history: readonly DecodedEvent[],
  { revision, data }: AnswerEvent,
): DecodedEvent<'AnswerCoded'> | undefined {
  const coded = history.find(
    (event) =>
      event.type === 'AnswerCoded' &&
      event.data.questionId === data.questionId &&
      event.revision > revision,
  )
  return coded?.type === 'AnswerCoded' ? coded : undefined
}

function followUpIn(cause: DecodedEvent, score: number): FinalAnswer['followUp'] {
  if (cause.type !== 'QuestionAsked' || !cause.data.trigger) return undefined
  const { trigger: reason, questionId } = cause.data
  return { reason, score, questionId }
}

function elapsedBetween(asked: DecodedEvent, answered: DecodedEvent): number {
  return Math.max(0, Date.parse(answered.at) - Date.parse(asked.at))
}
