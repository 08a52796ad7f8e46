import { describe, expect, test } from 'vitest'
import { findLicenceFaults, isAllowed } from './licences.ts'
import { findInstallationFaults, findLockFaults } from './lock-faults.ts'
import { dependenciesOf, type LockFile, type Manifest } from './lock-file.ts'
import { findNoticeFaults, formatNotices } from './notices.ts'
import { formatSbom } from './sbom.ts'

const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`
const manifest: Manifest = {
  dependencies: { one: '1.0.0' },
  devDependencies: { two: '2.0.0' },
  optionalDependencies: {},
  allowScripts: {},
}
const locked: LockFile = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { one: '1.0.0' }, devDependencies: { two: '2.0.0' } },
    'node_modules/one': {
      version: '1.0.0',
      integrity,
      license: 'MIT',
      dependencies: { part: '^3.0.0' },
    },
    'node_modules/one/node_modules/part': { version: '3.1.0', integrity, license: 'ISC' },
    'node_modules/part': { version: '4.0.0', integrity, license: 'ISC', dev: true },
    'node_modules/two': { version: '2.0.0', integrity, license: 'MIT', dev: true },
  },
}
const withPackage = (path: string, change: object): LockFile => ({
  ...locked,
  packages: { ...locked.packages, [path]: { ...locked.packages[path], ...change } },
})
const faultsOf = (lock: LockFile, of = manifest) => findLockFaults(lock, of, dependenciesOf(lock))

describe('the lock file', () => {
  test('without faults', () => expect(faultsOf(locked)).toEqual([]))

  test.each([
    ['a package without a hash', { integrity: undefined }, 'no SHA-512 hash'],
    ['a weak hash', { integrity: 'sha1-abc=' }, 'no SHA-512 hash'],
    [
      'another origin',
      { resolved: 'https://example.com/one.tgz' },
      'comes from https://example.com',
    ],
    ['an install script', { hasInstallScript: true }, 'install script'],
    ['a deprecated package of production', { deprecated: 'Use two.' }, 'is deprecated: Use two.'],
  ])('%s', (_, change, fault) => {
    const faults = faultsOf(withPackage('node_modules/one', change))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fault)
  })

  test('a version that package.json does not ask for, or not exactly', () => {
    const changed = { ...manifest, dependencies: { one: '1.0.1', three: '^1.0.0' } }
    expect(faultsOf(locked, changed)).toHaveLength(2)
    const range = {
      ...locked,
      packages: { ...locked.packages, '': { dependencies: { one: '^1.0.0' } } },
    }
    const asked = { ...manifest, dependencies: { one: '^1.0.0' }, devDependencies: {} }
    expect(faultsOf(range, asked)).toEqual(['one: ^1.0.0 is no exact version.'])
  })

  test('an installed package that is another one', () => {
    const other = withPackage('node_modules/one', { integrity: 'sha512-other' })
    expect(findInstallationFaults(locked, locked)).toEqual([])
    expect(findInstallationFaults(locked, other)).toHaveLength(1)
  })
})

describe('licences', () => {
  test.each(['MIT', '(MIT OR GPL-3.0)', '(BSD-3-Clause AND Apache-2.0)'])(
    '%s may be used',
    (licence) => expect(isAllowed(licence)).toBe(true),
  )
  test.each(['GPL-3.0', '(MIT AND GPL-3.0)', 'SEE LICENSE IN FILE', ''])(
    '%s may not be used',
    (licence) => expect(isAllowed(licence)).toBe(false),
  )
  test('unknown licences are faults', () => {
    const without = withPackage('node_modules/one', { license: undefined })
    expect(findLicenceFaults(dependenciesOf(without))).toEqual(['one@1.0.0: licence unknown.'])
  })
})

test('notices list the packages of production, and differ when one changes', () => {
  const notices = formatNotices(dependenciesOf(locked))
  expect(notices).toContain('- one 1.0.0: MIT')
  expect(notices).not.toContain('two')
  expect(findNoticeFaults(notices, dependenciesOf(locked))).toEqual([])
  const upgraded = withPackage('node_modules/one', { version: '1.0.1' })
  expect(findNoticeFaults(notices, dependenciesOf(upgraded))).toHaveLength(2)
})

test('the SBOM has each package of production with its hash, and what it depends on', () => {
  const bom = JSON.parse(formatSbom(dependenciesOf(locked)))
  expect(bom.components.map(({ purl }: { purl: string }) => purl)).toEqual([
    'pkg:npm/one@1.0.0',
    'pkg:npm/part@3.1.0',
  ])
  expect(bom.components[0].hashes).toEqual([{ alg: 'SHA-512', content: '07'.repeat(64) }])
  expect(bom.dependencies[0]).toEqual({
    ref: 'pkg:npm/one@1.0.0',
    dependsOn: ['pkg:npm/part@3.1.0'],
  })
})
