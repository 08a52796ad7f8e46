import type { BoundedContext } from '#kernel/bounded-context.ts'
import { getReportsRoute } from './get-reports.route.ts'

/** Figures of an owner's surveys over a period. */
export const reports = (): BoundedContext => ({ routes: [getReportsRoute] })
