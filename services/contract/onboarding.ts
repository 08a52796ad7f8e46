import { z } from 'zod'

/** Welcome, goal and proposal, completion. */
export const OnboardingStep = z.int().min(0).max(2)
export type OnboardingStep = z.infer<typeof OnboardingStep>
