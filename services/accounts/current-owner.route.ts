import { getCurrentOwner } from '#contract/api/accounts.ts'
import { planTable, type PlanName } from '#contract/plans.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import { findAccountDeletion } from '#projections/accounts/account-deletions.projection.ts'
import { findOwner, type OwnerRow } from '#projections/accounts/owners.projection.ts'
import { hasSurveys } from '#projections/surveys/surveys.projection.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { AccountsDeps } from './deps.ts'
import { cookieNames, setCookie } from './cookies.ts'

export const getCurrentOwnerRoute = ({
  sessions,
  standIns,
  models,
  channels,
  supportUrl,
  cookieOptions,
}: AccountsDeps) =>
  route(getCurrentOwner, async (_, { db, ownerId, readConsistently, request, reply }) => {
    const owner =
      (await readConsistently(() => findOwner(db, ownerId))) ?? refuse('accounts/signed-out')
    // Every client calls this when it starts, so the cookie's expiry slides with the session's.
    const cookie = await sessions.renewCookie(request)
    if (cookie)
      setCookie(reply, cookieOptions, {
        name: cookieNames.session,
        value: cookie.token,
        maxAgeSeconds: cookie.seconds,
      })
    const [isCompleted, deletion] = await Promise.all([
      isOnboarded(db, owner),
      findAccountDeletion(db, ownerId),
    ])
    return {
      id: owner.ownerId,
      email: owner.email ?? '',
      google_user_data: { name: owner.name ?? '' },
      onboarding_completed: isCompleted,
      onboarding_step: owner.onboardingStep,
      locale: owner.locale,
      plan: presentPlan(owner.plan),
      stand_ins: [...standIns],
      models,
      channels,
      support_url: supportUrl,
      erase_at: deletion?.eraseAt ?? null,
    }
  })

function presentPlan(type: PlanName) {
  const { limits, coming } = planTable[type]
  return { type, limits, coming: [...coming] }
}

/** Owners who have surveys and never started the onboarding do not need it. */
async function isOnboarded(
  db: Db,
  { ownerId, onboardingCompleted, onboardingStep }: OwnerRow,
): Promise<boolean> {
  return onboardingCompleted || (onboardingStep === null && (await hasSurveys(db, ownerId)))
}
