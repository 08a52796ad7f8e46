import { z } from 'zod'
import { Personality, SurveyLanguage } from './languages.ts'
import { limits } from './limits.ts'
import { PreSurveyConfig } from './pre-survey.ts'

export const SurveyStatus = z.enum(['draft', 'published', 'paused', 'closed'])
export type SurveyStatus = z.infer<typeof SurveyStatus>
/** As respondents see it. `account_closing`: published, while the deletion of its owner's account is requested. */
export type PublicStatus = SurveyStatus | 'account_closing'

/** A point as a question to the respondent, as the interviewer asks it first. */
export const SpokenQuestion = z.strictObject({
  text: z.string().trim().min(1).max(limits.spokenQuestion.max),
  /** The language that it is written in: the survey's, unless that changed afterwards. */
  language: SurveyLanguage,
  /** Worded by the owner: engines leave it as it is. */
  edited: z.boolean().optional(),
})
export type SpokenQuestion = z.infer<typeof SpokenQuestion>

/** A question that the owner wants answered; an objective of the interviewer. */
export const ValidationPoint = z.strictObject({
  id: z.string().min(1).max(100),
  text: z.string().trim().min(1).max(limits.validationPoint.max),
  editable: z.boolean().optional(),
  /** Absent: the engine words one from `text` when it is needed. */
  spoken_question: SpokenQuestion.optional(),
})
export type ValidationPoint = z.infer<typeof ValidationPoint>

export const Reward = z.strictObject({
  title: z.string().trim().min(1).max(limits.rewards.titleLength),
  content: z.string().trim().max(limits.rewards.contentLength),
  action_url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  action_text: z.string().trim().max(limits.rewards.buttonLength).optional(),
})
export type Reward = z.infer<typeof Reward>

export const RewardsConfig = z.strictObject({
  enabled: z.boolean(),
  rewards: z.array(Reward).max(limits.rewards.max),
})

/** How often a person may answer. `once-per-link` requires personal links; each is one conversation. */
export const DuplicatesPolicy = z.enum(['unlimited', 'once-per-browser', 'once-per-link'])
export type DuplicatesPolicy = z.infer<typeof DuplicatesPolicy>

/** The schema of the documented `config_json` string, with the documented field names. */
export const SurveyConfig = z.strictObject({
  advanced_mode: z.boolean().default(true),
  enable_audio: z.boolean().default(false),
  enable_whatsapp: z.boolean().default(false),
  conversation_mode: z.boolean().default(false),
  max_followups: z.int().min(0).max(limits.followups.max).default(limits.followups.max),
  max_questions: z
    .int()
    .min(limits.questions.min)
    .max(limits.questions.max)
    .default(limits.questions.default),
  ai_personality: Personality.default('professional'),
  validation_points: z.array(ValidationPoint).max(limits.validationPoints.max).default([]),
  pre_survey_config: PreSurveyConfig.default({ enabled: false, required_fields: [] }),
  post_survey_rewards: RewardsConfig.default({ enabled: false, rewards: [] }),
  /** Documented without a schema: stored unchanged. */
  whatsapp_config: z.record(z.string().max(100), z.json()).optional(),
  /** The owner's name shown to respondents; absent or empty: the account's name. */
  asked_by: z.string().trim().max(limits.askedBy.max).optional(),
  onboarding_created: z.boolean().optional(),
  /** Requires a personal link. */
  invited_only: z.boolean().optional(),
  duplicates: DuplicatesPolicy.optional(),
})
export type SurveyConfig = z.infer<typeof SurveyConfig>

/** The effective policy: older surveys have only `invited_only`, and some have both fields. */
export const duplicatesOf = ({
  invited_only,
  duplicates = 'unlimited',
}: Pick<SurveyConfig, 'invited_only' | 'duplicates'>): DuplicatesPolicy =>
  invited_only ? 'once-per-link' : duplicates

export const Level = z.enum(['high', 'medium', 'low'])

/** Kinds of questions by their answer. */
export const QuestionKind = z.enum([
  'open',
  'multiple',
  'scale',
  'boolean',
  'ranking',
  'number',
  'date',
  /** Willingness to recommend, from 0 to 10 (Net Promoter Score). */
  'nps',
])
export type QuestionKind = z.infer<typeof QuestionKind>

/** Answers of these kinds express no sentiment. */
export const kindsWithoutSentiment: ReadonlySet<QuestionKind> = new Set([
  'ranking',
  'number',
  'date',
])

const EndLabel = z.string().trim().max(limits.endLabel.max)

/** What the lowest and the highest value of a scale mean; empty: the page's words. */
export const EndLabels = z.strictObject({ low: EndLabel, high: EndLabel })
export type EndLabels = z.infer<typeof EndLabels>

/** One fixed question. Only `multiple` and `ranking` have options; a draft may lack them, a published survey not. */
export const SurveyQuestion = z.strictObject({
  id: z.string().min(1).max(100),
  text: z.string().trim().min(1).max(limits.questionText.max),
  type: QuestionKind,
  is_required: z.boolean().default(true),
  options: z
    .array(z.string().trim().min(1).max(limits.options.length))
    .max(limits.options.max)
    .default([]),
  /** Only of `multiple`: options that cannot be chosen together with another one. */
  exclusive_options: z
    .array(z.string().trim().min(1).max(limits.options.length))
    .max(limits.options.max)
    .optional(),
  /** Only of `nps`. */
  end_labels: EndLabels.optional(),
})
export type SurveyQuestion = z.infer<typeof SurveyQuestion>

export const Sentiment = z.enum(['positive', 'neutral', 'negative', 'mixed'])
export type Sentiment = z.infer<typeof Sentiment>

const Aspects = z.array(z.string().trim().min(1).max(limits.aspects.length)).max(limits.aspects.max)
const FollowUpText = z.string().trim().max(limits.followUpText.max)

/** Sentiment analysis of a survey and its follow-ups. `questions` are validation points or fixed questions, by id. */
export const SentimentConfig = z.strictObject({
  enabled: z.boolean().default(true),
  emotion_analysis: z.boolean().default(true),
  aspect_analysis: z.boolean().default(true),
  auto_followups: z.boolean().default(true),
  /** 0 to 1: less certain results are neutral and have no follow-up. */
  confidence_threshold: z.number().min(0).max(1).default(0.4),
  aspect_keywords: Aspects.default([]),
  /** The owner's wording; empty: the interviewer's. */
  followup_negative: FollowUpText.default(''),
  followup_very_positive: FollowUpText.default(''),
  questions: z
    .record(
      z.string().max(100),
      z.strictObject({
        enabled: z.boolean().default(true),
        aspects: Aspects.default([]),
        /** Empty: the survey's settings apply. */
        followup_negative: FollowUpText.default(''),
        followup_very_positive: FollowUpText.default(''),
      }),
    )
    .default({}),
})
export type SentimentConfig = z.infer<typeof SentimentConfig>

/** The default settings. */
export const defaultSentiment: SentimentConfig = SentimentConfig.parse({})
