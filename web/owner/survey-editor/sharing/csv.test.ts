import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const read = (csv: string) => parse(csv, { bom: true }) as string[][]

test('written cells are read back, including commas, quotes and line breaks', () => {
  const rows = [
    ['Pesquisa', 'Número', 'Link'],
    ['Preço, "justo"?\nTalvez', '1', 'https://prosa.example/sa/Ab3dEf7hJ9?c=x'],
    ['استبيان', '2', 'https://prosa.example/sa/Ab3dEf7hJ9?c=y'],
  ]
  expect(read(toCsv(rows))).toEqual(rows)
})

test('the file has a byte order mark, and lines end as in RFC 4180', () => {
  const csv = toCsv([
    ['a', 1],
    ['b', -2],
  ])
  expect(csv).toBe('\uFEFFa,1\r\nb,-2\r\n')
})

test.each(['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
  '%o is no formula',
  (text) => expect(read(toCsv([[text]]))[0]?.[0]).toBe(`'${text}`),
)
