import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../help.ts'
import { Personality, SurveyLanguage, SurveyLanguageInput } from '../languages.ts'
import { limits } from '../limits.ts'
import { NpsFigures } from '../nps.ts'
import { PreSurveyConfig } from '../pre-survey.ts'
import type { ProblemDetails } from '../problems.ts'
import {
  RewardsConfig,
  SpokenQuestion,
  SurveyQuestion,
  SurveyStatus,
  ValidationPoint,
} from '../survey.ts'
import { QuestionOutput, Questions } from './questions.ts'
import { QualifiedResponse } from './responses.ts'

const Title = z.string().trim().min(limits.title.min).max(limits.title.max)
const Description = z.string().trim().max(limits.description.max)
const Goal = z.string().trim().min(limits.goal.min).max(limits.goal.max)
/** A JSON string of `SurveyConfig`. Fields that an update leaves out keep their values. */
const ConfigJson = z.string().max(limits.bodyBytes)
/**
 * Decides which help lines respondents in distress are shown. Null: unknown. Absent in a new survey: that of the places which its
 * texts name, else of the owner's time zone.
 */
const Country = CountryCode.nullable()
/** The plan limits it further. */
const QuestionCount = z.int().min(1).max(limits.fixedQuestions.hardMax)
const Search = z.string().trim().max(200)

export const SurveyStructure = z.object({
  title: z.string(),
  description: z.string(),
  language: SurveyLanguage,
  /** The respondents' country, if the goal names it. */
  country: CountryCode.optional(),
  validation_points: z.array(ValidationPoint),
  ai_personality: Personality,
  max_questions: z.int(),
  enable_audio: z.boolean(),
  enable_whatsapp: z.boolean(),
  conversation_mode: z.boolean(),
  pre_survey_config: PreSurveyConfig,
  post_survey_rewards: RewardsConfig,
})
export type SurveyStructure = z.infer<typeof SurveyStructure>

/** A partial proposal: complete texts only. */
export type PartialProposal = {
  title?: string
  description?: string
  points: string[]
  /** The draft is whole, and is read and edited. */
  stage?: 'editing'
}

/** A line of the `application/x-ndjson` response. The last is the whole proposal or the problem. */
export type ProposalLine =
  | { so_far: PartialProposal }
  | { whole: SurveyStructure }
  | { problem: ProblemDetails }

const Figures = {
  total_sessions: z.int(),
  completed_sessions: z.int(),
  /** Percent, one decimal. */
  completion_rate: z.number(),
  total_responses: z.int(),
  qualified_responses: z.int(),
}

/** Ratings of conversations: their number, and the mean to one decimal. */
export const Ratings = { ratings: z.int(), avg_rating: z.number() }

/** Questions asked among started conversations, to one decimal. */
export const QuestionsPerSession = { avg_questions_per_session: z.number() }

/** A normal survey has fixed questions; in an advanced one the interviewer asks. */
export const SurveyType = z.enum(['normal', 'advanced'])
export type SurveyType = z.infer<typeof SurveyType>

export const SurveyListItem = z.object({
  id: z.uuid(),
  public_id: z.string(),
  title: z.string(),
  description: z.string(),
  status: SurveyStatus,
  survey_type: SurveyType,
  closes_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  ...Figures,
})
export type SurveyListItem = z.infer<typeof SurveyListItem>

