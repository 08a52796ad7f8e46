// Saves the onboarding's progress: three attempts, without an error message.
import type { OnboardingStep } from '#contract/onboarding.ts'
import type { call as callApi } from '../../../shared/call.ts'

const maxAttempts = 3
const waitMs = { unverified: 500, failed: 1_000 }

type Deps = {
  call: typeof callApi
  /** Resolves after a time. */
  wait?: (ms: number) => Promise<void>
}

/** Calls arrive in order. A step that is left before it was saved is not saved any more. */
export function openProgress({ call, wait = sleep }: Deps) {
  let latest = 0
  let last: Promise<unknown> = Promise.resolve()

  async function attemptStep(step: OnboardingStep, id: number): Promise<void> {
    for (let attempt = 1; attempt <= maxAttempts && id === latest; attempt++) {
      const isSaved = await call('PUT /api/users/onboarding-progress', { step }).then(
        () => true,
        () => false,
      )
      if (isSaved) return
      if (attempt < maxAttempts) await wait(waitMs.failed)
    }
  }

  async function attemptCompletion(isMobile: boolean): Promise<boolean> {
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const outcome = await call('POST /api/users/complete-onboarding', {
        mobile_completion: isMobile,
        timestamp: new Date().toISOString(),
        user_agent: navigator.userAgent,
      }).then(
        ({ onboarding_completed, verified }) =>
          onboarding_completed && verified ? 'confirmed' : 'unverified',
        () => 'failed' as const,
      )
      if (outcome === 'confirmed') return true
      if (attempt < maxAttempts) await wait(waitMs[outcome])
    }
    return false
  }

  const enqueue = <T>(run: (id: number) => Promise<T>): Promise<T> => {
    const id = ++latest
    const result = last.then(() => run(id))
    last = result
    return result
  }
  return {
    save: (step: OnboardingStep) => enqueue((id) => attemptStep(step, id)),
    /** Whether the server confirmed. */
    complete: (isMobile: boolean) => enqueue(() => attemptCompletion(isMobile)),
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
