// The table of plans: prices, limits and features. The server enforces them, and every screen reads them here.
import { z } from 'zod'
import { limits } from './limits.ts'

/** `unlimited` is an operator's plan, for benchmarks and tests: it is not offered. */
export const PlanName = z.enum(['free', 'starter', 'pro', 'business', 'unlimited'])
export type PlanName = z.infer<typeof PlanName>

/** The plans that the price list offers, cheapest first. */
export const offeredPlans = ['free', 'starter', 'pro', 'business'] as const satisfies PlanName[]

/** What is counted by calendar month, in the account's time zone. */
export const monthlyMeters = ['responses', 'audio_minutes', 'ai_generations'] as const
export type MonthlyMeter = (typeof monthlyMeters)[number]

export const planFeatures = [
  'sentiment_analysis',
  'premium_insights',
  'whatsapp_integration',
  'qualified_responses',
] as const
export type PlanFeature = (typeof planFeatures)[number]

/** Null: unlimited. */
const Limit = z.int().min(0).nullable()

export const PlanLimits = z.object({
  max_questions: z.int(),
  /** Surveys published at the same time. */
  active_surveys: Limit,
  /** The documented name of `active_surveys`. */
  advanced_surveys: Limit,
  /** Accepted answers a month. */
  responses: Limit,
  /** Transcribed minutes a month. */
  audio_minutes: Limit,
  /** Proposals of surveys and of questions, and insights reports, a month. */
  ai_generations: Limit,
  /** Sentiment in reports: `GET /api/reports/sentiment`. */
  sentiment_analysis: z.boolean(),
  whatsapp_integration: z.boolean(),
  premium_insights: z.boolean(),
  qualified_responses: z.boolean(),
})
export type PlanLimits = z.infer<typeof PlanLimits>

/** Announced with a plan, and not built or not usable yet. */
export const ComingFeature = z.enum([
  'whatsapp_integration',
  'api_integration',
  'white_label',
  'workspaces',
])
export type ComingFeature = z.infer<typeof ComingFeature>

type Plan = {
  /** US dollars; null where the plan is not offered. */
  monthlyPrice: number | null
  limits: PlanLimits
  coming: readonly ComingFeature[]
}

type Counts = Omit<PlanLimits, PlanFeature | 'advanced_surveys'>

const planOf = (
  monthlyPrice: number | null,
  counts: Counts,
  features: readonly PlanFeature[],
  coming: readonly ComingFeature[],
): Plan => ({
  monthlyPrice,
  limits: {
    ...counts,
    advanced_surveys: counts.active_surveys,
    sentiment_analysis: features.includes('sentiment_analysis'),
    whatsapp_integration: features.includes('whatsapp_integration'),
    premium_insights: features.includes('premium_insights'),
    qualified_responses: features.includes('qualified_responses'),
  },
  coming,
})

export const defaultPlan: PlanName = 'pro'

export const planTable: Readonly<Record<PlanName, Plan>> = {
  free: planOf(
    0,
    {
      ...{ max_questions: 6, active_surveys: 1 },
      ...{ responses: 30, audio_minutes: 10, ai_generations: 5 },
    },
    ['qualified_responses'],
    [],
  ),
  starter: planOf(
    29,
    {
      ...{ max_questions: 8, active_surveys: 3 },
      ...{ responses: 500, audio_minutes: 60, ai_generations: 20 },
    },
    ['whatsapp_integration', 'qualified_responses'],
    ['whatsapp_integration'],
  ),
  pro: planOf(
    79,
    {
      ...{ max_questions: 12, active_surveys: null },
      ...{ responses: 2_000, audio_minutes: 300, ai_generations: 100 },
    },
    planFeatures,
    ['whatsapp_integration', 'api_integration'],
  ),
  business: planOf(
    199,
    {
      ...{ max_questions: 15, active_surveys: null },
      ...{ responses: 10_000, audio_minutes: 1_000, ai_generations: 500 },
    },
    planFeatures,
    ['whatsapp_integration', 'api_integration', 'white_label', 'workspaces'],
  ),
  unlimited: planOf(
    null,
    {
      ...{ max_questions: limits.questions.max, active_surveys: null },
      ...{ responses: null, audio_minutes: null, ai_generations: null },
    },
    planFeatures,
    [],
  ),
}

/** The limits of a plan; the default plan's without one. */
export const limitsOf = (plan: PlanName = defaultPlan): PlanLimits => planTable[plan].limits

/** From this share of a limit on, the owner sees a notice. */
const nearShare = 0.8

export const MeterLevel = z.enum(['ok', 'near', 'reached'])
export type MeterLevel = z.infer<typeof MeterLevel>

export function meterLevelOf(used: number, limit: number | null): MeterLevel {
  if (limit === null) return 'ok'
  if (used >= limit) return 'reached'
  return used >= limit * nearShare ? 'near' : 'ok'
}

/** An owner's limit of a month (`YYYY-MM`) that is near or reached. */
export const PlanNotice = z.object({
  month: z.string().regex(/^\d{4}-\d\d$/),
  meter: z.enum(monthlyMeters),
  level: MeterLevel.exclude(['ok']),
})
export type PlanNotice = z.infer<typeof PlanNotice>

/** Whether one of the notices says as much: the same, or that the limit is reached. */
export const isKnownNotice = (
  { month, meter, level }: PlanNotice,
  notices: readonly PlanNotice[],
): boolean =>
  notices.some(
    (known) =>
      known.month === month &&
      known.meter === meter &&
      (known.level === level || known.level === 'reached'),
  )
