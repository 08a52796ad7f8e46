import { expect, test } from 'vitest'
import { chartPaths, timeAt, fractionAt, timeRangeOf } from './chart-paths.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
const bucket = (minute: number, balance: number, lowest = balance, highest = balance) => ({
  at: at(minute),
  balance,
  lowest,
  highest,
})

test('fractionAt and timeAt are inverse', () => {
  const span = timeRangeOf(at(0), at(10))
  expect(fractionAt(span, Date.parse(at(5)))).toBe(0.5)
  expect(timeAt(span, 0.5)).toBe(Date.parse(at(5)))
  expect([fractionAt(span, 0), fractionAt(span, Infinity)]).toEqual([0, 1])
})

test('a ledger of one entry has a line', () => {
  const { line } = chartPaths([bucket(0, 10)], timeRangeOf(at(0), at(0)))
  expect(line).not.toContain('NaN')
})

test('the line has steps, and shows the extremes within a bucket', () => {
  const { line } = chartPaths([bucket(0, 10), bucket(10, 5, 0, 10)], timeRangeOf(at(0), at(10)))
  expect(line).toBe('M0,180H0V0H1000V0V180V90H1000')
})

test('a long ledger is drawn as a band with a line of the final balances', () => {
  const many = Array.from({ length: 100 }, (_, minute) => bucket(minute, 5, 1, 10))
  const { line, band, top } = chartPaths(many, timeRangeOf(at(0), at(99)))
  expect([top, line.startsWith('M0,90L10.1,90L')]).toEqual([10, true])
  expect(band.startsWith('M0,0L10.1,0L')).toBe(true)
  expect(band.endsWith('L0,162Z')).toBe(true)
})

test('the scale ends with a round number', () => {
  const topOf = (highest: number) => chartPaths([bucket(0, highest)], timeRangeOf(at(0), at(1))).top
  expect([1, 9, 12, 501, 1_345].map(topOf)).toEqual([1, 10, 20, 1_000, 2_000])
})

test('an empty ledger has empty paths', () =>
  expect(chartPaths([], timeRangeOf(at(0), at(1)))).toMatchObject({ line: '', area: '', band: '' }))
