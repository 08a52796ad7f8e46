// A short file with a single importer belongs in its importer.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const minLines = 20
/** Folders that are searched for short files; their importers may be anywhere. */
const checkedRoots = ['projections/', 'scripts/', 'services/', 'tests/', 'web/']
const aliases: readonly (readonly [prefix: string, folder: string])[] = [
  ['#contract/', 'services/contract/'],
  ['#kernel/', 'services/kernel/'],
  ['#ports/', 'services/ports/'],
  ['#projections/', 'projections/'],
]

/** `name.kind.ts`, such as a route or a job: separate by convention. */
const hasKind = (path: string) => /\.[a-z]+\.tsx?$/.test(path)
/** Files of one language: adding a language adds files. */
const isOfLanguage = (path: string) => /\/(?:ar|en|es|pt-br)(?:\/|\.ts$)/.test(path)

type Import = { from: string; isLazy: boolean }

function importsByTarget(files: readonly string[]): ReadonlyMap<string, Import[]> {
  const known = new Set(files)
  const found = new Map<string, Import[]>(files.map((file) => [file, []]))
  for (const from of files) {
    const source = readFileSync(from, 'utf8')
    for (const [, statement = '', specifier = ''] of source.matchAll(
      /\b(from\s*|import\s*\(?\s*)'([^']+)'/g,
    )) {
      const target = resolveSpecifier(from, specifier)
      if (target !== undefined && known.has(target))
        found.get(target)!.push({ from, isLazy: statement.includes('(') })
    }
  }
  return found
}

function resolveSpecifier(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix))
  return alias && alias[1] + specifier.slice(alias[0].length)
}

const lineCount = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length

test('no file under 20 lines has a single importer', () => {
  const files = globSync('{services,projections,web,scripts,tests}/**/*.{ts,tsx,mjs}')
  const imports = importsByTarget(files)
  const candidates = files.filter(
    (path) =>
      checkedRoots.some((root) => path.startsWith(root)) && !hasKind(path) && !isOfLanguage(path),
  )
  // Without files the check would pass.
  expect(candidates.length).toBeGreaterThan(100)
  const toMerge = candidates.filter((path) => {
    const importers = imports.get(path) ?? []
    // Merging a file that is only imported lazily would add it to its importer's chunk.
    const isLazyChunk = importers.length > 0 && importers.every(({ isLazy }) => isLazy)
    const count = new Set(importers.map(({ from }) => from)).size
    return count === 1 && !isLazyChunk && lineCount(path) < minLines
  })
  expect(toMerge).toEqual([])
})
