import { describe, expect, test } from 'vitest'
import arabic from '../../locales/ar/help.json' with { type: 'json' }
import english from '../../locales/en/help.json' with { type: 'json' }
import portuguese from '../../locales/pt-br/help.json' with { type: 'json' }
import { helpArticles, helpCategories } from './articles.ts'
import { foldText, searchArticles } from './help-search.ts'

test('accents, case and Arabic spellings are folded', () => {
  expect(foldText('Validação')).toBe('validacao')
  expect(foldText('أَسئِلة')).toBe(foldText('اسئله'))
  expect(foldText('إلى')).toBe(foldText('الي'))
})

describe.each([
  ['en', english],
  ['pt-br', portuguese],
  ['ar', arabic],
])('in %s', (_, texts) => {
  test('each article is found by its own title, first', () => {
    for (const { id } of helpArticles)
      expect(searchArticles(texts.article[id].title, texts)[0]?.id).toBe(id)
  })
  test('nothing is found for words that no article has', () =>
    expect(searchArticles('xyzzy', texts)).toEqual([]))
  test('each category has three articles, one to read first', () => {
    for (const category of helpCategories) {
      const articles = helpArticles.filter((article) => article.category === category)
      expect(articles).toHaveLength(3)
      expect(articles.filter(({ isCore }) => isCore)).toHaveLength(1)
    }
  })
})

test('words without accents and in other forms are found', () => {
  expect(searchArticles('validacao', portuguese).map(({ id }) => id)).toContain('validation-points')
  expect(searchArticles('اسئله', arabic).length).toBeGreaterThan(0)
  expect(searchArticles('WHATSAPP voice', english)[0]?.id).toBe('voice-and-whatsapp')
})
