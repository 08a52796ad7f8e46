import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
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

/** The files of an archive, by their names: read as any other program does, not by the library that wrote it. */
function filesOf(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field))
    const size = archive.readUInt32LE(at + 20)
    const local = archive.readUInt32LE(at + 42)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = archive.subarray(from, from + size)
    const isStored = archive.readUInt16LE(at + 10) === 0
    const path = archive.toString('utf8', at + 46, at + 46 + name!)
    files.set(path, (isStored ? content : inflateRawSync(content)).toString('utf8'))
    at += 46 + name! + extra! + comment!
  }
  return files
}

test('in the XML cells have types, formulas are text, and Arabic sheets run from right to left', async () => {
  const table: Table<null> = {
    columns: [
      { name: 'question', type: 'text', read: () => '=1+1 & <b>' },
      { name: 'score', type: 'number', read: () => 0.5 },
      { name: 'spoken', type: 'boolean', read: () => true },
      { name: 'asked_at', type: 'time', read: () => '2026-01-02T12:00:00.000Z' },
      { name: 'day', type: 'day', read: () => '2026-01-02' },
      { name: 'emotions', type: 'list', read: () => ['one', 'two'] },
    ],
    pages: (async function* () {
      yield [null]
    })(),
  }
  const files = filesOf(await buffer(writeXlsx([sheetTable('الردود', table)], 'ar')))
  expect(files.get('xl/workbook.xml')).toMatch(/name="الأعمدة".*name="الردود"/s)
  const [description, sheet] = [1, 2].map((number) =>
    files.get(`xl/worksheets/sheet${number}.xml`)!,
  )
  for (const xml of [description!, sheet!]) expect(xml).toContain('rightToLeft="1"')
  for (const name of table.columns.map((column) => column.name))
    expect(description).toContain(`<v>${name}</v>`)
  const cell = (place: string) =>
    new RegExp(`<c r="${place}"([^>]*)>(.*?)</c>`, 's').exec(sheet!)!.slice(1).join('|')
  expect(sheet).not.toContain('<f>')
  expect(cell('A2')).toMatch(/t="str".*=1\+1 &amp; &lt;b&gt;/)
  expect(cell('B2')).toMatch(/^((?!t=).)*\|<v>0\.5<\/v>$/)
  expect(cell('C2')).toMatch(/t="b".*<v>1<\/v>/)
  expect(cell('D2')).toMatch(/s="\d+".*<v>46024\.5<\/v>/)
  expect(cell('E2')).toMatch(/s="\d+".*<v>46024<\/v>/)
  expect(cell('F2')).toContain('one; two')
})

test('names of columns are bold and never cut, and descriptions are read in the direction of their language', async () => {
  const columns = [
    { name: 'completion_rate_lower', type: 'number', read: (row: number) => row },
  ] as const
  const table = {
    columns,
    pages: (async function* () {
      yield [1]
    })(),
  }
  const file = await buffer(writeXlsx([sheetTable('الأيام', table)], 'ar'))
  const workbook = new Workbook()
  await workbook.xlsx.load(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  const [descriptions, days] = workbook.worksheets
  expect(days!.getRow(1).getCell(1).font).toMatchObject({ bold: true })
  expect(days!.getColumn(1).width).toBeGreaterThan('completion_rate_lower'.length)
  expect(descriptions!.getRow(1).getCell(2).font).toMatchObject({ bold: true })
  expect(descriptions!.getRow(2).getCell(2).alignment).toMatchObject({
    ...{ readingOrder: 'rtl', wrapText: true },
  })
})
