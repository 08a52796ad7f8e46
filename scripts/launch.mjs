// Runs a TypeScript file on Node 24. Plain JavaScript, so that an older Node can print what is missing.
import { existsSync } from 'node:fs'
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
// For worker threads, which read it.
process.env.NODE_COMPILE_CACHE ??= compileCache
process.argv = [process.argv[0], resolve(script), ...rest]
await import(pathToFileURL(resolve(script)).href)
