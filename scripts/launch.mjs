// Runs a TypeScript file on Node 24. Plain JavaScript, so that an older Node can print what is missing.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import * as module from 'node:module'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'

const needed = 24
const [script, ...rest] = process.argv.slice(2)

if (Number(process.versions.node.split('.')[0]) < needed) {
  const { platform, arch, versions } = process
  console.error(
    `Prosa needs Node ${needed}: no Node package for ${platform}-${arch} was installed by "npm ci", and this machine's own is ${versions.node}. Install Node ${needed} or newer and run the command again.`,
  )
  process.exit(1)
}
if (!existsSync('node_modules/fastify')) {
  console.error('The packages are not installed: run "npm ci" first.')
  process.exit(1)
}
// Halves the start-up time of every start but the first. A read-only directory disables it.
const compileCache = resolve('node_modules/.cache/node')
module.enableCompileCache(compileCache)
resolveOwnModules()
// For worker threads, which read it.
process.env.NODE_COMPILE_CACHE ??= compileCache
process.argv = [process.argv[0], resolve(script), ...rest]
await import(pathToFileURL(resolve(script)).href)

/**
 * Resolves the addresses of Prosa's own modules without looking for the files: the loader's search is a sixth of the time
 * that the server's modules take to load.
 */
function resolveOwnModules() {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'))
  const folders = Object.entries(imports).map(([name, folder]) => [
    name.slice(0, -1),
    pathToFileURL(realpathSync(folder.slice(0, -1))).href + '/',
  ])
  const packages = new Map()
  module.registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL = '', conditions } = context
      const url = specifier.endsWith('.ts') && urlOf(specifier, parentURL)
      if (url) return { url, format: 'module-typescript', shortCircuit: true }
      const isOwnImport = parentURL.endsWith('.ts') && conditions.includes('import')
      if (!isOwnImport || specifier.startsWith('.')) return nextResolve(specifier, context)
      // A package is the same one for all of Prosa's own modules.
      const known = packages.get(specifier) ?? nextResolve(specifier, context)
      packages.set(specifier, known)
      return { ...known, shortCircuit: true }
    },
  })
  function urlOf(specifier, parent) {
    if (specifier.startsWith('.')) return new URL(specifier, parent).href
    const [name, folder] = folders.find(([prefix]) => specifier.startsWith(prefix)) ?? []
    return folder && folder + specifier.slice(name.length)
  }
}
