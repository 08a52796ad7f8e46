// How exports are written: one entry a line, in the only way there is, so that any other byte is a change. See docs/ledger-export.md.
import canonicalize from 'canonicalize'
import { z } from 'zod'
import { Anchor } from './anchors.ts'
import { exportColumns, type ExportRow } from './export-row.ts'

export const ExportFormat = z.enum(['csv', 'json'])
export type ExportFormat = z.infer<typeof ExportFormat>

/** What a file begins with. */
export const ExportHead = z.strictObject({
  format: z.literal('prosa-ledger'),
  version: z.literal(1),
  owner: z.uuid(),
  exported_at: z.iso.datetime(),
  /** Entries after that moment are left out; null where none are. */
  as_of: z.iso.datetime().nullable(),
  /** Signed heads of this ledger, of earlier moments. */
  anchors: z.array(Anchor),
})
export type ExportHead = z.infer<typeof ExportHead>

/** What it ends with. */
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
  /** What still comes before the line of the seal. */
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

/** RFC 4180. The first row after the names holds the head, the last one the seal, as JSON in `data`. */
const csvWriter: ExportWriter = {
  begin: (head) => csvRow(exportColumns) + metadataRow('export', head),
  entry: (row) =>
    csvRow(exportColumns.map((name) => (name === 'data' ? json(row.data) : (row[name] ?? '')))),
  close: () => '',
  seal: (seal) => metadataRow('seal', seal),
}

const metadataRow = (type: string, data: object) =>
  csvRow(exportColumns.map((name) => (name === 'type' ? type : name === 'data' ? json(data) : '')))

const csvRow = (cells: readonly (string | number)[]) => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : escapeFormula(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet would run what begins like this; an apostrophe makes it text. Numbers stay numbers. */
const escapeFormula = (text: string) => (/^\s*[=+\-@]/.test(text) ? `'${text}` : text)

export const createExportWriter = (format: ExportFormat): ExportWriter =>
  format === 'json' ? jsonWriter : csvWriter
