import type { Personality, SurveyLanguage } from './languages.ts'
import type { ProblemCode } from './problems.ts'
import type { SurveyType } from './api/surveys.ts'
import type { SurveyQuestion, SurveyStatus } from './survey.ts'

/** All that a respondent's page starts with. The server writes it into the HTML; the same screens read it on both sides. */
export type PublicPage = {
  lang: SurveyLanguage
  /** One language's words. */
  texts: Record<string, string>
  survey?: {
    publicId: string
    /** What the survey is, whichever of its two addresses was opened. */
    type: SurveyType
    title: string
    description: string
    /** Who asks, as they want to be known. */
    askedBy?: string
    /** How long answers are kept. */
    retentionDays: number
    maxQuestions: number
    /** Answers may be spoken. */
    audio?: true
    /** As whom its questions are read aloud, and in which language unless they say so; absent where they are not. */
    voice?: { personality: Personality; lang: SurveyLanguage }
    /** How long it takes, in minutes; measured, once it can be. */
    minutes: { from: number; to: number }
    /** It may be answered on WhatsApp too. */
    whatsApp?: true
    /** One answer is all that a browser, or a personal link, has. */
    answerOnce?: true
    /** Asked before the first question; none where the survey collects nothing. */
    requiredFields: string[]
    /** Of a normal survey, at least one; absent where the interviewer asks. */
    questions?: SurveyQuestion[]
  }
  /** What somebody said, by the code that they were given; empty where they are to type it. */
  receipt?: { code: string }
  /** Why there is no survey to answer. */
  error?: { code: ProblemCode; status?: SurveyStatus }
}
