// `npm run keys -- status|rotate`
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { loadConfig } from '../services/config.ts'
import { anchorsFilePath } from '../services/credits/audit/anchors-file.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import { describeKeys } from './lib/keys/key-status.ts'
import { rotateMasterKey } from './lib/keys/rotate-master-key.ts'
import { rotateSigner } from './lib/keys/rotate-signer.ts'
import { operatorOption, operatorUsage, recordAsOperator } from './lib/operator-record.ts'

const usage = `Usage: npm run keys -- status
       npm run keys -- rotate [--retire] [--by NAME]
       npm run keys -- rotate --signer [--by NAME]

status  prints the versions of the master key with how much each wraps, and the keys that sign ledgers
rotate  makes a new version of the master key, wraps every key and secret with it, checks that everything opens, and asks
        whether to retire the old version; beside a running Prosa or without one. A rotation that was interrupted is
        continued. Back up the key file before and after (docs/runbooks/keys.md)

  --retire    retires the old version without asking: it opens nothing from then on
  --signer    replaces the key that signs ledgers instead, while Prosa is stopped; what the old one signed stays valid
${operatorUsage}
`

exitOnHelp(usage)
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  clearProgress()
  process.stderr.write(
    `${stopping.signal.aborted ? 'Stopped: run the same command again to continue.' : (error as Error).message}\n`,
  )
  process.exitCode = 1
}

async function runCommand(args: string[]): Promise<number> {
  const options = {
    retire: { type: 'boolean', default: false },
    signer: { type: 'boolean', default: false },
    ...operatorOption,
  } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [command, ...rest] = positionals
  if (rest.length > 0 || (command !== 'status' && command !== 'rotate')) return printUsage()
  if (values.signer && (values.retire || command !== 'rotate')) return printUsage()
  const config = loadConfig()
  await using infrastructure = await connectInfrastructure(config, { holdsKeys: false })
  if (command === 'status') {
    for (const line of await describeKeys(infrastructure)) printLine(line)
    return 0
  }
  const print = (line: string) => {
    clearProgress()
    printLine(line)
  }
  const anchorsFile = anchorsFilePath(config.dataDir)
  const id = values.signer ? 'ledger signer' : 'master key'
  const event = { kind: 'key-rotated', by: values.by, subject: { type: 'key', id } } as const
  await recordAsOperator(infrastructure, event, async () => {
    if (values.signer) return rotateSigner({ ...infrastructure, anchorsFile, print })
    await rotateMasterKey(infrastructure, {
      print,
      ...(process.stderr.isTTY && { onProgress: showProgress }),
      signal: stopping.signal,
      shouldRetire: async (versions) => values.retire || confirmRetirement(versions),
    })
  })
  return 0
}

function printUsage(): number {
  process.stderr.write(usage)
  return 1
}

async function confirmRetirement(versions: readonly number[]): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await lines.question(
      `Is the new key backed up? Version ${versions.join(', ')} will open nothing any more. Retire it (yes/no)? `,
    )
    return answer.trim().toLowerCase() === 'yes'
  } finally {
    lines.close()
  }
}

function showProgress(step: string, done: number, total: number): void {
  const of = total > done ? ` of ${total.toLocaleString('en')}` : ''
  process.stderr.write(`\r\u001b[K${done.toLocaleString('en')}${of} ${step}`)
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}
