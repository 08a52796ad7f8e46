import type { ExportJob } from '#contract/api/exports.ts'
import type { ResultExportRow } from '#projections/reports/exports.projection.ts'

export const presentExport = (row: ResultExportRow, title: string | null): ExportJob => ({
  id: row.exportId,
  survey_id: row.surveyId,
  survey_title: title ?? '',
  what: row.what,
  format: row.format,
  filtered: row.filtered,
  status: row.status,
  percent: row.percent,
  runs: row.run,
  requested_at: row.requestedAt,
  as_of: row.asOf,
  rows: row.rows,
  bytes: row.bytes,
  expires_at: row.expiresAt,
  failure: row.failure,
})
