// The file of an export as a stream, the same for those that are sent at once and those that are written in the background.
import { Readable } from 'node:stream'
import type {
  ExportedThing,
  ExportFilter,
  ResultFormat,
  StoredFormat,
} from '#contract/api/exports.ts'
import type { Locale } from '#contract/languages.ts'
import type { OwnerTurn } from '#contract/live.ts'
import type { Db } from '#kernel/postgres/db.ts'
import {
  exportedSessions,
  exportedTurns,
  turnContains,
} from '#projections/conversations/exported-rows.ts'
import { normalizeForSearch } from '#projections/surveys/search-text.ts'
import type { Table } from './column.ts'
import { sheetTexts } from './column-descriptions.ts'
import { responseColumns } from './response-columns.ts'
import { sessionColumns } from './session-columns.ts'
import { writeCsv, writeJson, writeNdjson } from './write-text.ts'
import { sheetTable, writeXlsx } from './write-xlsx.ts'

export const mediaTypes: Readonly<Record<StoredFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson',
  zip: 'application/zip',
}

/** The header `content-disposition`. */
export const attachment = (what: string, format: StoredFormat, at: Date): string =>
  `attachment; filename="prosa-${what}-${at.toISOString().slice(0, 10)}.${format}"`

export type ExportOptions = {
  surveyId: string
  what: ExportedThing
  format: ResultFormat
  bom: boolean
  language: Locale
  filter: ExportFilter
}

/** For every page of rows that are read, and those of them that are written; what it throws ends the file. */
export type OnPage = (count: { read: number; written: number }) => Promise<void>

export function writeResults(db: Db, options: ExportOptions, onPage?: OnPage): Readable {
  const { surveyId, what, filter } = options
  if (what === 'sessions') {
    const pages = selectPages(exportedSessions(db, surveyId, filter), onPage)
    return writeTable({ columns: sessionColumns, pages }, options)
  }
  const text = filter.search && normalizeForSearch(filter.search)
  const matches = text ? (turn: OwnerTurn) => turnContains(turn, text) : undefined
  const pages = selectPages(exportedTurns(db, surveyId, filter), onPage, matches)
  return writeTable({ columns: responseColumns, pages }, options)
}

async function* selectPages<R>(
  pages: AsyncIterable<readonly R[]>,
  onPage?: OnPage,
  matches?: (row: R) => boolean,
) {
  for await (const rows of pages) {
    const selected = matches ? rows.filter(matches) : rows
    await onPage?.({ read: rows.length, written: selected.length })
    if (selected.length > 0) yield selected
  }
}

type TableOptions = Pick<ExportOptions, 'format' | 'bom' | 'language'> & {
  what: 'responses' | 'sessions' | 'reportSurveys' | 'reportDays'
}

export function writeTable<R>(
  table: Table<R>,
  { what, format, bom, language }: TableOptions,
): Readable {
  switch (format) {
    case 'csv':
      return Readable.from(writeCsv(table, { bom }))
    case 'json':
      return Readable.from(writeJson(table))
    case 'ndjson':
      return Readable.from(writeNdjson(table))
    case 'xlsx':
      return writeXlsx([sheetTable(sheetTexts[language][what], table)], language)
  }
}
