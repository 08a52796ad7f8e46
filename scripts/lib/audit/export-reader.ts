// Parses the lines of an export. Throws for malformed lines; does not verify their content.
import { z } from 'zod'
import type { Json } from '#ports/event-store.ts'
import {
  ExportHead,
  ExportSeal,
  type ExportFormat,
} from '../../../services/credits/audit/export-format.ts'
import { exportColumns, type ExportRow } from '../../../services/credits/audit/export-row.ts'

/** `fields`: the unchecked values of the line. */
export type ParsedRow = { row: ExportRow; fields: Readonly<Record<string, unknown>> }

export type ExportReader = {
  /** Lines before the first entry. */
  headLines: number
  head: (lines: readonly string[]) => ExportHead
  row: (line: string) => ParsedRow
  seal: (line: string) => ExportSeal
}

const Row = z.object({
  revision: z.coerce.number().int().min(0),
  id: z.string(),
  type: z.string(),
  version: z.string(),
  at: z.string(),
  data: z.unknown(),
  previousHash: z.string(),
  hash: z.string(),
})

const toRow = (fields: Readonly<Record<string, unknown>>, data: unknown): ParsedRow => {
  const stored = Row.parse({ ...fields, data })
  const derived = { credits: null, balance: null, lot: null, subject: null, note: null }
  return { fields, row: { ...derived, ...stored, data: data as Json } }
}

const headSuffix = ',"entries":['
const sealPrefix = '],"seal":'

const json: ExportReader = {
  headLines: 1,
  head([line = '']) {
    const text = line.trimEnd()
    if (!text.endsWith(headSuffix)) throw new Error('no head')
    return ExportHead.parse(JSON.parse(`${text.slice(0, -headSuffix.length)}}`))
  },
  row(line) {
    const fields = JSON.parse(line.trimEnd().replace(/,$/, '')) as Record<string, unknown>
    return toRow(fields, fields['data'])
  },
  seal(line) {
    const text = line.trimEnd()
    if (!text.startsWith(sealPrefix)) throw new Error('no seal')
    return ExportSeal.parse(JSON.parse(text.slice(sealPrefix.length, -1)))
  },
}

const csv: ExportReader = {
  headLines: 2,
  head: ([, line = '']) => ExportHead.parse(parseMetaRow('export', line)),
  row(line) {
    const fields = parseCells(line)
    return toRow(fields, JSON.parse(fields['data'] ?? ''))
  },
  seal: (line) => ExportSeal.parse(parseMetaRow('seal', line)),
}

function parseMetaRow(type: string, line: string): unknown {
  const fields = parseCells(line)
  if (fields['type'] !== type) throw new Error(`no ${type}`)
  return JSON.parse(fields['data'] ?? '')
}

/** A cell of RFC 4180. A general CSV parser, created for each line, takes twenty times as long. */
const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/y

function parseCells(line: string): Record<string, string> {
  const cells: string[] = []
  let end = 0
  while (end < line.length) {
    field.lastIndex = end
    const [whole, quoted, plain = ''] = field.exec(line) ?? throwInvalidRow()
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    end += whole.length
  }
  return Object.fromEntries(exportColumns.map((name, index) => [name, cells[index] ?? '']))
}

const throwInvalidRow = (): never => {
  throw new Error('malformed row')
}

export const readerOf = (format: ExportFormat): ExportReader => (format === 'json' ? json : csv)

/** By the first byte: only JSON starts with a brace. */
export const formatOf = (firstLine: Buffer): ExportFormat => (firstLine[0] === 123 ? 'json' : 'csv')
