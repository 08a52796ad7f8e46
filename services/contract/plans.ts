// Entitlements of the plans: the server enforces them, the screens show them.
import { z } from 'zod'

export const PlanName = z.enum(['free', 'starter', 'pro', 'business'])
export type PlanName = z.infer<typeof PlanName>

/** Null: unlimited. */
export const PlanLimits = z.object({
  max_questions: z.int(),
  /** Surveys published at the same time. */
  active_surveys: z.int().nullable(),
  /** Of reports: `GET /api/reports/sentiment`. */
  sentiment_analysis: z.boolean(),
  whatsapp_integration: z.boolean(),
  premium_insights: z.boolean(),
  qualified_responses: z.boolean(),
})
export type PlanLimits = z.infer<typeof PlanLimits>

const allFeatures = {
  active_surveys: null,
  sentiment_analysis: true,
  whatsapp_integration: true,
  premium_insights: true,
  qualified_responses: true,
}

export const defaultPlan: PlanName = 'pro'

export const plans: Readonly<Record<PlanName, PlanLimits>> = {
  free: { ...allFeatures, max_questions: 6, active_surveys: 1, sentiment_analysis: false },
  starter: { ...allFeatures, max_questions: 8, active_surveys: 3, sentiment_analysis: false },
  pro: { ...allFeatures, max_questions: 12 },
  business: { ...allFeatures, max_questions: 15 },
}

/** The limits of a plan; the default plan's without one. */
export const limitsOf = (plan: PlanName = defaultPlan): PlanLimits => plans[plan]
