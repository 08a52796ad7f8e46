// The lock file of npm, version 3, and what is installed by it.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const LockedPackage = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  deprecated: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
const LockFile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), LockedPackage),
})
export type LockFile = z.output<typeof LockFile>

export const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
})
export type Manifest = z.output<typeof Manifest>

export type Dependency = z.output<typeof LockedPackage> & {
  /** Where it is installed, such as `node_modules/zod`. */
  path: string
  name: string
  /** Part of an installation without development dependencies. */
  isProduction: boolean
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export const readLockFile = (path = 'package-lock.json'): LockFile => LockFile.parse(readJson(path))
export const readManifest = (): Manifest => Manifest.parse(readJson('package.json'))

/** The packages of a lock file without the root. */
export const dependenciesOf = ({ packages }: LockFile): Dependency[] =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({
      ...locked,
      path,
      name: locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      isProduction: !locked.dev && !locked.devOptional,
    }))
