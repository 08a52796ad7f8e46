// Ids of questions and responses. They derive from the conversation's id, so a retry creates the same ones.
import { limits } from '#contract/limits.ts'
import { derivedId } from '#kernel/ids.ts'

export const questionIdOf = (conversationId: string, number: number) =>
  derivedId('question', conversationId, number)

/** Whether the interviewer gives this id to one of the conversation's questions. Reads nothing. */
export function isInterviewQuestionId(conversationId: string, questionId: string): boolean {
  for (let number = 1; number <= limits.questions.max + limits.support.maxMessagesByModel; number++)
    if (questionIdOf(conversationId, number) === questionId) return true
  return false
}

/** `surveyQuestionId`: as the survey names the form's question. */
export const formQuestionIdOf = (conversationId: string, surveyQuestionId: string) =>
  derivedId('form-question', conversationId, surveyQuestionId)

export const responseIdOf = (conversationId: string, questionId: string) =>
  derivedId('response', conversationId, questionId)
