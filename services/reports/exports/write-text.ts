// Tables as CSV (RFC 4180), JSON and NDJSON, a page at a time.
import { csvRow, defuseFormula, quoteCell } from '#contract/csv.ts'
import { type Cell, joinList, type Table } from './column.ts'

const byteOrderMark = '\uFEFF'

export async function* writeCsv<R>({ columns, pages }: Table<R>, { bom }: { bom: boolean }) {
  yield `${bom ? byteOrderMark : ''}${csvRow(columns.map(({ name }) => name))}`
  for await (const rows of pages) {
    // One text without lists of cells and lines in between.
    let lines = ''
    for (const row of rows) {
      let separator = ''
      for (const { read } of columns) {
        lines += separator + csvCell(read(row))
        separator = ','
      }
      lines += '\r\n'
    }
    yield lines
  }
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  const text = typeof cell === 'string' ? cell : joinList(cell)
  return text === '' ? '' : quoteCell(defuseFormula(text))
}

/** One array. */
export async function* writeJson<R>(table: Table<R>) {
  let separator = '[\n'
  for await (const lines of jsonLines(table)) {
    yield separator + lines.join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** One object a line. */
export async function* writeNdjson<R>(table: Table<R>) {
  for await (const lines of jsonLines(table)) yield `${lines.join('\n')}\n`
}

async function* jsonLines<R>({ columns, pages }: Table<R>) {
  for await (const rows of pages)
    yield rows.map((row) =>
      JSON.stringify(Object.fromEntries(columns.map(({ name, read }) => [name, read(row)]))),
    )
}