/** Responses with one survey have its version as `ETag`. */
export const Survey = z.object({
  id: z.uuid(),
  public_id: z.string(),
  title: z.string(),
  description: z.string(),
  goal: z.string(),
  language: SurveyLanguage,
  country: CountryCode.nullable(),
  status: SurveyStatus,
  survey_type: SurveyType,
  questions: z.array(QuestionOutput),
  config_json: z.string(),
  version: z.int(),
  closes_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Survey = z.infer<typeof Survey>

export const generateStructure = endpoint('POST /api/surveys/generate-structure', {
  access: 'owner',
  summary: 'Proposes a survey for a goal; as NDJSON, streams it while it is written.',
  input: z.strictObject({ goal: Goal }),
  output: SurveyStructure,
  responseTypes: ['application/json', 'application/x-ndjson'],
  problems: [
    'surveys/goal-unclear',
    'surveys/plan-limit',
    'surveys/structure-failed',
    'surveys/structure-invalid',
    'surveys/structure-unavailable',
  ],
})

export const generateQuestions = endpoint('POST /api/surveys/generate-questions', {
  access: 'owner',
  summary: 'Proposes fixed questions for a goal.',
  input: z.strictObject({
    goal: Goal,
    title: Title.optional(),
    language: SurveyLanguageInput.default('pt-br'),
    question_count: QuestionCount.default(limits.fixedQuestions.default),
    /** Texts of questions: others are proposed, none where there are no others. */
    already_proposed: z
      .array(z.string().max(limits.questionText.max))
      .max(limits.fixedQuestions.maxAlreadyProposed)
      .optional(),
  }),
  output: z.object({ questions: z.array(SurveyQuestion) }),
  problems: [
    'surveys/goal-unclear',
    'surveys/plan-limit',
    'surveys/questions-failed',
    'surveys/questions-invalid',
    'surveys/questions-unavailable',
  ],
})

export const proposeSpokenQuestion = endpoint('POST /api/surveys/spoken-question', {
  access: 'owner',
  summary: 'Proposes a spoken question for a validation point, by rules.',
  input: z.strictObject({ text: ValidationPoint.shape.text, language: SurveyLanguage }),
  output: SpokenQuestion,
  problems: [],
})

export const detectTextLanguage = endpoint('POST /api/surveys/text-language', {
  access: 'owner',
  summary: 'Returns the language that a text is written in, by rules.',
  input: z.strictObject({
    text: z.string().trim().min(1).max(limits.detectedText.max),
    /** The answer where the text does not tell. */
    language: SurveyLanguage,
  }),
  output: z.object({ language: SurveyLanguage }),
  problems: [],
})

export const createSurvey = endpoint('POST /api/surveys', {
  access: 'owner',
  summary: 'Creates a draft with fixed questions proposed by the AI.',
  input: z.strictObject({
    title: Title,
    goal: Goal,
    language: SurveyLanguageInput.default('pt-br'),
    country: Country.optional(),
    question_count: QuestionCount.default(limits.fixedQuestions.default),
  }),
  output: Survey,
  problems: [...generateQuestions.problems],
})

export const createAdvancedSurvey = endpoint('POST /api/surveys/advanced', {
  access: 'owner',
  summary: 'Creates a draft.',
  input: z.strictObject({
    title: Title,
    goal: Goal,
    description: Description.default(''),
    language: SurveyLanguageInput.default('pt-br'),
    country: Country.optional(),
    config_json: ConfigJson,
  }),
  output: Survey,
  problems: ['surveys/plan-limit'],
})

/** All of them; with a `limit`, one page: if there are more, the header `Prosa-Next` holds the next page's `before`. */
export const listSurveys = endpoint('GET /api/surveys', {
  access: 'owner',
  summary: 'Lists the owner’s surveys with their figures, newest first.',
  input: z.strictObject({
    /** Searches titles, descriptions and goals, ignoring case and accents. */
    search: Search.optional(),
    status: SurveyStatus.optional(),
    limit: z.coerce.number().int().min(1).max(limits.page.max).optional(),
    before: z.string().max(100).optional(),
  }),
  output: z.array(SurveyListItem),
  problems: [],
})

export const countSurveys = endpoint('GET /api/surveys/counts', {
  access: 'owner',
  summary: 'Counts the owner’s surveys by status.',
  input: z.strictObject({ search: Search.optional() }),
  output: z.object({
    total: z.int(),
    published: z.int(),
    draft: z.int(),
    paused: z.int(),
    closed: z.int(),
  }),
  problems: [],
})

export const getSurvey = endpoint('GET /api/surveys/:id', {
  access: 'owner',
  summary: 'Returns a survey.',
  input: z.strictObject({ id: z.uuid() }),
  output: Survey,
  problems: ['surveys/not-found'],
})

/**
 * Content, a status, or both. A stale `version` or `If-Match` header is refused with a problem whose `current` is the
 * stored survey.
 */
export const updateSurvey = endpoint('PUT /api/surveys/:id', {
  access: 'owner',
  summary: 'Revises a survey or changes its status.',
  input: z.strictObject({
    id: z.uuid(),
    title: Title.optional(),
    description: Description.optional(),
    goal: Goal.optional(),
    language: SurveyLanguageInput.optional(),
    country: Country.optional(),
    config_json: ConfigJson.optional(),
    questions: Questions.optional(),
    status: SurveyStatus.exclude(['draft']).optional(),
    version: z.int().positive().optional(),
  }),
  output: Survey,
  problems: [
    'surveys/not-found',
    'surveys/wrong-status',
    'surveys/incomplete',
    'surveys/plan-limit',
    'surveys/stale-version',
  ],
})

export const getSurveyAnalytics = endpoint('GET /api/surveys/:id/analytics', {
  access: 'owner',
  summary: 'Returns the figures of a survey.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    ...Figures,
    ...Ratings,
    /** Conversations in progress. */
    running_sessions: z.int(),
    ...QuestionsPerSession,
    objectives_validated: z.int(),
    objectives_completion_rate: z.number(),
    advanced_mode_active: z.boolean(),
    /** By question; empty without an answer to one of the kind `nps`. */
    nps: z.array(NpsFigures),
  }),
  problems: ['surveys/not-found'],
})

export const listQualifiedResponses = endpoint('GET /api/surveys/:id/qualified-responses', {
  access: 'owner',
  summary: 'Lists qualified responses, newest first; locked ones are excerpts.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.array(QualifiedResponse),
  problems: ['surveys/not-found'],
})
