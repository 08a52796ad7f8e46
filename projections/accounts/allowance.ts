// An owner's plan, and what is used of it in the current month. Whatever enforces a plan reads it here.
import {
  defaultPlan,
  limitsOf,
  type MonthlyMeter,
  type PlanLimits,
  type PlanName,
} from '#contract/plans.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { endOfMonth, monthAt } from './calendar-month.ts'
import { metersOf, noUsage, type Meter } from './meters.ts'
import type { MonthlyUsageRow } from './monthly-usage.projection.ts'

export type OwnerPlan = { name: PlanName; limits: PlanLimits }

export type Allowance = {
  plan: OwnerPlan
  /** `YYYY-MM`, in `timeZone`. */
  month: string
  timeZone: string
  /** The end of the month. */
  resetsAt: Date
  meters: Record<MonthlyMeter, Meter>
}

/** The default plan of an unknown owner. */
export async function findPlan(db: Db, ownerId: string): Promise<OwnerPlan> {
  const { rows } = await db.query<{ plan: PlanName }>(
    'select plan from read.owners where "ownerId" = $1',
    [ownerId],
  )
  return planNamed(rows[0]?.plan)
}

export async function readAllowance(db: Db, ownerId: string, now = new Date()): Promise<Allowance> {
  const { rows } = await db.query<AllowanceRow>(
    `select owner.plan, usage."timeZone", usage.months from (values ($1::uuid)) as given (id)
       left join read.owners as owner on owner."ownerId" = given.id
       left join read.monthly_usage as usage on usage."ownerId" = given.id`,
    [ownerId],
  )
  return allowanceOf(rows[0], now)
}

type AllowanceRow = {
  plan: PlanName | null
  timeZone: string | null
  months: MonthlyUsageRow['months'] | null
}

function allowanceOf(row: AllowanceRow | undefined, now: Date): Allowance {
  const plan = planNamed(row?.plan)
  const timeZone = row?.timeZone ?? 'UTC'
  const month = monthAt(now, timeZone)
  return {
    ...{ plan, month, timeZone },
    resetsAt: endOfMonth(now, timeZone),
    meters: metersOf(row?.months?.[month] ?? noUsage, plan.limits),
  }
}

const planNamed = (name: PlanName | null = defaultPlan): OwnerPlan => {
  const plan = name ?? defaultPlan
  return { name: plan, limits: limitsOf(plan) }
}
