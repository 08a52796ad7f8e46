// Everything that an account holds as one ZIP file, in constant memory.
import type { Locale } from '#contract/languages.ts'
import { ownValue } from '#contract/own-value.ts'
import { must } from '#kernel/problem.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Table } from '../exports/column.ts'
import { describeColumn } from '../exports/column-descriptions.ts'
import { writeCsv, writeJson } from '../exports/write-text.ts'
import { accountTables } from './account-tables.ts'
import { columnTexts, readmeTexts, tableTexts } from './account-texts.ts'
import type { NamedTable } from './named-table.ts'

type Options = {
  ownerId: string
  language: Locale
  /** After each page of rows, with the share of the files that are written, from 0 to 1; what it throws ends the archive. */
  onPage: (rows: number, share: number) => Promise<void>
}

const formats = [
  { ending: 'csv', write: (table: Table<never>) => writeCsv(table, { bom: true }) },
  { ending: 'json', write: (table: Table<never>) => writeJson(table) },
]

/** The tables of the database are read one after another, each as of its own moment. */
export async function* writeArchive(
  db: Db,
  { ownerId, language, onPage }: Options,
): AsyncGenerator<Uint8Array> {
  // Loaded with the first archive: its modules would slow each start down.
  const { zip } = await import('@cj-tech-master/excelts/archive')
  const tables = accountTables(db, ownerId)
  const archive = zip({ noSort: true })
  archive.add('README.txt', Buffer.from(readmeOf(tables, language)))
  for (const [index, { name, table }] of tables.entries())
    for (const [at, { ending, write }] of formats.entries()) {
      const share = (index + at / formats.length) / tables.length
      // Rows of a second format are the same ones.
      const counted = { ...table, pages: countPages(table, (rows) => onPage(at ? 0 : rows, share)) }
      archive.add(`${name}.${ending}`, toBytes(write(counted)))
    }
  yield* archive.stream()
}

async function* countPages<R>(
  { pages }: Table<R>,
  onRows: (rows: number) => Promise<void>,
): AsyncGenerator<readonly R[]> {
  for await (const rows of pages) {
    await onRows(rows.length)
    if (rows.length > 0) yield rows
  }
}

async function* toBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

/** What each file and each column is, in the owner's language. */
export function readmeOf(tables: readonly NamedTable[], language: Locale): string {
  const { title, formats: about, locked } = readmeTexts
  const sections = tables.map(({ name, table }) => {
    const texts = must(ownValue(tableTexts, name), `description of the table ${name}`)
    const columns = table.columns.map((column) => `  ${column.name}: ${meaningOf(column.name)}`)
    return [`${name}.csv, ${name}.json`, texts[language], ...columns].join('\n')
  })
  return `${[title[language], about[language], locked[language], ...sections].join('\n\n')}\n`

  function meaningOf(name: string): string {
    return ownValue(columnTexts, name)?.[language] ?? describeColumn(name, language)
  }
}
