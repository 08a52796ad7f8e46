import type { BoundedContext } from '#kernel/bounded-context.ts'
import { accountDownloadRoutes } from './account-download/account-download.routes.ts'
import { compareReportsRoute } from './compare/compare-reports.route.ts'
import { exportReportRoute } from './exports/export-report.route.ts'
import { exportResultsRoute } from './exports/export-results.route.ts'
import { openExportFiles } from './exports/jobs/export-files.ts'
import {
  createExportRoute,
  downloadExportRoute,
  listExportsRoute,
  removeExportRoute,
} from './exports/jobs/export-jobs.routes.ts'
import {
  expireExportsJob,
  exportEraser,
  exportFileRemover,
  exportInvalidator,
} from './exports/jobs/export-retention.ts'
import { exporter, type ExporterDeps } from './exports/jobs/exporter.reactor.ts'
import { exportsChannel } from './exports/jobs/exports.channel.ts'
import { reportsChannel } from './reports.channel.ts'
import { getReportsRoute } from './get-reports.route.ts'
import { getReportInsightsRoute } from './insights/get-report-insights.route.ts'
import { getSentimentReportRoute } from './get-sentiment-report.route.ts'

export type ReportsDeps = Omit<ExporterDeps, 'files'> & {
  dataDir: string
  keys: Parameters<typeof openExportFiles>[1]
}

/** Figures of an owner's surveys over a period, and files of their results. */
export function reports({ dataDir, keys, ...deps }: ReportsDeps): BoundedContext {
  const files = openExportFiles(dataDir, keys)
  return {
    routes: [
      getReportsRoute,
      getSentimentReportRoute,
      compareReportsRoute,
      getReportInsightsRoute,
      exportReportRoute,
      exportResultsRoute,
      createExportRoute,
      listExportsRoute,
      downloadExportRoute(files),
      removeExportRoute,
      ...accountDownloadRoutes,
    ],
    reactors: [exporter({ ...deps, files }), exportInvalidator(deps), exportFileRemover(files)],
    jobs: [expireExportsJob],
    erasers: [exportEraser],
    channels: [exportsChannel, reportsChannel],
  }
}
