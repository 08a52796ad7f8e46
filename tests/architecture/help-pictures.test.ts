import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Locale } from '#contract/languages.ts'
import { helpArticles } from '../../web/owner/help/articles.ts'
import { pictureUrl } from '../../web/owner/help/pictures.ts'

const folder = 'web/owner/help/pictures'
const themes = ['light', 'dark'] as const
const names = helpArticles.flatMap(({ id }) =>
  Locale.options.flatMap((locale) => themes.map((theme) => ({ id, locale, theme }))),
)

test('each article has its picture in every language and theme, and there are no others', () => {
  for (const { id, locale, theme } of names)
    expect(pictureUrl(id, locale, theme), `${id} in ${locale}, ${theme}`).toBeDefined()
  expect(readdirSync(folder)).toHaveLength(names.length)
})

test('the pictures are small', () => {
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size)
  expect(Math.max(...sizes)).toBeLessThan(40_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_200_000)
})
