import { getCurrentOwner } from '#contract/api/accounts.ts'
import { plans } from '#contract/plans.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
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
    if (cookie) setCookie(reply, cookieOptions, cookieNames.session, cookie.token, cookie.seconds)
    return {
      id: owner.ownerId,
      email: owner.email ?? '',
      google_user_data: { name: owner.name ?? '' },
      onboarding_completed: await isOnboarded(db, owner),
      onboarding_step: owner.onboardingStep,
      locale: owner.locale,
      plan: { type: owner.plan, limits: plans[owner.plan] },
      stand_ins: [...standIns],
      models,
      channels,
      support_url: supportUrl,
    }
  })

/** Owners who have surveys and never started the onboarding do not need it. */
async function isOnboarded(
  db: Db,
  { ownerId, onboardingCompleted, onboardingStep }: OwnerRow,
): Promise<boolean> {
  return onboardingCompleted || (onboardingStep === null && (await hasSurveys(db, ownerId)))
}
