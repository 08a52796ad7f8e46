/** Operations of the AI. Adapters: offline (rules and templates, no key) and OpenAI-compatible servers. */
import type { PartialProposal, SurveyStructure } from '#contract/api/surveys.ts'
import type {
  AiFailureReason,
  AnswerFlag,
  Guard,
  Intent,
  Objective,
  ObjectiveStatus,
  ProbeKind,
  Provenance,
  InterviewPurpose,
} from '#contract/events/conversation-types.ts'
import type { Emotion, Qualification } from '#contract/events/responses.ts'
import type { HelpTier } from '#contract/help.ts'
import type { Finding, Report } from '#contract/events/insight-reports.ts'
import type { Locale, Personality, SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind, Sentiment, SurveyQuestion } from '#contract/survey.ts'

/** UTF-16 offsets into the text, end exclusive. */
export type Span = { start: number; end: number }

export type WithProvenance<T> = T & { provenance: Provenance }

/** Thrown by every operation that fails. The message holds no personal data and no quotes. */
export class AiFailure extends Error {
  override name = 'AiFailure'
  readonly reason: AiFailureReason
  /** When a retry may succeed. */
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

/** The goal of a survey means nothing: the owner is asked what they want to know. */
export class UnclearGoal extends AiFailure {
  override name = 'UnclearGoal'

