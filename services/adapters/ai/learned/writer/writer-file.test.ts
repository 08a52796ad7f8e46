import { expect, test } from 'vitest'
import { parseWriter, type WriterHead } from './writer-file.ts'

const head: WriterHead = {
  ...{ width: 2, heads: 1, layers: { enc: 0, dec: 0 }, longest: { thing: 4, goal: 4, whole: 9 } },
  ...{ tokens: [], merges: [], words: [] },
  matrices: [
    { name: 'a.weight', rows: 2, columns: 4 },
    { name: 'a.bias', rows: 2, columns: 1 },
  ],
}

function bytesOf(): Buffer {
  const encoded = Buffer.from(JSON.stringify(head))
  const body = Buffer.alloc(8 + 8 + 8)
  for (const [at, value] of [0.5, 0.25].entries()) body.writeFloatLE(value, at * 4)
  for (const [at, value] of [2, -4, 127, 0, 1, 2, 3, 4].entries()) body.writeInt8(value, 8 + at)
  for (const [at, value] of [1.5, -3].entries()) body.writeFloatLE(value, 16 + at * 4)
  const length = Buffer.alloc(4)
  length.writeUint32LE(encoded.length)
  return Buffer.concat([length, encoded, body])
}

test('each row has its scale, and a vector is whole', () => {
  const { matrix } = parseWriter(bytesOf())
  expect([...matrix('a.weight').values]).toEqual([1, -2, 63.5, 0, 0.25, 0.5, 0.75, 1])
  expect([...matrix('a.bias').values]).toEqual([1.5, -3])
})

test('a weight that is not there is an error', () => {
  expect(() => parseWriter(bytesOf()).matrix('b')).toThrow('the writer has no b')
})

test('bytes that end early are an error', () => {
  expect(() => parseWriter(bytesOf().subarray(0, -4))).toThrow(RangeError)
})
