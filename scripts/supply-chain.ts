// `npm run supply-chain`
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { findLicenceFaults } from './lib/supply-chain/licences.ts'
import { findInstallationFaults, findLockFaults } from './lib/supply-chain/lock-faults.ts'
import { dependenciesOf, readLockFile, readManifest } from './lib/supply-chain/lock-file.ts'
import { findNoticeFaults, formatNotices, noticesPath } from './lib/supply-chain/notices.ts'
import { formatSbom } from './lib/supply-chain/sbom.ts'

const usage = `Usage: npm run supply-chain [-- check|notices|sbom|audit]

  check     without a network: every package has its hash in the lock file, comes from the registry, is the one that is
            installed and has an allowed licence; no
            package of production is deprecated; ${noticesPath} lists them all
  notices   writes ${noticesPath}
  sbom      writes dist/sbom.cdx.json (CycloneDX)
  audit     asks the registry for known vulnerabilities of production packages`

exitOnHelp(usage)
const lock = readLockFile()
const dependencies = dependenciesOf(lock)
const commands: Record<string, () => number> = { check, notices, sbom, audit }
const name = process.argv[2] ?? 'check'
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) process.stderr.write(`${usage}\n`)
process.exitCode = command ? command() : 1

function check(): number {
  const faults = [
    ...findLockFaults(lock, readManifest(), dependencies),
    ...findInstallationFaults(lock, readLockFile('node_modules/.package-lock.json')),
    ...findLicenceFaults(dependencies),
    ...findNoticeFaults(readFileSync(noticesPath, 'utf8'), dependencies),
  ]
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  const production = dependencies.filter(({ isProduction }) => isProduction).length
  if (faults.length === 0)
    printLine(
      `${dependencies.length} packages, ${production} of them for production: hashes, origin, licences and notices are right. Known vulnerabilities are not checked here: npm run supply-chain -- audit asks the registry.`,
    )
  return faults.length === 0 ? 0 : 1
}

function notices(): number {
  return write(noticesPath, formatNotices(dependencies))
}

function sbom(): number {
  return write('dist/sbom.cdx.json', formatSbom(dependencies))
}

function audit(): number {
  const { status, stdout, stderr } = runNpm(['audit', '--omit=dev'])
  process.stdout.write(stdout)
  if (status === 0) return 0
  if (/audit endpoint|ENOTFOUND|ECONNREFUSED|EAI_AGAIN/.test(stderr))
    process.stderr.write('The registry does not answer: known vulnerabilities were not checked.\n')
  else process.stderr.write(stderr)
  return 1
}

function write(path: string, text: string): number {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  printLine(`${path} is written.`)
  return 0
}

/** Runs the npm that started this command, else the one in PATH. */
function runNpm(options: readonly string[]) {
  const npm = process.env['npm_execpath']
  const env = { ...process.env, npm_config_loglevel: 'warn' }
  const settings = { encoding: 'utf8', env } as const
  if (npm === undefined) return spawnSync('npm', options, settings)
  return spawnSync(process.execPath, [npm, ...options], settings)
}
