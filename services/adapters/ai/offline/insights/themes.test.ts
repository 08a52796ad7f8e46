import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../../languages/languages.ts'
import { modelWords } from '../../learned/features.ts'
import { fallbackLabelOf, isPraise, isProblem, labelOf, parseThemes, readThemes } from './themes.ts'

const themesIn = (text: string, language: string) => [
  ...new Set(readThemes(modelWords(text), language).flat()),
]

test('sections have words, phrases, beginnings, a sign and a label', () => {
  const { words, phrases, beginnings, problems, praise, labels, fallbacks } = parseThemes(
    '# A comment\n[late - = the delays]\nlate, on the way, delay*\n[kind +]\nkind\n[bill ~ the bill]\nbill',
  )
  expect(words.get('late')).toEqual(['%late'])
  expect(phrases.get('on')).toEqual([{ words: ['on', 'the', 'way'], theme: '%late' }])
  expect(beginnings.get('delay')).toEqual(['%late'])
  expect([...problems]).toEqual(['%late'])
  expect([...praise]).toEqual(['%kind'])
  expect(labels.get('%late')).toBe('the delays')
  expect(fallbacks.get('%bill')).toBe('the bill')
})

describe.each(['en', 'pt-br', 'ar', 'es'])('the themes of %s', (language) => {
  const text = readFileSync(languageOf(language).themes!, 'utf8')
  const headings = text.split('\n').filter((line) => line.startsWith('['))

  test('have a label each', () => {
    for (const heading of headings) expect(heading).toMatch(/^\[[\w-]+(?: [+-])? ?[=~]? ?.*\]$/)
    const names = headings.map((heading) => `%${/[\w-]+/.exec(heading)![0]}`)
    expect(new Set(names).size).toBe(names.length)
    const unnamed = names.filter(
      (name) => !labelOf(name, language) && !fallbackLabelOf(name, language),
    )
    expect(unnamed).toEqual([])
  })

  test('are a problem or praise, not both', () => {
    for (const heading of headings) {
      const name = `%${/[\w-]+/.exec(heading)![0]}`
      expect(isProblem(name, language) && isPraise(name, language)).toBe(false)
    }
  })
})

test.each([
  ['en', 'The invoice was wrong.', 'I was charged twice.', '%bill'],
  ['en', 'They never turned up.', 'Nobody came.', '%no-show'],
  ['pt-br', 'O boleto veio errado.', 'A conta veio alta.', '%bill'],
  ['pt-br', 'Está sempre lotado.', 'Tem gente demais.', '%crowd'],
  ['ar', 'الحافلة مزدحمة', 'زحمة كل يوم', '%crowd'],
  ['es', 'La factura estaba mal.', 'Me cobraron dos veces.', '%bill'],
])('words of %s that say the same have a theme in common', (language, one, other, theme) => {
  expect(themesIn(one, language)).toContain(theme)
  expect(themesIn(other, language)).toContain(theme)
})

test('a short word is not taken for a form of another', () => {
  expect(themesIn('It works even fine for me', 'en')).not.toContain('%hours-open')
})
