import type { FollowUpReason } from '#contract/events/conversation-terms.ts'
import { defaultSentiment, type SentimentConfig } from '#contract/survey.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { AnswerToJudge } from '#ports/ai.ts'

/** An answer that nobody can change any more: the next question was asked, or the session ended. */
export type Settled = {
  of: { responseId: string; conversationId: string; surveyId: string; ownerId: string }
  input: Omit<AnswerToJudge, 'others'>
  /** What its question was about. */
  objectiveId: string | null
  /** As it was when the conversation began. */
  sentiment: SentimentConfig
  /** The feeling on which the next question follows up. */
  followUp: { reason: FollowUpReason; score: number; questionId: string } | undefined
}

type Answered = Heard<'AnswerSubmitted' | 'AnswerRevised'>

/** What an event settles: of a conversation the answer before it, of a form all that stand at its end. None of a forgotten person. */
export function settledBy(history: readonly Heard[], cause: Heard): Settled[] {
  const [started] = history
  if (started?.type !== 'SessionStarted') return []
  const before = history.filter(({ revision }) => revision < cause.revision)
  const answers = started.data.questions
    ? settledInForm(before, cause)
    : settledInConversation(before, cause)
  return answers.flatMap((answered) => settledAs({ history, started, answered, cause }) ?? [])
}

function settledInConversation(before: readonly Heard[], cause: Heard): Answered[] {
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
function settledInForm(before: readonly Heard[], cause: Heard): Answered[] {
  const standing = standingIn(before)
  const isOver = before.some(({ type }) => ends.has(type))
  if (cause.type === 'AnswerCoded') {
    const answered = standing.get(cause.data.questionId)
    return isOver && answered ? [answered] : []
  }
  if (!ends.has(cause.type)) return []
  return [...standing.values()].filter((answered) => codingAfter(before, answered) !== undefined)
}

const ends: ReadonlySet<string> = new Set(['SessionCompleted', 'SessionAbandoned'])

/** The latest answer to each question that has one. */
function standingIn(before: readonly Heard[]): Map<string, Answered> {
  const standing = new Map<string, Answered>()
  for (const event of before) {
    if (event.type === 'AnswerSubmitted' || event.type === 'AnswerRevised')
      standing.set(event.data.questionId, event)
    if (event.type === 'AnswerWithdrawn') standing.delete(event.data.questionId)
  }
  return standing
}

function settledAs({
  history,
  started,
  answered,
  cause,
}: {
  history: readonly Heard[]
  started: Heard<'SessionStarted'>
  answered: Answered
  cause: Heard
}): Settled | undefined {
  const { text: answer, questionId, responseId, kind } = answered.data
  const asked = history.find(
    (event) => event.type === 'QuestionAsked' && event.data.questionId === questionId,
  )
  if (asked?.type !== 'QuestionAsked' || answer === null) return undefined
  const { ownerId, surveyId, goal, objectives, language, sentiment, questions } = started.data
  const { intent, language: spoken, score } = codingOf(history, answered)
  const shown = questions ? beforeAnswer(history, answered) : asked
  return {
    of: { responseId, conversationId: cause.id, surveyId, ownerId },
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
      elapsedMs: answered.data.elapsedMs ?? elapsedBetween(shown, answered),
    },
  }
}

/** What the person did before: in a form, an answer takes the time since then. */
function beforeAnswer(history: readonly Heard[], answered: Answered): Heard {
  const did = new Set(['SessionStarted', 'AnswerSubmitted', 'AnswerRevised', 'AnswerWithdrawn'])
  return (
    history.findLast(({ type, revision }) => revision < answered.revision && did.has(type)) ??
    answered
  )
}

/** How the interviewer read the answer; where it never did, as a plain answer in the survey's language. */
function codingOf(history: readonly Heard[], answered: Answered) {
  const coded = codingAfter(history, answered)
  if (!coded) return { intent: 'answer' as const, score: 0 }
  const { intent, language, sentiment } = coded.data
  return { intent, language, score: sentiment?.score ?? 0 }
}

/** The reading of this very answer, not of one that it took the place of. */
function codingAfter(
  history: readonly Heard[],
  { revision, data }: Answered,
): Heard<'AnswerCoded'> | undefined {
  const coded = history.find(
    (event) =>
      event.type === 'AnswerCoded' &&
      event.data.questionId === data.questionId &&
      event.revision > revision,
  )
  return coded?.type === 'AnswerCoded' ? coded : undefined
}

function followUpIn(cause: Heard, score: number): Settled['followUp'] {
  if (cause.type !== 'QuestionAsked' || !cause.data.trigger) return undefined
  const { trigger: reason, questionId } = cause.data
  return { reason, score, questionId }
}

function elapsedBetween(asked: Heard, answered: Heard): number {
  return Math.max(0, Date.parse(answered.at) - Date.parse(asked.at))
}
