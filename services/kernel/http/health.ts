import { getHealth } from '#contract/api/health.ts'
import { withTimeout } from '../async/with-timeout.ts'
import { refuse } from '../problem.ts'
import { type Route, route } from './route.ts'

/** What an instance knows of itself. `reason` says why it is not ready. */
export type Readiness = { reason?: string; projections: Record<string, number> }

export type Health = {
  version: string
  standIns: readonly string[]
  check: () => Promise<Readiness>
  draining: () => boolean
}

const checkTimeoutMs = 2_000

/** Ready, or why not. A check that fails or hangs means not ready. */
export function healthRoute({ version, standIns, check, draining }: Health): Route {
  return route(getHealth, async () => {
    if (draining()) refuse('service/shutting-down')
    const failed = (): Readiness => ({ reason: 'The database cannot be reached.', projections: {} })
    const { reason, projections } = await withTimeout(() => check().catch(failed), {
      timeoutMs: checkTimeoutMs,
    }).catch((): Readiness => ({ reason: 'The checks take too long.', projections: {} }))
    if (reason !== undefined) refuse('service/unavailable', { reason })
    return { status: 'ready' as const, version, projections, stand_ins: [...standIns] }
  })
}
