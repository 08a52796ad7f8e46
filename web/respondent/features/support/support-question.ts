import type { Question } from '#contract/api/conversation-turns.ts'
import type { Help } from '#contract/help.ts'

export type SupportQuestion = Question & { help: Help }

/** In an interview: shows help lines. */
export const hasHelp = (question: Question): question is SupportQuestion =>
  question.help !== undefined

/** A message to a respondent who needs help, which is not among the survey's questions: its options are the choices how to continue. */
export const isSupportMessage = (question: Question | undefined): question is SupportQuestion =>
  question !== undefined &&
  hasHelp(question) &&
  question.type === 'open' &&
  question.options.length > 0
