import type { SurveyLanguage } from './languages.ts'
import type { ProblemCode } from './problems.ts'
import type { SurveyStatus } from './survey.ts'

/** All that a respondent's page starts with. The server writes it into the HTML; the same screens read it on both sides. */
export type PublicPage = {
  lang: SurveyLanguage
  /** One language's words. */
  words: Record<string, string>
  survey?: {
    publicId: string
    title: string
    description: string
    maxQuestions: number
    /** Asked before the first question; none where the survey collects nothing. */
    requiredFields: string[]
  }
  /** Why there is no survey to answer. */
  trouble?: { code: ProblemCode; status?: SurveyStatus }
}
