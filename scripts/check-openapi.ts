// `npm run check:openapi`
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { apiCatalogue } from '#contract/api/catalogue.ts'
import { openApiDocument } from '#kernel/http/openapi/document.ts'
import { version } from '../services/version.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

const usage = `Usage: npm run check:openapi

Writes the OpenAPI document to node_modules/.cache/openapi/openapi.json and lints it with the recommended rules of Redocly.
Warnings count as errors. No server and no network is needed.
`

type LintReport = { totals: { errors: number; warnings: number }; problems: unknown[] }

exitOnHelp(usage)
const folder = 'node_modules/.cache/openapi'
const path = `${folder}/openapi.json`
mkdirSync(folder, { recursive: true })
writeFileSync(path, JSON.stringify(openApiDocument({ catalogue: apiCatalogue, version })))

const { stdout, stderr, error } = spawnSync(
  process.execPath,
  ['node_modules/@redocly/cli/bin/cli.js', 'lint', path, '--extends=recommended', '--format=json'],
  {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
)
const report = parseReport(stdout)
if (!report || report.totals.errors + report.totals.warnings > 0) {
  const reason = report ? JSON.stringify(report.problems, null, 2) : (error ?? stdout + stderr)
  console.error(`The OpenAPI document has problems:\n${reason}`)
  process.exitCode = 1
} else printLine('The OpenAPI document has no problems.')

/** Undefined when the linter did not finish. */
function parseReport(json: string): LintReport | undefined {
  try {
    return JSON.parse(json) as LintReport
  } catch {
    return undefined
  }
}