  constructor() {
    super('refused', 'the goal names no subject')
  }
}

export type Exchange = {
  question: string
  objectiveId: string | null
  answer: string
  /** Open if absent. */
  kind?: QuestionKind
}

/** Sentiment of a text. `confidence` is 0 to 1. */
export type SentimentScore = { score: number; class: Sentiment; confidence: number }

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

export type AnswerToCode = {
  question: string
  answer: string
  kind: QuestionKind
  objectives: readonly Objective[]
  /** The question's objective; null for the opening and the closing. */
  objectiveId: string | null
  /** Language of the question. */
  language: SurveyLanguage
  /** Statuses before the answer; absent in a form. */
  statuses?: readonly { objectiveId: string; status: ObjectiveStatus }[]
  /** What was asked and answered before; absent in a form. */
  earlier?: readonly Exchange[]
  /** The answer to the last question of the interview. */
  isLast?: boolean
  /** A reply to a message after a call for help. */
  repliesToHelp?: boolean
  /** An earlier answer, which engines do not see again, called for help. */
  afterCall?: 'distress' | 'concern' | undefined
}

export type CodedAnswer = WithProvenance<{
  intent: Intent
  /** The danger is to the body, now. Only for the intents `distress` and `concern`. */
  medical?: true
  /** The danger is likely, but not said in so many words. Only for the intents `distress` and `concern`. */
  unsure?: true
  /** What the answer says besides its intent. */
  flags?: AnswerFlag[]
  /** What it asks is about the conversation itself. By rules, with the flag `asks`. */
  asksAboutConversation?: true
  /** The respondent also wants to end the interview. Not for calls for help and the intent `stop`. */
  leaving?: true
  /** The last sentence to the respondent, where the interview ends with this answer; not for calls for help. */
  farewell?: string
  /** A sentence of condolence, where the answer speaks of a loss; that of an animal lowers no concern. By rules. */
  condolence?: { text: string; isAnimal: boolean }
  /** Language of the answer; the question's if the answer is too short to tell. */
  language: SurveyLanguage
  sentiment: SentimentScore
  evidence: (Span & { objectiveId: string })[]
  /** Objectives that nothing is asked about any more: a call for help speaks of them, or the respondent does not want to. */
  named?: string[]
  /** What deserves a follow-up most, whatever it is about. */
  salient?: Span
  /**
   * Whether a follow-up on the answer is worth a question; `urgent`, harm or an offer to tell more, is worth two. Absent if the
   * engine cannot tell.
   */
  followUp?: 'urgent' | 'wanted' | 'optional' | 'needless'
  /** Words of an earlier answer, and the span of this one, that cannot both be true. */
  contradiction?: { earlier: string; now: Span }
  /**
   * Status of each objective that the answer has evidence for, or that a concern speaks of, at least `touched`. Absent if the engine
   * cannot tell.
   */
  coverage?: {
    objectiveId: string
    status: Extract<ObjectiveStatus, 'touched' | 'partial' | 'covered'>
    /** What is still missing of what the objective's question asks. */
    missing?: string
  }[]
}>

/** An answer that called for help. */
export type CallForHelp = { text: string; tier: HelpTier }

export type QuestionBrief = {
  title: string
  /** What respondents read about the survey before they start. */
  description?: string
  /** The owner's goal. Never shown to respondents. */
  goal: string
  /** Language of the question; title and objectives are in the survey's. */
  language: SurveyLanguage
  surveyLanguage: SurveyLanguage
  personality: Personality
  purpose: InterviewPurpose
  /** Kind of probe, if the purpose is a probe. */
  probe: ProbeKind | null
  /** Allowed kinds; `open` is always among them. */
  kinds: readonly QuestionKind[]
  objective: Objective | null
  /** Words of the last answer that the probe refers to; of an earlier one where it `returns`. */
  about: { text: string } | null
  /** The probe returns to an answer before the last one. */
  returns?: true
  /** Words of the respondent that do not fit together, which a probe asks about kindly. */
  contradiction?: { earlier: string; now: string }
  /** What is still missing of what the objective's question asks, as the reading of the last answer found. */
  missing?: string
  /** What an earlier answer, to a question about something else, said about the objective. */
  mentioned?: { text: string }
  /** Intent of the previous answer, to which the wording reacts; null for the opening. */
  after: Intent | null
  /** What the previous answer said besides. */
  flags?: readonly AnswerFlag[]
  transcript: readonly Exchange[]
  /** Calls for help: the question keeps away from the danger or worry that they speak of; what else a concern tells is known. */
  avoid?: readonly CallForHelp[]
  /** The respondent called for help, is shown where it is, and continues: the wording begins with a sentence that shows so. */
  resumes?: true
  /** Answers before the last one that ask the interviewer something, to which no question has replied. */
  unanswered?: readonly string[]
  /** Objectives about which enough was said. */
  known?: readonly string[]
  /** Objectives to ask about after this question. */
  left?: readonly string[]
  number: number
  /** Facts for questions about the conversation itself. */
  facts: {
    /** Maximum, including this question. */
    questionsLeft: number
    /** How the owner can identify the respondent: pre-survey fields, a personal link, or not at all. */
    identifiedBy: 'form' | 'link' | 'nothing'
    /** Numbers of the survey's country to call in an emergency, with their use. */
    emergency?: readonly string[]
  }
  /** The configured engine failed for this question and for the one before: say so, and that the person may end or continue later. */
  limited?: true
  /** The last question is not answered yet: the wording fits any answer, and nobody waits for it. */
  ahead?: true
  /** The rejected wording and the guard that it failed; only on a second attempt. */
  rejected?: { text: string; guard: Guard }
}

/** `quote` is the span of the wording that repeats `about`, so that it can be redacted until the response is unlocked. */
export type WordedQuestion = WithProvenance<{
  text: string
  kind: QuestionKind
  /** Two or more for `multiple` and `ranking`, else empty. */
  options: string[]
  /** The items of `options` that cannot be chosen together with another one; absent if there are none. */
  exclusiveOptions?: string[]
  quote: Span | null
  /** There is no question: the objective is what distress in `avoid` speaks of. */
  isAvoided?: true
}>

/** An answer, and the questions that may follow it. */
export type TurnToTake = { answer: AnswerToCode; candidates: readonly QuestionBrief[] }

/**
 * `worded`: a wording of each candidate, null where there is none. `others`: questions for objectives that are no candidates, because
 * what deserves a follow-up is about them.
 */
export type TakenTurn = {
  coded: CodedAnswer
  worded: (WordedQuestion | null)[]
  others?: { objectiveId: string; worded: WordedQuestion }[]
}

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

/** Aborted when the result is no longer needed. */
type AiCallOptions = { signal?: AbortSignal }

/** Every call fails with `AiFailure` only. Results fit their types; callers check whether they are true. */
export type Ai = {
  /** `offline` is the stand-in. */
  readonly engine: string
  /**
   * Throws `UnclearGoal` for a goal that means nothing. `onPartial` receives the whole proposal so far, if the engine streams.
   * `mostPoints` is a wish: the caller joins the points that are more.
   */
  structure(
    goal: string,
    locale: Locale,
    asking?: AiCallOptions & {
      onPartial?: (soFar: PartialProposal) => void
      mostPoints?: number
    },
  ): Promise<WithProvenance<SurveyStructure>>
  questions(request: QuestionsRequest, asking?: AiCallOptions): Promise<ProposedQuestions>
  /** Spoken questions in another language, null where there is no translation. Absent where the engine words them anew. */
  readonly translate?: (
    input: { questions: readonly string[]; language: SurveyLanguage },
    asking?: AiCallOptions,
  ) => Promise<WithProvenance<{ questions: (string | null)[] }>>
  /** Spoken questions that break a rule, worded anew, in the same order. Absent where the engine's own need no mending. */
  readonly mend?: (
    input: {
      title: string
      language: SurveyLanguage
      questions: readonly { point: string; question: string; problem: string }[]
      /** The other questions of the survey. */
      others: readonly string[]
    },
    asking?: AiCallOptions,
  ) => Promise<WithProvenance<{ questions: string[] }>>
  /**
   * How long the next call will take that codes an answer or words a question, by the last ones; undefined before the first.
   * Absent where calls take no time.
   */
  readonly expectedMs?: (step: 'code' | 'word') => number | undefined
  code(input: AnswerToCode, asking?: AiCallOptions): Promise<CodedAnswer>
  /** `onDelta` receives the whole wording so far, if the engine streams. */
  word(
    brief: QuestionBrief,
    asking?: AiCallOptions & { onDelta?: (textSoFar: string) => void },
  ): Promise<WordedQuestion>
  /** `code` and `word` in one call. Absent, or undefined for this call, where the engine does them apart. */
  readonly turn?: (input: TurnToTake, asking?: AiCallOptions) => Promise<TakenTurn> | undefined
  analyse(input: AnswerToAnalyse, asking?: AiCallOptions): Promise<Analysis>
  judge(input: AnswerToJudge, asking?: AiCallOptions): Promise<Judgement>
  /** `analyse` and `judge` in one call. Absent, or resolved to undefined, where the engine does them apart. */
  readonly assess?: (
    input: AnswerToAssess,
    asking?: AiCallOptions,
  ) => Promise<{ analysis: Analysis; judgement: Judgement } | undefined>
  /** Findings in one part of a survey's responses (map). */
  digest(
    input: ResponsesToDigest,
    asking?: AiCallOptions,
  ): Promise<WithProvenance<{ findings: QuotedFinding[] }>>
  /** The report over all findings (reduce). */
  report(input: DigestsToReport, asking?: AiCallOptions): Promise<WithProvenance<QuotedReport>>
}
