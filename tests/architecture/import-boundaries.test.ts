import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

type Report = {
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string }[]
  }
}

function cruise(): Report['summary'] {
  const roots = ['services', 'projections', 'web', 'scripts', 'tests']
  const bin = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  try {
    return (JSON.parse(execFileSync('node', [bin, ...roots, '-T', 'json'], options)) as Report)
      .summary
  } catch (error) {
    const { stdout } = error as { stdout: string }
    return (JSON.parse(stdout) as Report).summary
  }
}

test('every import stays within its boundaries', () => {
  const { totalCruised, violations } = cruise()
  // Without modules the check would pass.
  expect(totalCruised).toBeGreaterThan(100)
  expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
})
