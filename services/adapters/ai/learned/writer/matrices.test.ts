import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assembleWasm } from '../../../../../scripts/lib/build/assemble-wasm.ts'
import { openMatrices } from './matrices.ts'
import { dot } from './vectors.ts'

test.each([1, 3, 4, 5, 8, 11])(
  'a matrix of %i rows times a vector has the product of each row',
  (rows) => {
    const columns = 8
    const { all, multiply } = openMatrices([
      { rows: 2, columns: 4 },
      { rows, columns },
      { rows, columns: 1 },
    ])
    const [, matrix, bias] = all
    matrix!.values.set(Float32Array.from({ length: rows * columns }, (_, at) => Math.sin(at)))
    bias!.values.set(Float32Array.from({ length: rows }, (_, at) => at / 3))
    const vector = Float32Array.from({ length: columns }, (_, at) => Math.cos(at))
    const row = (at: number) => matrix!.values.slice(at * columns, (at + 1) * columns)
    const expected = Array.from({ length: rows }, (_, at) => dot(row(at), vector))
    const shifted = multiply(matrix!, vector, bias!.values)
    const plain = multiply(matrix!, vector)
    expect(plain).toHaveLength(rows)
    for (const [at, sum] of plain.entries()) expect(sum).toBeCloseTo(expected[at]!, 5)
    for (const [at, sum] of shifted.entries()) expect(sum).toBeCloseTo(expected[at]! + at / 3, 5)
  },
)

test('rows that no whole instructions fill are an error', () => {
  expect(() => openMatrices([{ rows: 2, columns: 6 }])).toThrow('rows of 6 columns')
})

test('the assembled file is that of its source', async () => {
  const source = new URL('multiply.wat', import.meta.url)
  const assembled = readFileSync(new URL('multiply.wasm', import.meta.url))
  expect(await assembleWasm(source)).toEqual(new Uint8Array(assembled))
})
