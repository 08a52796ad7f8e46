// Cells of CSV files that people open in a spreadsheet.

/** What a spreadsheet does not show: white space, control and format characters, and blank letters. */
const invisible = String.raw`[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]`
/** `=`, `+`, `-` and `@`, also in their full-width and small forms, which some spreadsheets read as the plain ones. */
const operator = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]'
const formula = new RegExp(`^(?:${invisible}*${operator}|[\\t\\r\\n])`, 'u')

/** Text that a spreadsheet could run as a formula begins with an apostrophe. */
export const defuseFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** A cell of RFC 4180. */
export const quoteCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** One line, RFC 4180. Numbers are written as numbers. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoteCell(defuseFormula(cell)))).join(',')}\r\n`
