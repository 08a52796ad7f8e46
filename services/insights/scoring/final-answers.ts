import { isCallForHelp, type FollowUpReason } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { defaultSentiment, type SentimentConfig } from '#contract/survey.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { AnswerToJudge } from '#ports/ai/assessment.ts'
import {
  buildConversationView,
  type ConversationView,
  type QuestionView,
} from '#projections/conversations/conversation-view.ts'

/** An answer that can no longer change: the next question was asked, or the session ended. */
export type FinalAnswer = {
  responseRef: { responseId: string; conversationId: string; surveyId: string; ownerId: string }
  input: Omit<AnswerToJudge, 'others' | 'own' | 'ownerLanguage'>
  surveyLanguage: SurveyLanguage
  /** What the sentiment settings of the question are named by: its objective, or its id in a form. */
  settingsId: string | null
  /** As configured when the conversation started. */
  sentiment: SentimentConfig
  /** Set where `cause` is a question that follows up on the answer's sentiment. */
  followUp: { reason: FollowUpReason; score: number; questionId: string } | undefined
}

/**
 * The answers that become final with an event: in an interview the answer before it, in a form all answers at its end.
 * Answers without text, because they were erased, are left out, and so are calls for help and replies to support messages:
 * they are neither analysed nor judged.
 */
export function finalAnswers(history: readonly DecodedEvent[], cause: DecodedEvent): FinalAnswer[] {
  const before = buildConversationView(history.filter(({ revision }) => revision < cause.revision))
  const now = buildConversationView(history)
  if (!before || !now) return []
  const final = before.started.questions
    ? finalInForm(before, cause)
    : finalInInterview(before, cause)
  return final.flatMap(({ questionId }) => toFinalAnswer(now, questionId, cause) ?? [])
}

function finalInInterview({ questions }: ConversationView, cause: DecodedEvent): QuestionView[] {
  if (cause.type === 'AnswerCoded') return []
  const asked = [...questions.values()]
  // The answer before an open question became final when that question was asked.
  if (cause.type === 'SessionAbandoned' && asked.at(-1)?.answer === null) return []
  const answered = asked.findLast(({ answer }) => answer !== null)
  return answered ? [answered] : []
}

/** Answers change until the end. An answer that is coded after the end becomes final then. */
function finalInForm({ questions, stage }: ConversationView, cause: DecodedEvent): QuestionView[] {
  if (cause.type === 'AnswerCoded') {
    const question = questions.get(cause.data.questionId)
    return stage !== 'running' && question?.answer ? [question] : []
  }
  if (cause.type !== 'SessionCompleted' && cause.type !== 'SessionAbandoned') return []
  return [...questions.values()].filter(({ answer }) => answer?.coding)
}

/** An answer that was never coded counts as a plain answer in the survey's language. */
function toFinalAnswer(
  { id: conversationId, started, questions }: ConversationView,
  questionId: string,
  cause: DecodedEvent,
): FinalAnswer | undefined {
  const question = questions.get(questionId)
  const answer = question?.answer
  if (!answer || answer.text === null || !isJudged(question)) return undefined
  const { ownerId, surveyId, goal, objectives, language, sentiment } = started
  const { responseId, kind, elapsedMs, coding } = answer
  return {
    responseRef: { responseId, conversationId, surveyId, ownerId },
    surveyLanguage: language,
    settingsId: question.surveyQuestionId ?? question.objectiveId,
    sentiment: sentiment ?? defaultSentiment,
    followUp: followUpIn(cause, coding?.sentiment?.score ?? 0),
    input: {
      goal,
      objectives,
      intent: coding?.intent ?? 'answer',
      language: coding?.language ?? language,
      question: question.text ?? '',
      answer: answer.text,
      kind,
      elapsedMs,
    },
  }
}

const isJudged = ({ purpose, answer }: QuestionView): boolean =>
  purpose !== 'support' && !isCallForHelp(answer?.coding?.intent ?? null)

function followUpIn(cause: DecodedEvent, score: number): FinalAnswer['followUp'] {
  if (cause.type !== 'QuestionAsked' || !cause.data.trigger) return undefined
  const { trigger: reason, questionId } = cause.data
  return { reason, score, questionId }
}
