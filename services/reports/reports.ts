import type { Context } from '#kernel/context.ts'
import { getReportsRoute } from './get-reports.route.ts'

/** Figures of a period. */
export const reports = (): Context => ({ routes: [getReportsRoute] })
