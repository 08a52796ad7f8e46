// Which licences may be used, and the texts that they ask to be passed on.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Dependency } from './lock-file.ts'

/** SPDX names. The weak copyleft of MPL-2.0 covers its own files, which are used unchanged. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages whose lock entry names no licence, with the one of their files. */
const stated: Readonly<Record<string, string>> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  ssh2: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}

export const licenceOf = ({ name, license }: Dependency): string | undefined =>
  license ?? stated[name]

/** Whether an SPDX expression of names, AND and OR is satisfied by the allowed licences. */
export function isAllowed(expression: string): boolean {
  const inner = expression.trim().replace(/^\((.*)\)$/, '$1')
  return inner
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())))
}

export function findLicenceFaults(dependencies: readonly Dependency[]): string[] {
  return dependencies.flatMap((dependency) => {
    const licence = licenceOf(dependency)
    if (licence !== undefined && isAllowed(licence)) return []
    return [`${dependency.name}@${dependency.version}: licence ${licence ?? 'unknown'}.`]
  })
}

const licenceFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i

/** The licence and notice files of an installed package; empty where it ships none, or is not installed here. */
export function licenceTexts({ path }: Dependency): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
      .map(({ name }) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim())
      .filter((text) => text.length > 0)
      .toSorted()
  } catch {
    return []
  }
}

const Author = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
const PackageFile = z.object({ author: Author.optional().catch(undefined) })

/** For packages without a licence file; empty where package.json names none. */
export function authorOf({ path }: Dependency): string {
  try {
    const content: unknown = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
    return PackageFile.parse(content).author ?? ''
  } catch {
    return ''
  }
}
