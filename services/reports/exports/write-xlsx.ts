// A table as an XLSX workbook with typed cells, in constant memory.
import { PassThrough, type Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { WorkbookWriter, WorksheetWriter } from '@cj-tech-master/excelts'
import type { Locale } from '#contract/languages.ts'
import { type Cell, type Column, type ColumnType, joinList, type Table } from './column.ts'
import { describeColumn, sheetTexts } from './column-descriptions.ts'

/** Limits of the format; the first includes the row of names. */
export const maxSheetRows = 1_048_576
const maxCellCharacters = 32_767
/** Between two turns of the event loop. */
const rowsPerTurn = 100
const timeFormat = 'yyyy-mm-dd hh:mm:ss'
const dayFormat = 'yyyy-mm-dd'
const widths: Readonly<Record<ColumnType, number>> = {
  ...{ text: 24, number: 10, boolean: 10, time: 20, day: 12, list: 24 },
}

/** The cells of a table, whatever its rows are. */
type SheetTable = {
  name: string
  columns: readonly ColumnHead[]
  pages: AsyncIterable<readonly (readonly Cell[])[]>
}
type ColumnHead = Pick<Column<never>, 'name' | 'type'>

export function sheetTable<R>(name: string, { columns, pages }: Table<R>): SheetTable {
  async function* cells() {
    for await (const rows of pages) yield rows.map((row) => columns.map(({ read }) => read(row)))
  }
  return { name, columns, pages: cells() }
}

/** Each table on as many sheets as it needs, after a sheet that describes their columns. */
export function writeXlsx(
  tables: readonly SheetTable[],
  language: Locale,
  maxRows = maxSheetRows,
): Readable {
  const output = new PassThrough()
  void fill().catch((error: unknown) => output.destroy(error as Error))
  return output

  async function fill() {
    // Loaded with the first workbook: its 400 modules would slow each start down.
    const { WorkbookWriter } = await import('@cj-tech-master/excelts')
    const workbook = new WorkbookWriter({
      stream: output,
      useSharedStrings: false,
      useStyles: true,
      trueStreaming: true,
    })
    describeColumns(workbook, tables, language)
    for (const table of tables) await addTable(workbook, table, { language, output, maxRows })
    await workbook.commit()
  }
}

async function addTable(
  workbook: WorkbookWriter,
  { name, columns, pages }: SheetTable,
  { language, output, maxRows }: { language: Locale; output: PassThrough; maxRows: number },
): Promise<void> {
  let sheet = addSheet(workbook, { name, columns, language })
  let [number, written] = [1, 1]
  for await (const rows of pages)
    for (const cells of rows) {
      if (written === maxRows) {
        sheet.commit()
        number += 1
        sheet = addSheet(workbook, { name: `${name} ${number}`, columns, language })
        written = 1
      }
      sheet.addRow(cells.map((cell, at) => xlsxCell(columns[at]!, cell))).commit()
      written += 1
      if (written % rowsPerTurn === 0) await drain(output)
    }
  sheet.commit()
}

/** Waits while the reader is behind; throws when it has gone. */
async function drain(output: PassThrough): Promise<void> {
  await setImmediate()
  if (output.destroyed) throw new Error('The reader of the file has gone.')
  if (output.writableNeedDrain)
    await new Promise<void>((resolve) => {
      output.once('drain', resolve)
      output.once('close', resolve)
    })
}

type Sheet = { name: string; columns: readonly ColumnHead[]; language: Locale }

function addSheet(workbook: WorkbookWriter, { name, columns, language }: Sheet): WorksheetWriter {
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: 1, rightToLeft: language === 'ar' }],
  })
  sheet.columns = columns.map(({ name: header, type }) => ({
    header,
    // Names are never cut.
    width: Math.max(widths[type], header.length + 3),
    ...(type === 'time' && { style: { numFmt: timeFormat } }),
    ...(type === 'day' && { style: { numFmt: dayFormat } }),
  }))
  sheet.getRow(1).font = { bold: true }
  return sheet
}

function describeColumns(
  workbook: WorkbookWriter,
  tables: readonly SheetTable[],
  language: Locale,
): void {
  const texts = sheetTexts[language]
  const isRightToLeft = language === 'ar'
  const sheet = workbook.addWorksheet(texts.columns, {
    views: [{ state: 'frozen', ySplit: 1, rightToLeft: isRightToLeft }],
  })
  // Its texts begin with a word of the reader's language, but not all programs take the direction from it.
  const readingOrder = isRightToLeft ? 'rtl' : 'ltr'
  const alignment = { wrapText: true, vertical: 'top', readingOrder } as const
  sheet.columns = [
    { header: texts.column, width: 26, style: { alignment: { vertical: 'top' } } },
    { header: texts.meaning, width: 90, style: { alignment } },
  ]
  sheet.getRow(1).font = { bold: true }
  const names = new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)))
  for (const name of names) sheet.addRow([name, describeColumn(name, language)]).commit()
  sheet.addRow(['', texts.limits]).commit()
  sheet.commit()
}

function xlsxCell(
  { type }: { type: ColumnType },
  cell: Cell,
): string | number | boolean | Date | null {
  if (cell === null || cell === '') return null
  if (typeof cell === 'object') return cutText(joinList(cell)) || null
  if (typeof cell !== 'string') return cell
  return type === 'time' || type === 'day' ? new Date(cell) : cutText(cell)
}

/** Characters that XML cannot hold are left out; longer text is in the other formats. */
const cutText = (text: string): string => {
  const clean = text.replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
  return clean.length > maxCellCharacters ? `${clean.slice(0, maxCellCharacters - 1)}…` : clean
}
