// Cells of CSV files that people open in a spreadsheet.

/** What a spreadsheet does not show: white space, control and format characters, and blank letters. */
const invisible = String.raw`[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]`
/** `=`, `+`, `-` and `@`, also in their full-width and small forms, which some spreadsheets read as the plain ones. */
const operator = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]'
const formula = new RegExp(`^(?:${invisible}*${operator}|[\\t\\r\\n])`, 'u')

/** Text that a spreadsheet could run as a formula begins with an apostrophe. */
export const defuseFormula = (text: string): string =>
  startsPlainly(text) || !formula.test(text) ? text : `'${text}`

/** Most texts begin with a Latin letter or a digit: the pattern takes many times as long. */
function startsPlainly(text: string): boolean {
  const code = text.charCodeAt(0)
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
}

type Separator = ',' | ';'

/** A cell of RFC 4180. */
export const quoteCell = (text: string, separator: Separator = ','): string =>
  quoted[separator].test(text) ? `"${text.replaceAll('"', '""')}"` : text

const quoted = { ',': /[",\r\n]/, ';': /[";\r\n]/ } satisfies Record<Separator, RegExp>

/** One line, RFC 4180. Numbers are written as numbers. */
export function csvRow(cells: Iterable<string | number>, separator: Separator = ','): string {
  let line = ''
  let isFirst = true
  for (const cell of cells) {
    if (!isFirst) line += separator
    isFirst = false
    line += typeof cell === 'number' ? String(cell) : quoteCell(defuseFormula(cell), separator)
  }
  return `${line}\r\n`
}
