import { getUsage } from '#contract/api/usage.ts'
import { route } from '#kernel/http/route.ts'
import { readAllowance } from '#projections/accounts/allowance.ts'
import { meterOf } from '#projections/accounts/meters.ts'
import { countSurveysOf } from '#projections/surveys/survey-list.ts'

export const getUsageRoute = route(getUsage, async (_, { db, ownerId }) => {
  const [{ plan, month, timeZone, resetsAt, meters }, { published }] = await Promise.all([
    readAllowance(db, ownerId),
    countSurveysOf(db, ownerId),
  ])
  return {
    ...{ plan: plan.name, month, time_zone: timeZone },
    resets_at: resetsAt.toISOString(),
    meters: { ...meters, active_surveys: meterOf(published, plan.limits.active_surveys) },
  }
})
