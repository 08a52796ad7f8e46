/** What we ask of an AI. Adapters: offline (rules and templates, no key) and OpenAI-compatible servers. */
import type { PartialProposal, SurveyStructure } from '#contract/api/surveys.ts'
import type {
  AiFailureReason,
  Guard,
  Intent,
  Objective,
  ObjectiveStatus,
  ProbeKind,
  Provenance,
  InterviewPurpose,
} from '#contract/events/conversation-types.ts'
import type { Emotion, Qualification } from '#contract/events/responses.ts'
import type { Finding, Report } from '#contract/events/insight-reports.ts'
import type { Locale, Personality, SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind, Sentiment, SurveyQuestion } from '#contract/survey.ts'

/** Offsets are UTF-16, end exclusive, into the text they speak of. */
export type Span = { start: number; end: number }

export type WithProvenance<T> = T & { provenance: Provenance }

/** What an engine throws when it has nothing usable to say. Its message names no person and quotes nobody. */
export class AiFailure extends Error {
  override name = 'AiFailure'
  readonly reason: AiFailureReason
  /** When asking again may help. */
  readonly retryAfterMs: number | undefined

  constructor(
    reason: AiFailureReason,
    message: string,
    options: ErrorOptions & { retryAfterMs?: number } = {},
  ) {
    super(message, options)
    this.reason = reason
    this.retryAfterMs = options.retryAfterMs
  }
}

export type Exchange = { question: string; objectiveId: string | null; answer: string }

/** A feeling in a text. `confidence` is 0 to 1. */
export type SentimentScore = { score: number; class: Sentiment; confidence: number }

/** Fixed questions for a survey, in the language that it is held in. */
export type QuestionsRequest = {
  goal: string
  title: string
  language: SurveyLanguage
  /** At most so many; fewer where there is no more to ask. */
  count: number
}

export type ProposedQuestions = WithProvenance<{ questions: Omit<SurveyQuestion, 'id'>[] }>

export type AnswerToCode = {
  question: string
  answer: string
  kind: QuestionKind
  objectives: readonly Objective[]
  /** What the question was about; null for the opening and the closing. */
  objectiveId: string | null
  /** In which the question was asked. */
  language: SurveyLanguage
}

export type CodedAnswer = WithProvenance<{
  intent: Intent
  /** In which the answer was given; the question's where it is too short to tell. */
  language: SurveyLanguage
  sentiment: SentimentScore
  evidence: (Span & { objectiveId: string })[]
  /** How far the answer takes an objective that it holds evidence for; at least `touched`. An engine that cannot tell leaves it out. */
  coverage?: {
    objectiveId: string
    status: Extract<ObjectiveStatus, 'touched' | 'partial' | 'covered'>
  }[]
}>

export type QuestionBrief = {
  title: string
  /** What the owner wants to learn. Never said to a respondent. */
  goal: string
  /** To word in; the title and the objectives are in the survey's. */
  language: SurveyLanguage
  surveyLanguage: SurveyLanguage
  personality: Personality
  purpose: InterviewPurpose
  /** Which kind of probe, where that is the purpose. */
  probe: ProbeKind | null
  /** Of which kind the question may be; never none, `open` always among them. */
  kinds: readonly QuestionKind[]
  objective: Objective | null
  /** The respondent's own words to come back to; a span of the last answer. */
  about: { text: string } | null
  /** How the answer before was read, so that the wording can react to it; null for the opening. */
  after: Intent | null
  transcript: readonly Exchange[]
  number: number
  /** What is true of this conversation, for those who ask about it. */
  facts: {
    /** At most, the one to be worded included. */
    questionsLeft: number
    /** By what the survey's owner may know who answers: what a form asked for, a personal link, or nothing but the answers. */
    identifiedBy: 'form' | 'link' | 'nothing'
  }
  /** What was worded for this question before, and which rule it broke: only where it is asked for once more. */
  rejected?: { text: string; guard: Guard }
}

