import { getHealth } from '#contract/api/health.ts'
import type { Models } from '#contract/models.ts'
import { withTimeout } from '../async/with-timeout.ts'
import { refuse } from '../problem.ts'
import { type Route, route } from './route.ts'

/** State of an instance. `reason` is set if it is not ready. */
export type Readiness = {
  reason?: string
  projections: Record<string, number>
  reactors?: Record<string, { waiting: number; oldest_seconds: number; parked: number }>
  cleaning?: { cleaned_at: string | null; attempted_at: string | null; remaining: string[] }
}

export type Health = {
  version: string
  standIns: readonly string[]
  models: Models
  check: () => Promise<Readiness>
  draining: () => boolean
}

const checkTimeoutMs = 2_000

/** Reports whether the instance is ready. A failed or slow check means not ready. */
export function healthRoute({ version, standIns, models, check, draining }: Health): Route {
  return route(getHealth, async () => {
    if (draining()) refuse('service/shutting-down')
    const failed = (): Readiness => ({ reason: 'The database cannot be reached.', projections: {} })
    const { reason, projections, reactors, cleaning } = await withTimeout(
      () => check().catch(failed),
      {
        timeoutMs: checkTimeoutMs,
      },
    ).catch((): Readiness => ({ reason: 'The checks take too long.', projections: {} }))
    if (reason !== undefined) refuse('service/unavailable', { reason })
    return {
      ...{ status: 'ready' as const, version, projections },
      ...(reactors && { reactors }),
      ...(cleaning && { cleaning }),
      ...{ stand_ins: [...standIns], models },
    }
  })
}
