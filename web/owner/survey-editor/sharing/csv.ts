// CSV files for spreadsheets.
import { csvRow } from '#contract/csv.ts'

/** RFC 4180, with a byte order mark, which Excel needs for UTF-8. */
export function toCsv(
  rows: readonly (readonly (string | number)[])[],
  separator: ',' | ';' = ',',
): string {
  return `\uFEFF${rows.map((cells) => csvRow(cells, separator)).join('')}`
}

/** What Excel separates columns with where the language is used: in Portuguese the comma is in decimals. */
export const separatorFor = (language: string): ',' | ';' => (language === 'pt-br' ? ';' : ',')
