import { expect, test } from 'vitest'
import { helpArticles } from './articles.ts'

const screens = import.meta.glob<string>(['../**/*.tsx', '!./*.tsx'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** The articles that a screen's links name: by their own property, or by that of a card or a dialog. */
const linkedBy = (source: string) =>
  [
    ...source.matchAll(
      /<(?:HelpLink|DialogHeader|ValidationPoints)\b[^>]*?\b(?:article|help)=("[\w-]+"|\{[^}]*\})/g,
    ),
  ]
    .flatMap(([, value = '']) => value.match(/["'][\w-]+["']/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))

test('each article is linked from a screen that it explains', () => {
  const linked = new Set(Object.values(screens).flatMap(linkedBy))
  expect(helpArticles.filter(({ id }) => !linked.has(id)).map(({ id }) => id)).toEqual([])
})

test.each(Object.entries(screens).filter(([, source]) => source.includes('HelpLink article')))(
  'the links of %s name articles',
  (_, source) => {
    const ids: readonly string[] = helpArticles.map(({ id }) => id)
    for (const name of linkedBy(source)) expect(ids).toContain(name)
  },
)