/** `quote` says where the wording repeats `about`, so that it can be masked for an owner who has not paid. */
export type WordedQuestion = WithProvenance<{
  text: string
  kind: QuestionKind
  /** Two or more where the kind is `multiple` or `ranking`, else none. */
  options: string[]
  quote: Span | null
}>

export type AnswerToAnalyse = {
  language: SurveyLanguage
  question: string
  answer: string
  kind: QuestionKind
  emotions: boolean
  /** The owner's keywords; null where aspects are not wanted. */
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
  language: SurveyLanguage
  question: string
  answer: string
  kind: QuestionKind
  intent: Intent
  elapsedMs: number | null
  /** Other answers of the same survey, to tell the new from the repeated. */
  others: readonly string[]
}

export type Judgement = WithProvenance<{ qualified: boolean; qualification: Qualification }>

export type ResponseToDigest = {
  responseId: string
  question: string
  objectiveId: string | null
  answer: string
  sentiment: Sentiment | null
}

/** Words of a response on which a statement rests, exactly as they stand there. */
export type Quotation = { responseId: string; quote: string }
type WithQuotations<T> = Omit<T, 'sources'> & { sources: Quotation[] }
type NonNullTexts<T> = {
  [K in keyof T]: Exclude<T[K], null> | (null extends T[K] ? NullableField<K> : never)
}
/** Only a sentiment may be missing when a statement is made; a personal text is null only once it is forgotten. */
type NullableField<K> = K extends 'sentiment' ? null : never

export type QuotedFinding = WithQuotations<NonNullTexts<Finding>>

export type QuotedReport = {
  overview: string
  findings: WithQuotations<NonNullTexts<Report['findings'][number]>>[]
  topics: WithQuotations<NonNullTexts<Report['topics'][number]>>[]
  patterns: WithQuotations<NonNullTexts<Report['patterns'][number]>>[]
  recommendations: WithQuotations<NonNullTexts<Report['recommendations'][number]>>[]
}

export type ResponsesToDigest = {
  goal: string
  objectives: readonly Objective[]
  /** To write in. */
  language: SurveyLanguage
  responses: readonly ResponseToDigest[]
}

/** Everything that was found in the parts. */
export type DigestsToReport = {
  goal: string
  objectives: readonly Objective[]
  language: SurveyLanguage
  responseCount: number
  sentiments: Readonly<Partial<Record<Sentiment, number>>>
  findings: readonly QuotedFinding[]
}

/** Aborted when nobody waits any more. */
type AiCallOptions = { signal?: AbortSignal }

/** Every call fails with `AiFailure` and nothing else. What is answered fits its type; whether it is true is checked by those who ask. */
export type Ai = {
  /** `offline` says of itself that it is a stand-in. */
  readonly engine: string
  /** `onSoFar` hears what is written so far, each time from its beginning, where the engine streams. */
  structure(
    goal: string,
    locale: Locale,
    asking?: AiCallOptions & { onPartial?: (soFar: PartialProposal) => void },
  ): Promise<WithProvenance<SurveyStructure>>
  questions(wanted: QuestionsRequest, asking?: AiCallOptions): Promise<ProposedQuestions>
  code(input: AnswerToCode, asking?: AiCallOptions): Promise<CodedAnswer>
  /** `onDelta` hears the wording so far, each time from its beginning, where the engine streams. */
  word(
    brief: QuestionBrief,
    asking?: AiCallOptions & { onDelta?: (textSoFar: string) => void },
  ): Promise<WordedQuestion>
  analyse(input: AnswerToAnalyse, asking?: AiCallOptions): Promise<Analysis>
  judge(input: AnswerToJudge, asking?: AiCallOptions): Promise<Judgement>
  /** What a part of a survey's responses says (map). */
  digest(
    input: ResponsesToDigest,
    asking?: AiCallOptions,
  ): Promise<WithProvenance<{ findings: QuotedFinding[] }>>
  /** What all of them say (reduce). */
  report(input: DigestsToReport, asking?: AiCallOptions): Promise<WithProvenance<QuotedReport>>
}
