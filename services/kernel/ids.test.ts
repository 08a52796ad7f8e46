import fc from 'fast-check'
import { v5 } from 'uuid'
import { expect, test } from 'vitest'
import { derivedId } from './ids.ts'

test('is a UUIDv5 of the parts, one per line', () => {
  const parts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.integer()))
  const expected = (all: readonly (string | number)[]) =>
    v5(all.join('\n'), '6f1d3c1e-7a52-5b0e-9d43-0e6a3f0d51b7')
  const property = fc.property(parts, (all) => {
    expect(derivedId(...all)).toBe(expected(all))
  })
  fc.assert(property)
})
