// Tables as CSV (RFC 4180), JSON and NDJSON, a page at a time.
import { csvRow } from '#contract/csv.ts'
import { type Cell, joinList, type Table } from './column.ts'

const byteOrderMark = '\uFEFF'

export async function* writeCsv<R>({ columns, pages }: Table<R>, { bom }: { bom: boolean }) {
  yield `${bom ? byteOrderMark : ''}${csvRow(columns.map(({ name }) => name))}`
  for await (const rows of pages)
    yield rows.map((row) => csvRow(columns.map(({ read }) => csvCell(read(row))))).join('')
}

function csvCell(cell: Cell): string | number {
  if (cell === null) return ''
  if (typeof cell === 'object') return joinList(cell)
  return typeof cell === 'boolean' ? String(cell) : cell
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
