import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

type Module = { source: string; dependencies: { resolved: string }[] }
type Report = {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
  modules: Module[]
}
type Paths = { path?: string | string[]; pathNot?: string | string[] }
type Rule = { name: string; from: Paths; to: Paths }

const roots = ['services', 'projections', 'web', 'scripts', 'tests']
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: Rule[]
}

function cruise(): Report {
  const bin = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  try {
    return JSON.parse(execFileSync('node', [bin, ...roots, '-T', 'json'], options)) as Report
  } catch (error) {
    // Violations are reported with an exit code.
    return JSON.parse((error as { stdout: string }).stdout) as Report
  }
}
const { summary, modules } = cruise()
const sources = modules.map(({ source }) => source)

const matches = (patterns: string | string[] | undefined, path: string) =>
  patterns !== undefined && [patterns].flat().some((pattern) => new RegExp(pattern).test(path))
const isSubject = ({ from }: Rule, path: string) =>
  (from.path === undefined || matches(from.path, path)) && !matches(from.pathNot, path)

test('every import stays within its boundaries', () => {
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual(
    [],
  )
})

test('every source file is read', () => {
  const files = execFileSync('git', ['ls-files', ...roots], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
  expect(files).not.toEqual([])
  const read = new Set(sources)
  expect(files.filter((path) => !read.has(path))).toEqual([])
})

test.each(forbidden)('each pattern of $name matches a module', (rule) => {
  expect(sources.filter((path) => isSubject(rule, path))).not.toEqual([])
  // A pattern with $1 depends on the importing file.
  const targets = [rule.from.path, rule.to.path]
    .flatMap((patterns) => patterns ?? [])
    .filter((pattern) => !pattern.includes('$1'))
  expect(targets.filter((pattern) => !sources.some((path) => matches(pattern, path)))).toEqual([])
})

test('operators’ commands need no development package', () => {
  const rule = forbidden.find(({ name }) => name === 'production-needs-no-development-package')!
  const commands = operatorCommands()
  expect(commands.length).toBeGreaterThan(10)
  const byPath = new Map(modules.map((each) => [each.source, each]))
  const reached = new Set(commands)
  for (const path of reached)
    for (const { resolved } of byPath.get(path)!.dependencies)
      if (/^(?:scripts|tests)\//.test(resolved)) reached.add(resolved)
  // It imports vite only where there is no build.
  reached.delete('scripts/lib/build/build-web.ts')
  expect([...reached].filter((path) => !isSubject(rule, path))).toEqual([])
})

/** The scripts that the README names under "To run it" and "To audit it". */
function operatorCommands(): string[] {
  const readme = readFileSync('README.md', 'utf8')
  const section = /\*\*To run it\*\*(.*)\*\*To develop it/s.exec(readme)![1]!
  const names = [...section.matchAll(/`npm (?:run )?([a-z]+)/g)].map(([, name]) => name!)
  return [...new Set(names)].map((name) => `scripts/${name}.ts`)
}
