// Whether the onboarding is shown, and the ways out of it and back.
import { call, type Output } from '../shared/call.ts'
import { meQuery, queryClient } from './query-client.ts'

type Me = Output<'GET /api/users/me'>

/** Left on this page. If the server did not confirm it, the onboarding is shown again after a reload. */
let hasLeft = false

export const needsOnboarding = (me: Me): boolean => !me.onboarding_completed && !hasLeft

export function leaveOnboarding(): void {
  hasLeft = true
  setOnboarding({ onboarding_completed: true, onboarding_step: null })
}

/** Rejects unless the server confirms. */
export async function restartOnboarding(): Promise<void> {
  await call('PUT /api/users/onboarding-progress', { step: 0 })
  hasLeft = false
  setOnboarding({ onboarding_completed: false, onboarding_step: 0 })
}

function setOnboarding(state: Pick<Me, 'onboarding_completed' | 'onboarding_step'>): void {
  queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, ...state })
}
