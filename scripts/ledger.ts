// `npm run ledger -- replay|verify|export|reconcile|key`
import { parseArgs } from 'node:util'
import type { Infrastructure } from '../services/infrastructure.ts'
import { type Config, loadConfig } from '../services/config.ts'
import { anchorsFilePath } from '../services/credits/audit/anchors-file.ts'
import { ExportFormat } from '../services/credits/audit/export-format.ts'
import { describeSigningKeys, openLedgerSigner } from '../services/credits/audit/ledger-signer.ts'
import { exitOnHelp } from './lib/command-line.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import { writeExportFile } from './lib/ledger/export-ledger.ts'
import type { CommandResult } from './lib/ledger/command-result.ts'
import { operatorOption, operatorUsage } from './lib/operator-record.ts'
import { reconcilePayments } from './lib/ledger/reconcile-payments.ts'
import { replayLedger } from './lib/ledger/replay-ledger.ts'
import { verifyExport, verifyLedgers } from './lib/ledger/verify-ledgers.ts'

const usage = `Usage: npm run ledger -- replay --owner E-MAIL [--at TIME]
       npm run ledger -- verify [--owner E-MAIL]
       npm run ledger -- verify FILE [--key PUBLIC-KEY]
       npm run ledger -- export --owner E-MAIL --format csv|json [--at TIME] [--by NAME] FILE
       npm run ledger -- reconcile [--since TIME]
       npm run ledger -- key

replay     recomputes an owner's credits from the events alone, verifies the hash chain and compares both with the read
           models; with --at (such as 2026-01-31 or 2026-01-31T12:00:00Z) as of that time, without the comparison
verify     verifies hash chain, sums and anchored heads of one owner's ledger or of all ledgers, or of an exported FILE,
           which needs no data of the installation
export     writes a signed file (docs/ledger-export.md)
reconcile  compares our payments with the provider's list and with the credits that they granted
key        prints the public key that verifies exports and anchored heads

${operatorUsage}

With --json the output is JSON. Exit code 1 when anything differs.
`

const options = {
  owner: { type: 'string' },
  at: { type: 'string' },
  key: { type: 'string' },
  format: { type: 'string' },
  since: { type: 'string' },
  ...operatorOption,
  json: { type: 'boolean', default: false },
} as const

type Values = {
  [name in 'owner' | 'at' | 'key' | 'format' | 'since' | 'by']?: string | undefined
}

exitOnHelp(usage)
try {
  const args = process.argv.slice(2)
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const result = await runCommand(positionals, values)
  if (result) {
    const { data, lines, isSound } = result
    const text = values.json
      ? JSON.stringify({ sound: isSound, ...data }, null, 2)
      : lines.join('\n')
    process.stdout.write(`${text}\n`)
    process.exitCode = isSound ? 0 : 1
  } else {
    process.stderr.write(usage)
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

/** Undefined for an unknown command. */
async function runCommand(
  args: readonly string[],
  values: Values,
): Promise<CommandResult | undefined> {
  const [command = '', path] = args
  // Needs no data of the installation.
  if (command === 'verify' && args.length === 2) return verifyExport(path!, values.key)
  const run = findHandler(command, path, values)
  if (!run || args.length !== (command === 'export' ? 2 : 1)) return undefined
  const config = loadConfig()
  await using infrastructure = await connectInfrastructure(config)
  return await run(infrastructure, config)
}

type CommandHandler = (infrastructure: Infrastructure, config: Config) => Promise<CommandResult>

function findHandler(
  command: string,
  path: string | undefined,
  { owner, at: atText, format: formatText, since, by }: Values,
): CommandHandler | undefined {
  const at = parseTime(atText)
  const from = parseTime(since) ?? new Date(0)
  const format = ExportFormat.safeParse(formatText).data
  switch (command) {
    case 'replay':
      return owner
        ? (infrastructure) => replayLedger(infrastructure, { email: owner, at })
        : undefined
    case 'verify':
      return (infrastructure, config) =>
        verifyLedgers(infrastructure, anchorsFilePath(config.dataDir), owner)
    case 'export':
      if (!owner || !format || !path) return undefined
      return (infrastructure, config) =>
        writeExportFile(infrastructure, anchorsFilePath(config.dataDir), {
          email: owner,
          format,
          at,
          path,
          by,
        })
    case 'reconcile':
      return (infrastructure, config) => reconcilePayments(infrastructure, config, from)
    case 'key':
      return async ({ secrets }) => {
        const signer = await openLedgerSigner(secrets)
        const { key, publicKey } = signer
        const keys = describeSigningKeys(signer)
        const lines = [`key ${key}`, `public key ${publicKey}`, ...replacedKeyLines(keys)]
        return { lines, data: { key, public_key: publicKey, keys }, isSound: true }
      }
    default:
      return undefined
  }
}

function replacedKeyLines(keys: ReturnType<typeof describeSigningKeys>): string[] {
  return keys
    .filter(({ until }) => until !== null)
    .map((each) => `until ${each.until}: key ${each.key}, public key ${each.public_key}`)
}

function parseTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new Error(`${text} is not a time.`)
  return at
}
