// What the lock file says of the packages without a network: where they come from, and that they cannot change.
import type { Dependency, LockFile, Manifest } from './lock-file.ts'

const registry = 'https://registry.npmjs.org/'
/** Versions are exact: an upgrade is a change of package.json. */
const exactVersion = /^(npm:[@a-z0-9/._-]+@)?\d+\.\d+\.\d+(-[a-z0-9.]+)?$/i

/** One sentence for each fault. */
export function findLockFaults(
  lock: LockFile,
  manifest: Manifest,
  dependencies: readonly Dependency[],
): string[] {
  return [
    ...findManifestFaults(lock, manifest),
    ...dependencies.flatMap(findPackageFaults(manifest)),
  ]
}

function findManifestFaults({ packages }: LockFile, manifest: Manifest): string[] {
  const root = packages[''] ?? {}
  return (['dependencies', 'devDependencies', 'optionalDependencies'] as const).flatMap((part) => {
    const locked = root[part] ?? {}
    const names = new Set([...Object.keys(manifest[part]), ...Object.keys(locked)])
    return [...names].flatMap((name) => {
      const version = manifest[part][name]
      if (version !== locked[name])
        return [`${name}: package.json and package-lock.json differ; run npm install.`]
      return exactVersion.test(version!) ? [] : [`${name}: ${version} is no exact version.`]
    })
  })
}

const findPackageFaults = (manifest: Manifest) => (dependency: Dependency) => {
  const { name, path, version, resolved, integrity, deprecated } = dependency
  const faults: string[] = []
  if (!integrity?.startsWith('sha512-')) faults.push('no SHA-512 hash in the lock file')
  if (resolved !== undefined && !resolved.startsWith(registry))
    faults.push(`comes from ${resolved}, not from ${registry}`)
  if (dependency.hasInstallScript && !dependency.optional && !(name in manifest.allowScripts))
    faults.push('has an install script that allowScripts in package.json does not decide on')
  if (deprecated !== undefined && dependency.isProduction)
    faults.push(`is deprecated: ${deprecated}`)
  return faults.map((fault) => `${name}@${version} (${path}): ${fault}.`)
}

/** Installed packages that are not the ones of the lock file, by the hashes that npm has verified. */
export function findInstallationFaults(lock: LockFile, installed: LockFile): string[] {
  return Object.entries(installed.packages).flatMap(([path, { version, integrity }]) => {
    const locked = lock.packages[path]
    if (locked?.integrity === integrity && locked?.version === version) return []
    return [`${path}: ${version} is installed, not the package of the lock file; run npm ci.`]
  })
}
