import { completeOnboarding, saveOnboardingProgress } from '#contract/api/accounts.ts'
import { route } from '#kernel/http/route.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { owner } from './owner.decider.ts'

export const saveOnboardingProgressRoute = route(
  saveOnboardingProgress,
  async ({ step }, { execute, ownerId }) => {
    await execute(owner, ownerId, { type: 'SaveOnboardingProgress', step })
    return { ok: true as const }
  },
)

export const completeOnboardingRoute = route(
  completeOnboarding,
  async ({ mobile_completion: mobile }, { db, execute, ownerId, waitForPosition }) => {
    const { position } = await execute(owner, ownerId, { type: 'CompleteOnboarding', mobile })
    await waitForPosition(position)
    const row = await findOwner(db, ownerId)
    return { onboarding_completed: true, verified: row?.onboardingCompleted === true }
  },
)
