// CSV files for spreadsheets.
import { csvRow } from '#contract/csv.ts'

/** RFC 4180, with a byte order mark, which Excel needs for UTF-8. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map(csvRow).join('')}`
}
