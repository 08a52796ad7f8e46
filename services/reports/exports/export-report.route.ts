import type { Readable } from 'node:stream'
import { exportReport } from '#contract/api/reports.ts'
import { route } from '#kernel/http/route.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { presentPoint } from '#projections/reports/present-figures.ts'
import { sumSeries } from '#projections/reports/report-figures.ts'
import { readReport } from '../read-report.ts'
import { openReport } from '../report-scope.ts'
import type { Table } from './column.ts'
import { sheetTexts } from './column-descriptions.ts'
import { reportDayColumns, surveyReportColumns } from './report-columns.ts'
import { attachment, mediaTypes, writeTable } from './write-results.ts'
import { sheetTable, writeXlsx } from './write-xlsx.ts'

export const exportReportRoute = route(exportReport, async (input, call) => {
  const { db, ownerId, recordSecurityEvent, reply } = call
  const { format, bom, table } = input
  const subject = await openReport(db, ownerId, input)
  const [report, days] = await Promise.all([
    readReport(db, subject),
    sumSeries(db, subject.scope, subject.range, 'day'),
  ])
  const id = input.survey === 'all' ? ownerId : input.survey
  const type = input.survey === 'all' ? 'owner' : 'survey'
  await recordSecurityEvent({ kind: 'export', subject: { type, id }, detail: `report ${format}` })
  const language = input.language ?? (await findOwner(db, ownerId))?.locale ?? 'en'
  const surveys = tableOf(surveyReportColumns, report.survey_reports)
  const byDay = tableOf(
    reportDayColumns,
    days.map(({ day, ...sums }) => presentPoint(day, sums)),
  )
  const texts = sheetTexts[language]
  const write = (): Readable => {
    if (format === 'xlsx')
      return writeXlsx(
        [sheetTable(texts.reportSurveys, surveys), sheetTable(texts.reportDays, byDay)],
        language,
      )
    const options = { format, bom, language }
    return table === 'days'
      ? writeTable(byDay, { ...options, what: 'reportDays' })
      : writeTable(surveys, { ...options, what: 'reportSurveys' })
  }
  const name = format === 'xlsx' ? 'report' : `report-${table}`
  return reply
    .type(mediaTypes[format])
    .header('content-disposition', attachment(name, format, new Date()))
    .send(write())
})

const tableOf = <R>(columns: Table<R>['columns'], rows: readonly R[]): Table<R> => ({
  columns,
  pages: (async function* () {
    if (rows.length > 0) yield rows
  })(),
})
