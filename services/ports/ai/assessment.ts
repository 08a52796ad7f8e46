// Analysing and judging answers.
import type { Intent, Objective } from '#contract/events/conversation-types.ts'
import type { Emotion, Qualification } from '#contract/events/responses.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { SentimentScore, WithProvenance } from './common.ts'

export type AnswerToAnalyse = {
  /** Language of the answer. */
  language: SurveyLanguage
  /** Language of the explanation, which the owner reads. */
  ownerLanguage: SurveyLanguage
  question: string
  answer: string
  kind: QuestionKind
  emotions: boolean
  /** The owner's keywords; null without aspects. */
  aspects: readonly string[] | null
}

export type Analysis = WithProvenance<{
  sentiment: SentimentScore
  emotions: Partial<Record<Emotion, number>>
  aspects: { name: string; sentiment: number; source: 'keyword' | 'discovered' }[]
  explanation: string
}>

export type AnswerToJudge = {
  goal: string
  objectives: readonly Objective[]
  /** Language of the answer. */
  language: SurveyLanguage
  /** Language of the verdict's texts, which the owner reads. */
  ownerLanguage: SurveyLanguage
  question: string
  answer: string
  kind: QuestionKind
  intent: Intent
  elapsedMs: number | null
  /** Earlier answers of other people to the survey, to score novelty and to detect copies. */
  others: readonly string[]
  /** Earlier answers of the same conversation. */
  own: readonly string[]
}

export type Judgement = WithProvenance<{ qualified: boolean; qualification: Qualification }>

/** Both are of the same answer. */
export type AnswerToAssess = { toAnalyse: AnswerToAnalyse; toJudge: AnswerToJudge }
