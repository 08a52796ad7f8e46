import { expect, test } from 'vitest'
import { linesOf, momentAt, placeOf, spanOf } from './chart.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
const stretch = (minute: number, balance: number, lowest = balance, highest = balance) => ({
  at: at(minute),
  balance,
  lowest,
  highest,
})

test('moments and places on the line are each other’s opposite', () => {
  const span = spanOf(at(0), at(10))
  expect(placeOf(span, Date.parse(at(5)))).toBe(0.5)
  expect(momentAt(span, 0.5)).toBe(Date.parse(at(5)))
  expect([placeOf(span, 0), placeOf(span, Infinity)]).toEqual([0, 1])
})

test('a ledger of one entry has a line', () => {
  const { line } = linesOf([stretch(0, 10)], spanOf(at(0), at(0)))
  expect(line).not.toContain('NaN')
})

test('the balance goes in steps, and shows what happened within a stretch', () => {
  const { line } = linesOf([stretch(0, 10), stretch(10, 5, 0, 10)], spanOf(at(0), at(10)))
  expect(line).toBe('M0,174H0V12H1000V12V174V93H1000')
})

test('an empty ledger has none', () =>
  expect(linesOf([], spanOf(at(0), at(1)))).toEqual({ line: '', area: '' }))
