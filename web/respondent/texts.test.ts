import { describe, expect, test } from 'vitest'
import type { PublicPage } from '#contract/public-page.ts'
import { prototypeNames } from '../../tests/support/fixtures/prototype-names.ts'
import { languageTag, createTexts } from './texts.tsx'

const files = import.meta.glob<Record<string, string>>('../locales/*/{respondent*,form}.json', {
  eager: true,
  import: 'default',
})
const langs: PublicPage['lang'][] = ['pt-br', 'en', 'ar', 'es']
const read = (lang: PublicPage['lang']) => ({
  ...files[`../locales/${lang}/respondent.json`],
  ...files[`../locales/${lang}/respondent-later.json`],
  ...files[`../locales/${lang}/form.json`],
})
const textsIn = (lang: PublicPage['lang']) => createTexts({ lang, texts: read(lang) })
const plural = /_(zero|one|two|few|many|other)$/
const stems = (words: object) =>
  [...new Set(Object.keys(words).map((key) => key.replace(plural, '')))].toSorted()
const placeholders = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()

describe.each(langs)('the texts in %s', (lang) => {
  const words = read(lang)

  test('have the keys of the English ones', () => {
    expect(stems(words)).toEqual(stems(read('en')))
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([])
  })

  test('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories
    const counted = Object.keys(words).filter((key) =>
      forms.some((form) => key.endsWith(`_${form}`)),
    )
    const expected = stems(Object.fromEntries(counted.map((key) => [key, ''])))
    expect(counted.length).toBe(expected.length * forms.length)
    expect(expected).toContain('upTo')
  })

  test('format percentages as the language does', () => {
    const half = new Intl.NumberFormat(languageTag(lang), { style: 'percent' }).format(0.5)
    expect(textsIn(lang).t('percent', { share: 50 })).toBe(half)
  })

  test('have the same placeholders', () => {
    const english = read('en')
    const differing = Object.entries(words).filter(
      ([key, text]) =>
        !plural.test(key) && `${placeholders(text)}` !== `${placeholders(english[key] ?? '')}`,
    )
    expect(differing).toEqual([])
  })
})

describe('t', () => {
  test('chooses the plural form by count', () => {
    expect(textsIn('pt-br').t('upTo', { count: 1 })).toBe('Máximo 1 pergunta')
    expect(textsIn('pt-br').t('upTo', { count: 8 })).toBe('Máximo 8 perguntas')
    expect(textsIn('ar').t('upTo', { count: 2 })).toBe('سؤالان كحد أقصى')
    expect(textsIn('ar').t('upTo', { count: 8 })).toBe('8 أسئلة كحد أقصى')
    expect(textsIn('ar').t('upTo', { count: 15 })).toBe('15 سؤالًا كحد أقصى')
  })

  test('fills placeholders with localized numbers', () => {
    expect(textsIn('pt-br').t('questionOf', { number: 3, total: 8 })).toBe('Pergunta 3 de 8')
    expect(textsIn('pt-br').t('questionOf', { number: 1234, total: 8 })).toBe('Pergunta 1.234 de 8')
  })

  test('falls back to the form `other`, then to the key', () => {
    const words = createTexts({ lang: 'ar', texts: { upTo_other: '{count}' } })
    expect(words.t('upTo', { count: 2 })).toBe('2')
    expect(words.t('start')).toBe('start')
  })
})

test.each(prototypeNames)('an owner’s field %s has no text of its own', (name) =>
  expect(textsIn('en').find(name)).toBeUndefined(),
)
