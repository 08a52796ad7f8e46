/** What we ask of an AI. Adapters: offline (rules and templates, no key) and, later, OpenAI-compatible servers. */
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type {
  Intent,
  Objective,
  Provenance,
  QuestionPurpose,
} from '#contract/events/conversations.ts'
import type { Emotion, Qualification } from '#contract/events/insights.ts'
import type { Locale, Personality, SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind, Sentiment } from '#contract/survey.ts'

/** Offsets are UTF-16, end exclusive, into the text they speak of. */
export type Span = { start: number; end: number }

export type Made<T> = T & { provenance: Provenance }

export type Exchange = { question: string; objectiveId: string | null; answer: string }

export type CodedAnswer = Made<{
  intent: Intent
  language: SurveyLanguage
  sentiment: { score: number; class: Sentiment }
  evidence: (Span & { objectiveId: string })[]
}>

export type QuestionBrief = {
  title: string
  language: SurveyLanguage
  personality: Personality
  purpose: QuestionPurpose
  objective: Objective | null
  /** The respondent's own words to come back to; a span of the last answer. */
  about: { text: string } | null
  /** How the answer before was read, so that the wording can react to it; null for the opening. */
  after: Intent | null
  soFar: readonly Exchange[]
  number: number
}

/** `quote` says where the wording repeats `about`, so that it can be masked for an owner who has not paid. */
export type WordedQuestion = Made<{
  text: string
  kind: QuestionKind
  options: string[]
  quote: Span | null
}>

export type Analysis = Made<{
  sentiment: { score: number; class: Sentiment }
  emotions: Partial<Record<Emotion, number>>
  aspects: { name: string; sentiment: number }[]
  explanation: string
}>

export type AnswerToJudge = {
  goal: string
  objectives: readonly Objective[]
  language: SurveyLanguage
  question: string
  answer: string
  kind: QuestionKind
  intent: Intent
  elapsedMs: number | null
  /** Other answers of the same survey, to tell the new from the repeated. */
  others: readonly string[]
}

export type Judgement = Made<{ qualified: boolean; qualification: Qualification }>

export type Ai = {
  /** `offline` says of itself that it is a stand-in. */
  readonly engine: string
  structure(goal: string, locale: Locale): Promise<SurveyStructure>
  code(input: {
    question: string
    answer: string
    objectives: readonly Objective[]
    /** What the question was about; null for the opening and the closing. */
    objectiveId: string | null
    language: SurveyLanguage
  }): Promise<CodedAnswer>
  /** `onDelta` hears the wording as it comes, where the engine streams. */
  word(brief: QuestionBrief, onDelta?: (text: string) => void): Promise<WordedQuestion>
  analyse(input: AnswerToJudge): Promise<Analysis>
  judge(input: AnswerToJudge): Promise<Judgement>
}
