// The byte-exact format of exports, one entry a line: see docs/ledger-export.md.
import canonicalize from 'canonicalize'
import { z } from 'zod'
import { csvRow, quoteCell } from '#contract/csv.ts'
import { Anchor } from './anchors.ts'
import { KeyHandover } from './key-handovers.ts'
import { exportColumns, type ExportRow } from './export-row.ts'

export const ExportFormat = z.enum(['csv', 'json'])
export type ExportFormat = z.infer<typeof ExportFormat>

/** The start of a file. */
export const ExportHead = z.strictObject({
  format: z.literal('prosa-ledger'),
  version: z.literal(1),
  owner: z.uuid(),
  exported_at: z.iso.datetime(),
  /** Entries after this time are left out; null: none are. */
  as_of: z.iso.datetime().nullable(),
  /** Earlier signed heads of this ledger. */
  anchors: z.array(Anchor),
  /** How the key of the seal replaced earlier ones, oldest first; absent where it is the first. */
  keys: z.array(KeyHandover).optional(),
})
export type ExportHead = z.infer<typeof ExportHead>

/** The end of a file. */
export const ExportSeal = z.strictObject({
  algorithm: z.literal('Ed25519'),
  /** SHA-256 of every byte before the line of the seal. */
  digest: z.string(),
  entries: z.int(),
  /** The hash of the last entry. */
  head: z.string(),
  balance: z.int(),
  key: z.string(),
  public_key: z.string(),
  /** Over the canonical JSON of everything else in the seal. */
  signature: z.string(),
})
export type ExportSeal = z.infer<typeof ExportSeal>

export type ExportWriter = {
  begin: (head: ExportHead) => string
  /** `index` counts from 0. */
  entry: (row: ExportRow, index: number) => string
  /** The text between the last entry and the seal's line. */
  close: (entries: number) => string
  seal: (seal: ExportSeal) => string
}

const json = (value: unknown) => canonicalize(value)!

/** One JSON document. */
const jsonWriter: ExportWriter = {
  begin: (head) => `${json(head).slice(0, -1)},"entries":[`,
  entry: (row, index) => `${index === 0 ? '\n' : ',\n'}${json(row)}`,
  close: () => '\n',
  seal: (seal) => `],"seal":${json(seal)}}\n`,
}

const cellsOf = (row: ExportRow) =>
  exportColumns.map((name) => (name === 'data' ? json(row.data) : (row[name] ?? '')))

/** RFC 4180. The first row after the column names holds the head and the last one the seal, as JSON in `data`. */
const csvWriter: ExportWriter = {
  begin: (head) => csvRow(exportColumns) + metadataRow('export', head),
  entry: (row) => csvRow(cellsOf(row)),
  close: () => '',
  seal: (seal) => metadataRow('seal', seal),
}

const metadataRow = (type: string, data: object) =>
  csvRow(exportColumns.map((name) => (name === 'type' ? type : name === 'data' ? json(data) : '')))

export const createExportWriter = (format: ExportFormat): ExportWriter =>
  format === 'json' ? jsonWriter : csvWriter

/**
 * The line of an entry in a CSV file from before full-width and hidden operators were taken for formulas. Sealed files
 * keep their bytes.
 */
export function earlierCsvEntry(row: ExportRow): string {
  const cells = cellsOf(row).map((cell) => {
    const isFormula = typeof cell === 'string' && /^\s*[=+\-@]/.test(cell)
    return quoteCell(isFormula ? `'${cell}` : String(cell))
  })
  return `${cells.join(',')}\r\n`
}
