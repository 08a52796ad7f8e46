import type { Question } from '#contract/api/conversation-turns.ts'
import type { Help } from '#contract/help.ts'

export type SupportQuestion = Question & { help: Help }

/** In an interview: a message to a respondent who needs help, which is not among the survey's questions. */
export const isSupportMessage = (question: Question | undefined): question is SupportQuestion =>
  question?.help !== undefined
