// Matrices, and their products with vectors, in memory of their own: `multiply.wat` has the arithmetic, nine times as fast as JavaScript.
import { readFileSync } from 'node:fs'
import type { Vector } from './vectors.ts'

export type Shape = { rows: number; columns: number }

/** Row by row: `rows` results of `columns` inputs. */
export type Matrix = Shape & { values: Float32Array }

export type Matrices = {
  /** To be filled; in the order of the shapes. */
  all: readonly Matrix[]
  /** One of `all` times `vector`, plus `bias`. */
  multiply: (matrix: Matrix, vector: Vector, bias?: Vector) => Vector
}

type Kernel = {
  multiply: (
    ...places: [matrix: number, rows: number, columns: number, vector: number, result: number]
  ) => void
}

const floatBytes = 4
const pageBytes = 2 ** 16
/** Numbers that one instruction takes at once. */
const atOnce = 4

const toWhole = (count: number) => Math.ceil(count / atOnce) * atOnce

const kernel = new WebAssembly.Module(readFileSync(new URL('multiply.wasm', import.meta.url)))

/** @throws {RangeError} where rows of several columns are no multiple of four long. */
export function openMatrices(shapes: readonly Shape[]): Matrices {
  const odd = shapes.find(({ columns }) => columns > 1 && columns % atOnce !== 0)
  if (odd) throw new RangeError(`rows of ${odd.columns} columns`)
  const [longest, highest] = [
    toWhole(Math.max(0, ...shapes.map(({ columns }) => columns))),
    toWhole(Math.max(0, ...shapes.map(({ rows }) => rows))),
  ]
  const sizes = shapes.map(({ rows, columns }) => toWhole(rows) * columns)
  const numbers = sizes.reduce((sum, size) => sum + size, longest + highest)
  const memory = new WebAssembly.Memory({
    initial: Math.ceil((numbers * floatBytes) / pageBytes) || 1,
  })
  const { multiply } = new WebAssembly.Instance(kernel, { matrices: { memory } })
    .exports as unknown as Kernel
  const viewOf = (start: number, length: number) =>
    new Float32Array(memory.buffer, start * floatBytes, length)
  const [input, output] = [viewOf(0, longest), viewOf(longest, highest)]
  let start = longest + highest
  const all = shapes.map(({ rows, columns }, at) => {
    const values = viewOf(start, rows * columns)
    start += sizes[at]!
    return { rows, columns, values }
  })
  return {
    all,
    multiply({ rows, columns, values }, vector, bias) {
      input.set(vector)
      if (bias) output.set(bias)
      else output.fill(0, 0, rows)
      multiply(values.byteOffset, toWhole(rows), columns, input.byteOffset, output.byteOffset)
      return output.slice(0, rows)
    },
  }
}
