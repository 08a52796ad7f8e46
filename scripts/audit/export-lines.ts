// What the lines of an export say. Throws for what says nothing; whether it is true is for others to find out.
import { z } from 'zod'
import type { Json } from '#ports/event-store.ts'
import {
  ExportHead,
  ExportSeal,
  type ExportFormat,
} from '../../services/credits/audit/export-format.ts'
import { columns, type ExportRow } from '../../services/credits/audit/export-row.ts'

/** As written, whatever it is: every field as text, but for what it rests on. */
export type RowInFile = { row: ExportRow; said: Readonly<Record<string, unknown>> }

export type Reader = {
  /** Lines before the first entry. */
  headLines: number
  head: (lines: readonly string[]) => ExportHead
  row: (line: string) => RowInFile
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

const toRow = (said: Readonly<Record<string, unknown>>, data: unknown): RowInFile => {
  const stored = Row.parse({ ...said, data })
  const derived = { credits: null, balance: null, lot: null, subject: null, note: null }
  return { said, row: { ...derived, ...stored, data: data as Json } }
}

const opening = ',"entries":['
const closing = '],"seal":'

const json: Reader = {
  headLines: 1,
  head([line = '']) {
    const text = line.trimEnd()
    if (!text.endsWith(opening)) throw new Error('no head')
    return ExportHead.parse(JSON.parse(`${text.slice(0, -opening.length)}}`))
  },
  row(line) {
    const said = JSON.parse(line.trimEnd().replace(/,$/, '')) as Record<string, unknown>
    return toRow(said, said['data'])
  },
  seal(line) {
    const text = line.trimEnd()
    if (!text.startsWith(closing)) throw new Error('no seal')
    return ExportSeal.parse(JSON.parse(text.slice(closing.length, -1)))
  },
}

const csv: Reader = {
  headLines: 2,
  head: ([, line = '']) => ExportHead.parse(special('export', line)),
  row(line) {
    const said = cellsOf(line)
    return toRow(said, JSON.parse(said['data'] ?? ''))
  },
  seal: (line) => ExportSeal.parse(special('seal', line)),
}

function special(type: string, line: string): unknown {
  const said = cellsOf(line)
  if (said['type'] !== type) throw new Error(`no ${type}`)
  return JSON.parse(said['data'] ?? '')
}

/** A whole row by RFC 4180. A parser for files of any kind, begun anew for each line, takes twenty times as long. */
const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/y

function cellsOf(line: string): Record<string, string> {
  const cells: string[] = []
  let end = 0
  while (end < line.length) {
    field.lastIndex = end
    const [whole, quoted, plain = ''] = field.exec(line) ?? refuseRow()
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    end += whole.length
  }
  return Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']))
}

const refuseRow = (): never => {
  throw new Error('no row')
}

export const readerOf = (format: ExportFormat): Reader => (format === 'json' ? json : csv)

/** By its first byte: nothing else begins with a brace. */
export const formatOf = (firstLine: Buffer): ExportFormat => (firstLine[0] === 123 ? 'json' : 'csv')
