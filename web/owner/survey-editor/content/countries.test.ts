import { describe, expect, test } from 'vitest'
import { CountryCode } from '#contract/help.ts'
import type { Locale } from '#contract/languages.ts'
import { countriesIn } from './countries.ts'

describe.each<Locale>(['en', 'pt-br', 'ar'])('%s', (locale) => {
  const countries = countriesIn(locale)
  test('every country has one entry with a name', () => {
    expect(countries).toHaveLength(249)
    expect(new Set(countries.map(({ value }) => value)).size).toBe(249)
    for (const { value, label } of countries) {
      expect(CountryCode.parse(value)).toBe(value)
      expect(label).not.toBe(value)
    }
  })
  test('names are in the order of the language', () => {
    const labels = countries.map(({ label }) => label)
    expect(labels).toEqual(labels.toSorted(new Intl.Collator(locale).compare))
  })
})
