import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openUuidMap } from './uuid-map.ts'

test('has the given entries only, also after serialization', () => {
  const ids = Array.from({ length: 5_000 }, () => randomUUID())
  const map = openUuidMap()
  for (const [value, id] of ids.entries()) map.set(id, value)
  for (const known of [map, openUuidMap(map.pack())]) {
    expect(known.size).toBe(5_000)
    expect(ids.map((id) => known.get(id))).toEqual([...ids.keys()])
    expect(ids.some((id) => known.has(`${id.slice(0, -1)}x`) || known.has(randomUUID()))).toBe(
      false,
    )
  }
})

test('a value can be replaced, and ids of any form are distinct', () => {
  const id = 'abcdefab-cdef-4abc-8def-abcdefabcdef'
  const map = openUuidMap()
  for (const [value, one] of [id, id.toUpperCase(), '', 'r1'].entries()) map.set(one, value)
  map.set(id, 7)
  expect([map.size, map.get(id), map.get(id.toUpperCase()), map.get('')]).toEqual([4, 7, 1, 2])
  expect(openUuidMap(map.pack()).get('r1')).toBe(3)
  expect(openUuidMap().get(id)).toBeUndefined()
})
