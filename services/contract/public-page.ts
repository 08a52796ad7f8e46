import type { Personality, SurveyLanguage } from './languages.ts'
import type { FieldRule } from './pre-survey.ts'
import type { ProblemCode } from './problems.ts'
import type { SurveyType } from './api/surveys.ts'
import type { RetentionDays } from './settings.ts'
import type { PublicStatus, SurveyQuestion } from './survey.ts'

/** Initial data of a respondent's page. The server writes it into the HTML; server and browser render from it. */
export type PublicPage = {
  lang: SurveyLanguage
  /** Texts of one language. */
  texts: Record<string, string>
  survey?: {
    publicId: string
    /** The survey, at either of its two addresses. */
    type: SurveyType
    title: string
    description: string
    /** The displayed name of the owner. */
    askedBy?: string
    /** Days until answers are erased; null: never. */
    retentionDays: RetentionDays
    /** No device, name or contact is asked for or kept. */
    anonymous?: true
    maxQuestions: number
    /** Whether answers may be spoken. */
    audio?: true
    /** Voice of questions read aloud, and their default language; absent if they are not read aloud. */
    voice?: { personality: Personality; lang: SurveyLanguage }
    /** Estimated duration in minutes; the measured one if known. */
    minutes: { from: number; to: number }
    /** Whether it can be answered on WhatsApp. */
    whatsApp?: true
    /** Whether a browser or personal link can answer once only. */
    answerOnce?: true
    /** Why it cannot be started from this address now: a personal link is missing or spent, or no more answers are taken. */
    startProblem?: ProblemCode
    /** Fields before the first question; may be empty. */
    requiredFields: string[]
    /** What each of them accepts, in the same order; absent if all are plain texts. */
    fieldRules?: FieldRule[]
    /** The questions of a normal survey, at least one; absent if the interviewer asks. */
    questions?: SurveyQuestion[]
  }
  /** Receipt page: the code of the answers; empty if it has to be typed. */
  receipt?: { code: string }
  /** Why the survey cannot be answered. */
  error?: { code: ProblemCode; status?: PublicStatus; httpStatus?: number }
}
