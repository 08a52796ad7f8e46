// The price list: the documented monthly prices, and what each plan includes.
import type { PlanName } from '#contract/plans.ts'

type Bound = number | null
/** Absent from a plan that does not include it. Coming: announced, and not built yet. */
type Inclusion = 'included' | 'coming'

export type PricedPlan = {
  plan: PlanName
  name: string
  /** US dollars. */
  monthlyPrice: number
  /** Null: unlimited. */
  bounds: Record<'surveys' | 'responses' | 'audio' | 'generations' | 'questions', Bound>
  features: Partial<
    Record<'sentiment' | 'insights' | 'whatsapp' | 'api' | 'whiteLabel' | 'workspaces', Inclusion>
  >
}

export const priceList: readonly PricedPlan[] = [
  {
    plan: 'free',
    name: 'Free',
    monthlyPrice: 0,
    bounds: { surveys: 1, responses: 30, audio: 10, generations: 5, questions: 6 },
    features: {},
  },
  {
    plan: 'starter',
    name: 'Starter',
    monthlyPrice: 29,
    bounds: { surveys: 3, responses: 500, audio: 60, generations: 20, questions: 8 },
    features: { whatsapp: 'coming' },
  },
  {
    plan: 'pro',
    name: 'Pro',
    monthlyPrice: 79,
    bounds: { surveys: null, responses: 2_000, audio: 300, generations: 100, questions: 12 },
    features: { sentiment: 'included', insights: 'included', whatsapp: 'coming', api: 'coming' },
  },
  {
    plan: 'business',
    name: 'Business',
    monthlyPrice: 199,
    bounds: { surveys: null, responses: 10_000, audio: 1_000, generations: 500, questions: 15 },
    features: {
      sentiment: 'included',
      insights: 'included',
      whatsapp: 'coming',
      api: 'coming',
      whiteLabel: 'coming',
      workspaces: 'coming',
    },
  },
]
