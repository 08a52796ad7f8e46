// Digesting responses and writing reports.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { Finding, Report } from '#contract/events/insight-reports.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'

export type ResponseToDigest = {
  responseId: string
  /** The respondent: an ordinal of this report such as `p3`, which identifies no person. */
  person: string
  question: string
  objectiveId: string | null
  /** The question asks whether anything is missing; its answer may say only that nothing is. */
  isClosing: boolean
  answer: string
  /** Length of the beginning of the answer that the owner may read. */
  readableLength: number
  sentiment: Sentiment | null
}

/** Verbatim words of a response that support a statement. */
export type Quotation = { responseId: string; quote: string }

type WithQuotations<T> = Omit<T, 'sources'> & { sources: Quotation[] }

type NonNullTexts<T> = {
  [K in keyof T]: K extends 'fewer'
    ? { text: string; general: string }[] | undefined
    : Exclude<T[K], null> | (null extends T[K] ? NullableField<K> : never)
}

/** New statements lack at most the sentiment and the objective; a personal text is null only after an erasure. */
type NullableField<K> = K extends 'sentiment' | 'objectiveId' ? null : never

export type QuotedFinding = WithQuotations<NonNullTexts<Finding>>

/** People are counted by the caller, from the responses of each statement, unless it concerns fewer `people`. */
export type QuotedReport = { overview: string } & {
  [K in keyof Omit<Report, 'overview'>]: WithQuotations<NonNullTexts<Required<Report>[K][number]>>[]
}

export type ResponsesToDigest = {
  goal: string
  objectives: readonly Objective[]
  /** Language of the report. */
  language: SurveyLanguage
  responses: readonly ResponseToDigest[]
}

/** All findings of the parts. */
export type DigestsToReport = {
  goal: string
  objectives: readonly Objective[]
  language: SurveyLanguage
  responseCount: number
  sentiments: Readonly<Partial<Record<Sentiment, number>>>
  responses: readonly ResponseToDigest[]
  findings: readonly QuotedFinding[]
}
