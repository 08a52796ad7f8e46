import { getReports } from '#contract/api/reports.ts'
import { route } from '#kernel/http/route.ts'
import { readReport } from './read-report.ts'
import { openReport } from './report-scope.ts'

export const getReportsRoute = route(getReports, async (input, { db, ownerId }) =>
  readReport(db, await openReport(db, ownerId, input)),
)
