import { describe, expect, test } from 'vitest'

type Words = { [key: string]: string | Words | Words[] }

const locales = ['en', 'ar', 'pt-br'] as const
const all = import.meta.glob<Words>('./*/*.json', { eager: true, import: 'default' })
const files = Object.keys(all)
  .filter((path) => path.startsWith('./en/'))
  .map((path) => path.replace('./en/', ''))
const plural = /_(zero|one|two|few|many|other)$/

function read(locale: string, file: string): Map<string, string> {
  return new Map(flatten(all[`./${locale}/${file}`] ?? {}, ''))
}

function flatten(words: Words | Words[], path: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' ? [[name, value] as [string, string]] : flatten(value, name)
  })
}

const stems = (words: Map<string, string>) =>
  [...new Set([...words.keys()].map((key) => key.replace(plural, '')))].toSorted()

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}|<\/?(\w+)>/g)].map(([found]) => found).toSorted()

test('there is something to compare', () => expect(files.length).toBeGreaterThan(0))

describe.each(files)('%s', (file) => {
  const english = read('en', file)

  test.each(locales)('%s has the same keys as English', (locale) => {
    expect(stems(read(locale, file))).toEqual(stems(english))
  })

  test.each(locales)('%s has every plural form of its language', (locale) => {
    const words = read(locale, file)
    const counted = [...words.keys()].filter((key) => plural.test(key))
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const expected = [...new Set(counted.map((key) => key.replace(plural, '')))].flatMap((stem) =>
      forms.map((form) => `${stem}_${form}`),
    )
    // Any language may say nothing in its own way: `_zero` is for the number 0 even where 0 has no form of its own.
    const required = counted.filter((key) => forms.includes('zero') || !key.endsWith('_zero'))
    expect(required.toSorted()).toEqual(expected.toSorted())
  })

  test.each(locales)('%s fills the same placeholders', (locale) => {
    const words = read(locale, file)
    const differing = [...words].filter(([key, text]) => {
      const original = english.get(key)
      return (
        original && !plural.test(key) && `${placeholders(text)}` !== `${placeholders(original)}`
      )
    })
    expect(differing).toEqual([])
  })

  test.each(locales)('%s leaves nothing empty', (locale) => {
    expect([...read(locale, file)].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})
