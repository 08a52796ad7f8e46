import { expect, test } from 'vitest'
import type { Db } from '#kernel/postgres/db.ts'
import type { StoredInsightReport } from './insight-reports.projection.ts'
import { oncePerReport } from './once-per-report.ts'

const db = {} as Db
const at = (position: string) => ({ surveyId: 'one', position }) as StoredInsightReport

test('a value is computed once for each state of a report', async () => {
  let computed = 0
  const valueOf = oncePerReport(
    () => Promise.resolve(++computed),
    () => 1,
  )
  expect(await Promise.all([valueOf(db, at('1')), valueOf(db, at('1'))])).toEqual([1, 1])
  expect(await valueOf(db, at('1'))).toBe(1)
  expect(await valueOf(db, at('2'))).toBe(2)
  expect(await valueOf({} as Db, at('2'))).toBe(3)
})

test('a failure is not kept', async () => {
  let tries = 0
  const valueOf = oncePerReport(
    () => (++tries === 1 ? Promise.reject(new Error('down')) : Promise.resolve('up')),
    () => 1,
  )
  await expect(valueOf(db, at('1'))).rejects.toThrow('down')
  expect(await valueOf(db, at('1'))).toBe('up')
})
