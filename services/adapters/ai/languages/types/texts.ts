import type { Sentiment } from '#contract/survey.ts'
import type { ReportSentences } from './report-sentences.ts'

/** What the engine writes outside of conversations. Blanks are names in braces. */
export type EngineTexts = {
  form: FormQuestions
  explanation: ExplanationTexts
  rubric: RubricTexts
  report: ReportSentences
}

/** Fixed questions that suit any subject. */
type FormQuestions = {
  /** Followed by points to choose from, and by a way out. */
  multipleChoice: string
  other: string
  /** Followed by points to put in order. */
  ranking: string
  yesNo: string
  /** After the score for recommending. */
  scoreReason: string
}

type ExplanationTexts = Readonly<Record<Sentiment, string>> & {
  counts: (good: number, bad: number) => string
  strongestWords: (words: string) => string
}

export type Disqualification = 'short' | 'intent' | 'hasty' | 'copied' | 'echo' | 'repeated'
export type RubricScores = {
  depth: number
  relevance: number
  specificity: number
  novelty: number
}

/** How a response scored, without repeating its words: those may be locked. */
export type RubricTexts = {
  disqualifications: Readonly<Record<Disqualification, string>>
  belowThreshold: string
  /** `{strengths}` names the two highest scores. */
  qualified: string
  scores: Readonly<Record<keyof RubricScores, string>>
  /** Between the two, with its spaces. */
  conjunction: string
  /** `{characters}` is a count; each score is a percentage. */
  details: string
  valueJustification: string
}
