// The file of a survey writer: its length and itself as JSON, then the weights, each row in 8 bits with a scale of its own.
import { openMatrices, type Matrices, type Matrix } from './matrices.ts'

export type WriterHead = {
  /** Numbers in each token's vector. */
  width: number
  heads: number
  /** Number of layers that read, and that write. */
  layers: { enc: number; dec: number }
  /** Tokens that are read: of a thing and, beside it, of its goal; of a goal alone. */
  longest: { thing: number; goal: number; whole: number }
  /** By their numbers; the first ones are `<pad>`, `<unk>`, `<s>`, `</s>` and `<sep>`. */
  tokens: readonly string[]
  /** In the order in which they are applied. */
  merges: readonly (readonly [string, string])[]
  /** The words of what it learned to write, in lower case. */
  words: readonly string[]
  /** In the order of the file. Vectors have one column, and are stored whole. */
  matrices: readonly { name: string; rows: number; columns: number }[]
}

export type WriterFile = {
  head: WriterHead
  /** @throws {Error} where there is none of this name. */
  matrix: (name: string) => Matrix
  multiply: Matrices['multiply']
}

const lengthBytes = 4
const floatBytes = 4

/** @throws {Error} where the bytes are no writer. */
export function parseWriter(bytes: Uint8Array): WriterFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headEnd = lengthBytes + view.getUint32(0, true)
  const head = JSON.parse(
    new TextDecoder().decode(bytes.subarray(lengthBytes, headEnd)),
  ) as WriterHead
  const { all, multiply } = openMatrices(head.matrices)
  const matrices = new Map<string, Matrix>()
  let at = headEnd
  for (const [place, { name, rows, columns }] of head.matrices.entries()) {
    const matrix = all[place]!
    const { values } = matrix
    const scales = Float32Array.from({ length: rows }, (_, row) =>
      view.getFloat32(at + row * floatBytes, true),
    )
    at += rows * floatBytes
    if (columns === 1) values.set(scales)
    else {
      for (let index = 0; index < values.length; index++)
        values[index] = view.getInt8(at + index) * scales[Math.floor(index / columns)]!
      at += values.length
    }
    matrices.set(name, matrix)
  }
  return {
    head,
    multiply,
    matrix(name) {
      const found = matrices.get(name)
      if (!found) throw new Error(`the writer has no ${name}`)
      return found
    },
  }
}
