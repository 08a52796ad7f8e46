/** Operations of the AI. Adapters: offline (rules and templates, no key) and OpenAI-compatible servers. */
import type { PartialProposal, SurveyStructure } from '#contract/api/surveys.ts'
import type { Locale, SurveyLanguage } from '#contract/languages.ts'
import type {
  Analysis,
  AnswerToAnalyse,
  AnswerToAssess,
  AnswerToJudge,
  Judgement,
} from './ai/assessment.ts'
import type { ProposedQuestions, QuestionsRequest } from './ai/authoring.ts'
import type { WithProvenance } from './ai/common.ts'
import type {
  AnswerToCode,
  CodedAnswer,
  QuestionBrief,
  TakenTurn,
  TurnToTake,
  WordedQuestion,
} from './ai/interview.ts'
import type {
  DigestsToReport,
  QuotedFinding,
  QuotedReport,
  ResponsesToDigest,
} from './ai/reports.ts'

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
