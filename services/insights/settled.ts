import type { FollowUpReason } from '#contract/events/conversations.ts'
import { defaultSentiment, type SentimentConfig } from '#contract/survey.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { AnswerToJudge } from '#ports/ai.ts'

/** An answer that nobody can change any more: the next question was asked, or the conversation ended. */
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

/** The last answer before an event; undefined when there is none, or its person was forgotten. */
export function settledBy(history: readonly Heard[], cause: Heard): Settled | undefined {
  const before = history.filter(({ revision }) => revision < cause.revision)
  const started = before.find((event) => event.type === 'SessionStarted')
  const answered = before.findLast((event) => event.type === 'AnswerSubmitted')
  if (started?.type !== 'SessionStarted' || answered?.type !== 'AnswerSubmitted') return undefined
  const { text: answer, questionId, responseId, kind } = answered.data
  const asked = before.find(
    (event) => event.type === 'QuestionAsked' && event.data.questionId === questionId,
  )
  if (asked?.type !== 'QuestionAsked' || answer === null) return undefined
  const { ownerId, surveyId, goal, objectives, language, sentiment } = started.data
  const { intent, language: spoken, score } = codingOf(history, questionId)
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
      elapsedMs: answered.data.elapsedMs ?? elapsedBetween(asked, answered),
    },
  }
}

/** How the interviewer read the answer; where it never did, as a plain answer in the survey's language. */
function codingOf(history: readonly Heard[], questionId: string) {
  const coded = history.find(
    (event) => event.type === 'AnswerCoded' && event.data.questionId === questionId,
  )
  if (coded?.type !== 'AnswerCoded') return { intent: 'answer' as const, score: 0 }
  const { intent, language, sentiment } = coded.data
  return { intent, language, score: sentiment?.score ?? 0 }
}

function followUpIn(cause: Heard, score: number): Settled['followUp'] {
  if (cause.type !== 'QuestionAsked' || !cause.data.trigger) return undefined
  const { trigger: reason, questionId } = cause.data
  return { reason, score, questionId }
}

function elapsedBetween(asked: Heard, answered: Heard): number {
  return Math.max(0, Date.parse(answered.at) - Date.parse(asked.at))
}
