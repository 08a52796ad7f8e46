// Tables as files that spreadsheets open.

/** RFC 4180, with the mark by which Excel knows UTF-8. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

/** What a spreadsheet would take for a formula is marked as text, or a title could run commands. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
