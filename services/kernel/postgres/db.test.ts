import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDatabaseUnavailable, readTimestamp } from './db.ts'

const date = fc.date({
  min: new Date('1000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
})

test('a timestamp of Postgres is read as ISO 8601 in milliseconds, in any time zone', () => {
  fc.assert(
    fc.property(date, fc.constantFrom('', '.9', '.96', '.966', '.966123'), (at, fraction) => {
      const seconds = at.toISOString().slice(0, 19).replace('T', ' ')
      const text = `${seconds}${fraction}+00`
      expect(readTimestamp(text)).toBe(new Date(text).toISOString())
    }),
  )
  expect(readTimestamp('2026-11-28 04:21:28.5+05:30')).toBe('2026-11-27T22:51:28.500Z')
})

test('a missing socket is an unavailable database, a missing file is not', () => {
  const missing = (syscall: string) => Object.assign(new Error(), { code: 'ENOENT', syscall })
  expect(isDatabaseUnavailable(missing('connect'))).toBe(true)
  expect(isDatabaseUnavailable(missing('open'))).toBe(false)
})
