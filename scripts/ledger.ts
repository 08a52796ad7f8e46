// npm run ledger -- replay | verify | export | reconcile | key
import { parseArgs } from 'node:util'
import type { Foundation } from '../services/foundation.ts'
import { type Config, loadConfig } from '../services/kernel/config.ts'
import { anchorsFile } from '../services/credits/audit/anchors.ts'
import { ExportFormat } from '../services/credits/audit/export-format.ts'
import { ledgerSigner } from '../services/credits/audit/ledger-signer.ts'
import { openBeside } from './beside.ts'
import { exportTo } from './ledger/export.ts'
import type { Outcome } from './ledger/outcome.ts'
import { reconcilePayments } from './ledger/reconcile.ts'
import { replayLedger } from './ledger/replay.ts'
import { verifyExport, verifyLedgers } from './ledger/verify.ts'

const usage = `Usage: npm run ledger -- replay --owner E-MAIL [--at TIME]
       npm run ledger -- verify [--owner E-MAIL]
       npm run ledger -- verify FILE [--key PUBLIC-KEY]
       npm run ledger -- export --owner E-MAIL --format csv|json [--at TIME] FILE
       npm run ledger -- reconcile [--since TIME]
       npm run ledger -- key

replay     recomputes an owner's credits from the events alone, verifies the hash chain and compares both with the read
           models; with --at (such as 2026-01-31 or 2026-01-31T12:00:00Z) as they were, and then nothing is compared
verify     hash chain, sums and anchored heads of one owner's ledger, or of all; of an exported FILE without anything else
export     writes a signed file (docs/ledger-export.md)
reconcile  holds our payments against the provider's list and the credits that came of them
key        the public key by which exports and anchored heads are signed

With --json they answer programs. Exit code 1 where anything differs.
`

const options = {
  owner: { type: 'string' },
  at: { type: 'string' },
  key: { type: 'string' },
  format: { type: 'string' },
  since: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

type Values = {
  [name in 'owner' | 'at' | 'key' | 'format' | 'since']?: string | undefined
}

try {
  const args = process.argv.slice(2)
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const outcome = await outcomeOf(positionals, values)
  if (outcome) {
    const { found, lines, isSound } = outcome
    const text = values.json
      ? JSON.stringify({ sound: isSound, ...found }, null, 2)
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

/** Undefined for what is no command. */
async function outcomeOf(words: readonly string[], values: Values): Promise<Outcome | undefined> {
  const [what = '', path] = words
  // Needs no data of ours: it works wherever the file is.
  if (what === 'verify' && words.length === 2) return verifyExport(path!, values.key)
  const run = commandOf(what, path, values)
  if (!run || words.length !== (what === 'export' ? 2 : 1)) return undefined
  const config = loadConfig()
  await using foundation = await openBeside(config)
  return await run(foundation, config)
}

type Run = (foundation: Foundation, config: Config) => Promise<Outcome>

function commandOf(
  what: string,
  path: string | undefined,
  { owner, at: atText, format: formatText, since }: Values,
): Run | undefined {
  const at = timeOf(atText)
  const from = timeOf(since) ?? new Date(0)
  const format = ExportFormat.safeParse(formatText).data
  switch (what) {
    case 'replay':
      return owner ? (foundation) => replayLedger(foundation, { email: owner, at }) : undefined
    case 'verify':
      return (foundation, config) => verifyLedgers(foundation, anchorsFile(config.dataDir), owner)
    case 'export':
      if (!owner || !format || !path) return undefined
      return (foundation, config) =>
        exportTo(foundation, anchorsFile(config.dataDir), { email: owner, format, at, path })
    case 'reconcile':
      return (foundation, config) => reconcilePayments(foundation, config, from)
    case 'key':
      return async ({ master }) => {
        const { key, publicKey } = ledgerSigner(master)
        const lines = [`key ${key}`, `public key ${publicKey}`]
        return { lines, found: { key, public_key: publicKey }, isSound: true }
      }
    default:
      return undefined
  }
}

function timeOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new Error(`${text} is not a time.`)
  return at
}
