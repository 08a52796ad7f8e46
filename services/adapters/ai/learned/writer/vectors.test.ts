import { expect, test } from 'vitest'
import { dot, multiply } from './vectors.ts'

test.each([1, 3, 4, 5, 8, 11])(
  'a matrix of %i rows times a vector has the product of each row',
  (rows) => {
    const columns = 7
    const values = Float32Array.from({ length: rows * columns }, (_, at) => Math.sin(at))
    const vector = Float32Array.from({ length: columns }, (_, at) => Math.cos(at))
    const bias = Float32Array.from({ length: rows }, (_, at) => at / 3)
    const row = (at: number) => values.slice(at * columns, (at + 1) * columns)
    const expected = Array.from({ length: rows }, (_, at) => dot(row(at), vector))
    for (const [at, sum] of multiply({ rows, columns, values }, vector).entries())
      expect(sum).toBeCloseTo(expected[at]!, 5)
    for (const [at, sum] of multiply({ rows, columns, values }, vector, bias).entries())
      expect(sum).toBeCloseTo(expected[at]! + bias[at]!, 5)
  },
)
