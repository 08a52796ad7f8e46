// `npm run keys -- status|rotate`
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import { describeKeys } from './lib/keys/key-status.ts'
import { rotateMasterKey } from './lib/keys/rotate-master-key.ts'
import { operatorOption, operatorUsage, recordAsOperator } from './lib/operator-record.ts'

const usage = `Usage: npm run keys -- status
       npm run keys -- rotate [--retire] [--by NAME]

status  prints the versions of the master key with how much each wraps, and the key that signs ledgers
rotate  makes a new version of the master key, wraps every key and secret with it, checks that everything opens, and asks
        whether to retire the old version; beside a running Prosa or without one. A rotation that was interrupted is
        continued. Back up the key file before and after (docs/runbooks/keys.md)

  --retire    retires the old version without asking: it opens nothing from then on
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
  const options = { retire: { type: 'boolean', default: false }, ...operatorOption } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [command, ...rest] = positionals
  if (rest.length > 0 || (command !== 'status' && command !== 'rotate')) return printUsage()
  await using infrastructure = await connectInfrastructure(undefined, { holdsKeys: false })
  if (command === 'status') {
    for (const line of await describeKeys(infrastructure)) printLine(line)
    return 0
  }
  const subject = { type: 'key', id: 'master key' }
  await recordAsOperator(infrastructure, { kind: 'key-rotated', by: values.by, subject }, () =>
    rotateMasterKey(infrastructure, {
      print(line) {
        clearProgress()
        printLine(line)
      },
      ...(process.stderr.isTTY && { onProgress: showProgress }),
      signal: stopping.signal,
      shouldRetire: async (versions) => values.retire || confirmRetirement(versions),
    }),
  )
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
