// Documents name what exists: links, paths, commands and settings.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { Environment, readConfig } from '../../services/config.ts'

type Document = { path: string; text: string }

const documents: Document[] = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...globSync('docs/**/*.md').toSorted(),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const readme = documents[0]!.text

/** Matches of the pattern's first group in all documents, with the document's path. */
const findAll = (pattern: RegExp) =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ path, found: match[1]! })),
  )

test('every relative link leads to a file, and to a heading of it', () => {
  const links = [...findAll(/\]\(([^)\s]+)\)/g), ...findAll(/^\[[^\]]+\]: (\S+)/gm)].filter(
    ({ found }) => !/^https?:/.test(found),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ path, found }) => !isTarget(path, found))).toEqual([])
})

function isTarget(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const path = file === '' ? from : join(dirname(from), file)
  if (!existsSync(path)) return false
  return anchor === undefined || headingAnchors(path).includes(anchor)
}

const headingAnchors = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

test('every path in backticks exists', () => {
  const ours = /^(services|projections|web|scripts|tests|docs)\/\S*$/
  const paths = findAll(/`([^`\n]+)`/g).filter(({ found }) => ours.test(found))
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter(({ found }) => !pathExists(found))).toEqual([])
})

/** `*`, `{a,b}` and placeholders such as `<name>` match any name. */
function pathExists(path: string): boolean {
  const pattern = path.replaceAll(/<[^>]+>/g, '*')
  return /[*{]/.test(pattern) ? globSync(pattern).length > 0 : existsSync(pattern)
}

test('every file name in backticks is a file of the repository', () => {
  const roots = '{services,projections,web,scripts,tests,docs}/**/*'
  const names = new Set(globSync(roots).map((path) => path.split('/').at(-1)!))
  const mentioned = findAll(/`(\w[\w.-]*\.(?:ts|tsx|mjs|cjs|md|sql))`/g)
  expect(mentioned.length).toBeGreaterThan(10)
  expect(mentioned.filter(({ found }) => !names.has(found) && !existsSync(found))).toEqual([])
})

test('every npm script in the documents is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const named = findAll(/\bnpm run (?:--silent )?([\w:-]+)/g)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ found }) => !(found in scripts))).toEqual([])
})

test.each(['README.md', 'CONTRIBUTING.md'])('%s has no line above 120 columns', (path) => {
  const lines = readFileSync(path, 'utf8').split('\n')
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter((line) => line.length > 120)).toEqual([])
})

/** Cells of the settings table: the default of each variable, as Markdown. */
function documentedDefaults(): Map<string, string> {
  const section = readme.split('## Settings')[1]!.split('\n## ')[0]!
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  return new Map(
    rows.flatMap((row) => {
      const [names, value] = row.split('|').slice(1)
      return [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => [name!, value!.trim()] as const)
    }),
  )
}

test('the settings table names every variable of the environment, and no other', () => {
  const names = Object.keys(Environment.shape)
  expect(names.length).toBeGreaterThan(30)
  expect([...documentedDefaults().keys()].toSorted()).toEqual(names.toSorted())
})

test('the settings table states the defaults', () => {
  const stated = documentedDefaults()
  const defaults = Object.entries(Environment.parse({})).filter(([, value]) => value !== undefined)
  expect(defaults.length).toBeGreaterThan(15)
  const asText = (value: unknown) => (String(value) === '' ? '' : `\`${String(value)}\``)
  for (const [name, value] of defaults)
    expect([name, stated.get(name)]).toEqual([name, asText(value)])
  // Defaults that depend on other settings.
  const { publicUrl, openai } = readConfig({ OPENAI_API_KEY: 'key', PORT: '4000' })
  expect(stated.get('PUBLIC_URL')?.replace('PORT', '4000')).toBe(`\`${publicUrl}\``)
  expect(stated.get('OPENAI_MODEL')).toBe(`\`${openai?.interviewer.name}\``)
})
