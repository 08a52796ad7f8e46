import { expect, test } from 'vitest'
import type { Table } from './tables/table.ts'
import { openStatementSets } from './write-together.ts'

const tables = new Map<string, Table>()
/** Tables of one name are one. */
const tablesOf = (names: string) =>
  names.split('').map((sql) => {
    const table = tables.get(sql) ?? ({ sql } as Table)
    tables.set(sql, table)
    return table
  })
const openChoice = () => {
  const sets = openStatementSets()
  return (names: string) =>
    sets.choose(tablesOf(names)).map((chosen) => chosen.map(({ sql }) => sql).join(''))
}

const alone = (names: string) => ['', ...names]

test('no tables have a statement of their own', () => expect(openChoice()('')).toEqual(['']))

test('after a failure statements are chosen anew', () => {
  const sets = openStatementSets()
  for (let round = 0; round < 2; round++) sets.choose(tablesOf('abc'))
  expect(sets.choose(tablesOf('ab'))).toHaveLength(1)
  sets.clear()
  expect(sets.choose(tablesOf('ab'))).toHaveLength(3)
})

test('tables that are written together again have one statement', () => {
  const choose = openChoice()
  expect(choose('ab')).toEqual(alone('ab'))
  expect(choose('ab')).toEqual(['ab'])
  expect(choose('ba')).toEqual(['ab'])
})

test('a statement also writes some of its tables, where most have something to write', () => {
  const choose = openChoice()
  for (let round = 0; round < 2; round++) choose('abcdefg')
  expect(choose('bcg')).toEqual(['abcdefg'])
  expect(choose('bc')).toEqual(alone('bc'))
  expect(choose('bc')).toEqual(['bc'])
  expect(choose('abz')).toEqual(alone('abz'))
})

test('the smallest statement is chosen', () => {
  const choose = openChoice()
  for (const names of ['abcde', 'abcde', 'xb', 'xb', 'xbc', 'xbc']) choose(names)
  expect(choose('b')).toEqual(['xb'])
  expect(choose('c')).toEqual(['xbc'])
})

test('the number of statements is limited; further tables are written one by one', () => {
  const choose = openChoice()
  const last = Array.from({ length: 40 }, (_, index) => {
    const names = String.fromCodePoint(0x100 + index)
    choose(names)
    return [names, choose(names)] as const
  })
  expect(last.filter(([, [first]]) => first !== '')).toHaveLength(24)
  expect(last.at(-1)![1]).toEqual(alone(last.at(-1)![0]))
})
