import {
  type AccountDownload,
  getAccountDownload,
  requestAccountDownload,
} from '#contract/api/account-download.ts'
import { type RequestContext, route, type Route } from '#kernel/http/route.ts'
import { readOwnerSettings } from '#projections/accounts/owner-settings.projection.ts'
import { type ExportRow, findAccountExport } from '#projections/reports/exports.projection.ts'
import { exportJob } from '../exports/jobs/export-job.decider.ts'

const getAccountDownloadRoute = route(getAccountDownload, (_, call) => presentLatest(call))

const requestAccountDownloadRoute = route(requestAccountDownload, async (_, call) => {
  const { db, ownerId, execute, waitForPosition, recordSecurityEvent } = call
  const latest = await findAccountExport(db, ownerId)
  if (latest && (latest.status === 'queued' || latest.status === 'running'))
    return presentLatest(call)
  if (latest) await execute(exportJob, latest.exportId, { type: 'Cancel' })
  const { interface_language: language } = await readOwnerSettings(db, ownerId)
  await recordSecurityEvent({
    kind: 'export',
    subject: { type: 'owner', id: ownerId },
    detail: 'account zip',
  })
  const { position } = await execute(exportJob, call.newId('account download'), {
    type: 'Request',
    request: {
      ...{ ownerId, surveyId: null, what: 'account', format: 'zip', bom: true, language },
      ...{ filter: null, filtered: false },
    },
  })
  await waitForPosition(position)
  call.reply.code(202)
  return presentLatest(call)
})

async function presentLatest({ db, ownerId }: RequestContext<'owner'>) {
  const row = await findAccountExport(db, ownerId)
  return { download: row ? present(row) : null }
}

const present = (row: ExportRow): AccountDownload => ({
  id: row.exportId,
  status: row.status,
  percent: row.percent,
  requested_at: row.requestedAt,
  as_of: row.asOf,
  bytes: row.bytes,
  expires_at: row.expiresAt,
  failure: row.failure,
  url: row.status === 'ready' ? `/api/exports/${row.exportId}/file` : null,
})

export const accountDownloadRoutes: readonly Route[] = [
  getAccountDownloadRoute,
  requestAccountDownloadRoute,
]
