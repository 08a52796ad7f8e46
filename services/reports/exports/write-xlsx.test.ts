import { buffer } from 'node:stream/consumers'
import { Workbook } from '@cj-tech-master/excelts'
import { expect, test } from 'vitest'
import type { Table } from './column.ts'
import { maxSheetRows, sheetTable, writeXlsx } from './write-xlsx.ts'

const numbers = (count: number): Table<number> => ({
  columns: [
    { name: 'number', type: 'number', read: (row) => row },
    { name: 'question', type: 'text', read: (row) => `Question ${row}` },
  ],
  pages: (async function* () {
    for (let from = 0; from < count; from += 4)
      yield Array.from({ length: Math.min(4, count - from) }, (_, at) => from + at)
  })(),
})

async function sheetsOf(count: number, maxRows: number) {
  const file = await buffer(writeXlsx([sheetTable('Answers', numbers(count))], 'en', maxRows))
  const workbook = new Workbook()
  await workbook.xlsx.load(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  return workbook.worksheets.slice(1).map((sheet) => ({
    name: sheet.name,
    names: sheet.getRow(1).getCell(2).value,
    rows: Array.from(
      { length: sheet.rowCount - 1 },
      (_, at) => sheet.getRow(at + 2).getCell(1).value,
    ),
  }))
}

test('a sheet ends where the format ends', () => expect(maxSheetRows).toBe(2 ** 20))

test('the next sheet continues under the same names, and no row is left out', async () => {
  const sheets = await sheetsOf(10, 5)
  expect(sheets).toEqual([
    { name: 'Answers', names: 'question', rows: [0, 1, 2, 3] },
    { name: 'Answers 2', names: 'question', rows: [4, 5, 6, 7] },
    { name: 'Answers 3', names: 'question', rows: [8, 9] },
  ])
})

test('rows that fill a sheet exactly need no other one', async () =>
  expect((await sheetsOf(8, 5)).map(({ rows }) => rows.length)).toEqual([4, 4]))
