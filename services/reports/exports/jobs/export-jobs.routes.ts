import { Readable } from 'node:stream'
import {
  createExport,
  downloadExport,
  type ExportFilter,
  listExports,
  removeExport,
} from '#contract/api/exports.ts'
import { limits } from '#contract/limits.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import { refuse } from '#kernel/problem.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { countExportedRows } from '#projections/conversations/exported-rows.ts'
import {
  type ExportRow,
  exportsOf,
  findExport,
  type ResultExportRow,
} from '#projections/reports/exports.projection.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { filterOf, formatFilter } from '../export-filter.ts'
import { attachment, mediaTypes } from '../write-results.ts'
import { exportJob } from './export-job.decider.ts'
import type { ExportFiles } from './export-files.ts'
import { presentExport } from './present-export.ts'

export const createExportRoute = route(
  createExport,
  async ({ survey: surveyId, background, ...options }, call) => {
    const { db, ownerId, readConsistently, reply } = call
    const survey = await readConsistently(() => findSurvey(db, surveyId))
    if (survey?.ownerId !== ownerId) return refuse('surveys/not-found')
    const language = options.language ?? (await findOwner(db, ownerId))?.locale ?? 'en'
    const { what, format, bom } = options
    const file = { surveyId, what, format, bom, language }
    const filter = filterOf(options)
    const { directRows } = limits.exports
    const rows =
      background === 'always'
        ? Infinity
        : await countExportedRows(db, { ...file, filter }, directRows + 1)
    if (rows <= directRows) return { url: directUrl(file, filter), export: null }
    const stored = formatFilter(filter)
    const request = { ...file, ownerId, filter: stored, filtered: stored !== null }
    const id = call.newId('export')
    await assertRoom(call, id)
    await recordExport(call, request)
    const { position } = await call.execute(exportJob, id, { type: 'Request', request })
    await call.waitForPosition(position)
    reply.code(202)
    const row = await readConsistently(() => findExport(db, id))
    return { url: null, export: row ? presentExport(row as ResultExportRow, survey.title) : null }
  },
)

type ExportOptions = Pick<ResultExportRow, 'surveyId' | 'what' | 'format'> & {
  bom: boolean
  language: string
}

function directUrl(
  { surveyId, what, format, bom, language }: ExportOptions,
  filter: ExportFilter,
): string {
  const fields = Object.entries(filter).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams({ what, format, bom: String(bom), language })
  for (const [name, value] of fields) query.set(name!, value!)
  return `/api/surveys/${surveyId}/export?${query.toString()}`
}

/** A repeated request finds its own export. */
async function assertRoom({ db, ownerId }: RequestContext<'owner'>, id: string): Promise<void> {
  const existing = await exportsOf(db, ownerId)
  if (
    existing.length >= limits.exports.perOwner &&
    !existing.some(({ exportId }) => exportId === id)
  )
    refuse('reports/too-many-exports')
}

const recordExport = (
  { recordSecurityEvent }: RequestContext<'owner'>,
  row: Pick<ExportRow, 'ownerId' | 'surveyId' | 'what' | 'format'>,
) =>
  recordSecurityEvent({
    kind: 'export',
    subject: row.surveyId
      ? { type: 'survey', id: row.surveyId }
      : { type: 'owner', id: row.ownerId },
    detail: `${row.what} ${row.format}`,
  })

export const listExportsRoute = route(listExports, async (_, { db, ownerId }) =>
  (await exportsOf(db, ownerId)).map((row) => presentExport(row, row.title)),
)

async function findOwnExport(
  { db, ownerId, readConsistently }: RequestContext<'owner'>,
  exportId: string,
): Promise<ExportRow> {
  const row = await readConsistently(() => findExport(db, exportId))
  return row?.ownerId === ownerId ? row : refuse('reports/export-not-found')
}

export const downloadExportRoute = (files: Pick<ExportFiles, 'read'>) =>
  route(downloadExport, async ({ exportId }, call) => {
    const row = await findOwnExport(call, exportId)
    if (row.status !== 'ready') return refuse('reports/export-not-ready')
    const { ownerId, run, what, format } = row
    const content = await files.read({ ownerId, exportId, run })
    if (!content) return refuse('reports/export-not-ready')
    await recordExport(call, row)
    return call.reply
      .type(mediaTypes[format])
      .header(
        'content-disposition',
        attachment(what, format, new Date(row.asOf ?? row.requestedAt)),
      )
      .header('content-length', row.bytes)
      .send(Readable.from(content))
  })

export const removeExportRoute = route(removeExport, async ({ exportId }, call) => {
  await findOwnExport(call, exportId)
  const { position } = await call.execute(exportJob, exportId, { type: 'Cancel' })
  await call.waitForPosition(position)
  return { ok: true as const }
})
