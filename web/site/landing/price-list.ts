// The price list: the documented monthly prices and what each plan includes, from the table of plans.
import { offeredPlans, planTable, type PlanName } from '#contract/plans.ts'

type Bound = number | null
/** Absent from a plan that does not include it. Coming: announced, and not built yet. */
type Inclusion = 'included' | 'coming'
type Feature = 'sentiment' | 'insights' | 'whatsapp' | 'api' | 'whiteLabel' | 'workspaces'

export type PricedPlan = {
  plan: PlanName
  /** Not translated. */
  name: string
  /** US dollars. */
  monthlyPrice: number
  /** Null: unlimited. */
  bounds: Record<'surveys' | 'responses' | 'audio' | 'generations' | 'questions', Bound>
  features: Partial<Record<Feature, Inclusion>>
}

export const priceList: readonly PricedPlan[] = offeredPlans.map((plan) => {
  const { monthlyPrice, limits, coming } = planTable[plan]
  return {
    plan,
    name: `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`,
    monthlyPrice: monthlyPrice ?? 0,
    bounds: {
      surveys: limits.active_surveys,
      responses: limits.responses,
      audio: limits.audio_minutes,
      generations: limits.ai_generations,
      questions: limits.max_questions,
    },
    features: {
      ...(limits.sentiment_analysis && { sentiment: 'included' }),
      ...(limits.premium_insights && { insights: 'included' }),
      ...(coming.includes('whatsapp_integration') && { whatsapp: 'coming' }),
      ...(coming.includes('api_integration') && { api: 'coming' }),
      ...(coming.includes('white_label') && { whiteLabel: 'coming' }),
      ...(coming.includes('workspaces') && { workspaces: 'coming' }),
    },
  }
})
