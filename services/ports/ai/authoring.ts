// Proposing fixed questions.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { WithProvenance } from './common.ts'

/** Fixed questions for a survey, in the survey's language. */
export type QuestionsRequest = {
  goal: string
  title: string
  language: SurveyLanguage
  /** Maximum number of questions. */
  count: number
  /** Texts of questions that the owner has seen: others are proposed. */
  alreadyProposed?: readonly string[] | undefined
}

export type ProposedQuestions = WithProvenance<{ questions: Omit<SurveyQuestion, 'id'>[] }>
