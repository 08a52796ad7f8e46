import { describe, expect, test } from 'vitest'
import terms from './TERMS.md?raw'

type Words = { [key: string]: string | Words | Words[] }

const all = import.meta.glob<Words>('./*/*.json', { eager: true, import: 'default' })
const locales = ['en', 'pt-br', 'ar'] as const

const flatten = (words: Words | Words[], path: string): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path} ${key}`, value] as [string, string]]
      : flatten(value, `${path} ${key}`),
  )

const textsOf = (locale: string) =>
  Object.entries(all)
    .filter(([path]) => path.startsWith(`./${locale}/`))
    .flatMap(([path, words]) => flatten(words, path.replace(`./${locale}/`, '')))

const rows = terms
  .slice(terms.indexOf('## Not'))
  .split('\n')
  .filter((line) => locales.some((locale) => line.startsWith(`| ${locale} |`)))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const unwantedIn = (locale: string): string[] =>
  rows
    .filter(([, language]) => language === locale)
    .flatMap(([, , not = '']) => not.replaceAll('`', '').split(', '))

const plural = /_(zero|one|two|few|many|other)$/

describe.each(locales)('%s', (locale) => {
  const texts = textsOf(locale)

  test('has words to avoid, and avoids them', () => {
    expect(unwantedIn(locale).length).toBeGreaterThan(5)
    const found = unwantedIn(locale).flatMap((word) => {
      const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}-])${word}(?![\p{L}\p{M}-])`, 'iu')
      return texts.filter(([, text]) => pattern.test(text)).map(([key]) => `${word}: ${key}`)
    })
    expect(found).toEqual([])
  })

  test('a number before a noun has plural forms', () => {
    const counted =
      /\{+(formatted|count|credits|answers|total|days)\}+ (?!(of|de|do|no|ao|in|em|من) )\p{L}{2,}/u
    const found = texts
      .filter(([key, text]) => !plural.test(key) && counted.test(text))
      .map(([key]) => key)
      .filter((key) => !neverOne.some((each) => key.endsWith(each)))
    expect(found).toEqual([])
  })

  test('plural forms fill placeholders of their key only', () => {
    const english = new Map(textsOf('en'))
    const stem = (key: string) => key.replace(plural, '')
    const placeholders = (text: string) => text.match(/\{+\w+\}+/g) ?? []
    const known = (key: string) =>
      [...english]
        .filter(([other]) => stem(other) === stem(key))
        .flatMap(([, text]) => placeholders(text))
    const counted = texts.filter(([key]) => plural.test(key))
    const unknown = counted.filter(([key, text]) =>
      placeholders(text).some((each) => !known(key).includes(each)),
    )
    expect(unknown).toEqual([])
  })

  test('no text has two spaces, or one at its ends or before punctuation', () => {
    const untidy = / {2}|^ | $| [.,;:!?؟،؛](\s|$)/u
    expect(texts.filter(([, text]) => untidy.test(text))).toEqual([])
  })
})

/** Percentages, units, ordinals, and limits that are never one. */
const neverOne = [
  'surveys completion',
  'survey completedOf',
  'sentimentConfig certainty',
  'aiUsage milliseconds',
  'plan questions',
  'authoring points most',
  'authoring fields most',
  'authoring options most',
  'authoring planQuestions',
  'authoring issue tooShort',
  'authoring issue tooLong',
  'formEditor planFull',
  'billing left',
  'statement owed',
  'ledger anchored',
  'survey rateLabel',
  'respondent.json privacyDays',
]
