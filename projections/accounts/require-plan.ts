// Refusals of what an owner's plan does not include: `surveys/plan-limit`, with the plan and the limit's name.
import type { MonthlyMeter, PlanFeature } from '#contract/plans.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { refuse } from '#kernel/problem.ts'
import { findPlan, readAllowance, type Allowance } from './allowance.ts'

export async function requireFeature(db: Db, ownerId: string, feature: PlanFeature): Promise<void> {
  const { name, limits } = await findPlan(db, ownerId)
  if (!limits[feature]) refuse('surveys/plan-limit', { plan: name, limit: feature })
}

/** Calls that run already are not counted, so concurrent ones may exceed the limit. */
export async function requireGeneration(db: Db, ownerId: string, now?: Date): Promise<void> {
  requireLeft(await readAllowance(db, ownerId, now), 'ai_generations')
}

export function requireLeft(
  { plan, resetsAt, meters }: Pick<Allowance, 'plan' | 'resetsAt' | 'meters'>,
  meter: MonthlyMeter,
): void {
  const { level, limit: of } = meters[meter]
  if (level === 'reached')
    refuse('surveys/plan-limit', {
      ...{ plan: plan.name, limit: meter, of },
      resets_at: resetsAt.toISOString(),
    })
}
