import { expect, test } from 'vitest'
import { formatFor } from './locale-format.ts'

/** Without direction marks, and with ordinary spaces. */
const plain = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['en', '$45.00', '83.5%', '1,980'],
  ['pt-br', 'US$ 45,00', '83,5%', '1.980'],
  ['ar', '\u2066$45.00\u2069', '83.5%', '1,980'],
] as const)(
  '%s writes money, percents and numbers its own way',
  (locale, money, percent, number) => {
    const format = formatFor(locale)
    expect(plain(format.money(4500))).toBe(money)
    expect(plain(format.percent(83.5))).toBe(percent)
    expect(format.integer(1980)).toBe(number)
  },
)

test.each([
  ['en', '$0.0015', '$12.30'],
  ['pt-br', 'US$ 0,0015', 'US$ 12,30'],
  ['ar', '\u2066$0.0015\u2069', '\u2066$12.30\u2069'],
] as const)('%s writes parts of a cent where there are any', (locale, little, more) => {
  const format = formatFor(locale)
  expect(plain(format.preciseMoney(0.0015))).toBe(little)
  expect(plain(format.preciseMoney(12.3))).toBe(more)
})

test.each([
  ['en', '42 sec', '1.5 min'],
  ['pt-br', '42 s', '1,5 min'],
  ['ar', '42 ث', '1.5 د'],
] as const)('%s writes durations below one minute in seconds', (locale, short, long) => {
  const format = formatFor(locale)
  expect(plain(format.duration(41.6))).toBe(short)
  expect(plain(format.duration(90))).toBe(long)
})

test('a date has the reader’s field order', () => {
  const day = '2026-11-02T12:00:00.000Z'
  expect(formatFor('en').day(day)).toBe('11/02/2026')
  expect(formatFor('pt-br').day(day)).toBe('02/11/2026')
})
