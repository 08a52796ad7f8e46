// npm run payments -- list | refund | fail-refund | dispute | close-dispute
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadConfig } from '../services/kernel/config/config.ts'
import { openLog } from '../services/kernel/log.ts'
import { openPaymentProvider, type PaymentProvider } from '../services/payment-provider.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'

const usage = `Usage: npm run payments -- list [--since 2026-01-31]
       npm run payments -- refund INTENT [--cents 500]
       npm run payments -- fail-refund INTENT
       npm run payments -- dispute INTENT
       npm run payments -- close-dispute INTENT --outcome won|lost

Lists what the payment provider has, newest first (of the last 30 days), or gives money back: without --cents all that
is left. Credits follow by webhook.
Disputes, and refunds that do not arrive, are the banks' to begin and to close: here only the sandbox's can be.
`
const monthMs = 30 * 24 * 3_600_000
/** How long a running Prosa is waited for. */
const deliveryTimeoutMs = 5_000

type PaymentCommand = {
  command: string
  intentId: string
  since: Date
  cents: number | undefined
  outcome: string | undefined
}

try {
  const asked = parseCommand(process.argv.slice(2))
  const done = asked && (await runCommand(asked))
  if (done === undefined) process.stderr.write(usage)
  else process.stdout.write(`${done}\n`)
  process.exitCode = done === undefined ? 1 : 0
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

function parseCommand(args: string[]): PaymentCommand | undefined {
  const string = { type: 'string' } as const
  const options = { since: string, cents: string, outcome: string }
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [command, intentId = '', ...rest] = positionals
  if (!command || rest.length > 0 || (command === 'list') !== (intentId === '')) return undefined
  const since = values.since === undefined ? new Date(Date.now() - monthMs) : new Date(values.since)
  if (Number.isNaN(since.getTime())) throw new Error(`${values.since} is not a time.`)
  const cents = values.cents === undefined ? undefined : Number(values.cents)
  if (cents !== undefined && !(Number.isInteger(cents) && cents > 0))
    throw new Error(`${values.cents} is not a number of cents.`)
  return { command, intentId, since, cents, outcome: values.outcome }
}

/** Says what was done; undefined where that cannot be asked. */
async function runCommand(asked: PaymentCommand): Promise<string | undefined> {
  const config = loadConfig()
  await using foundation = await connectInfrastructure(config)
  const log = openLog('silent')
  const provider = await openPaymentProvider(config, { db: foundation.db, log })
  const { command, intentId, cents, outcome } = asked
  // Awaited while the database is still open.
  if (command === 'list') return await list(provider, asked.since)
  const done =
    command === 'refund'
      ? await refund(provider, intentId, cents)
      : await simulateBank(provider, command, { intentId, outcome })
  return done && `${done}${await deliveryStatus(provider, intentId)}`
}

/** What banks do; undefined where they do not. */
async function simulateBank(
  { sandbox }: PaymentProvider,
  command: string,
  { intentId, outcome }: Pick<PaymentCommand, 'intentId' | 'outcome'>,
): Promise<string | undefined> {
  if (!['fail-refund', 'dispute', 'close-dispute'].includes(command)) return undefined
  if (!sandbox)
    throw new Error('Banks do that, and nobody else; Stripe’s Dashboard shows what they did.')
  if (command === 'fail-refund') return `Failed: ${await sandbox.failRefund(intentId)}`
  if (command === 'dispute') return `Disputed: ${await sandbox.dispute(intentId)}`
  if (outcome !== 'won' && outcome !== 'lost') return undefined
  await sandbox.closeDispute(intentId, outcome)
  return `The dispute of ${intentId} is ${outcome}.`
}

/** Whether a running Prosa has taken the sandbox’s word of it; Stripe’s comes when it comes. */
async function deliveryStatus({ sandbox }: PaymentProvider, intentId: string): Promise<string> {
  if (!sandbox) return ''
  for (const until = Date.now() + deliveryTimeoutMs; Date.now() < until; await wait(50))
    if (!(await sandbox.hasPendingWebhooks(intentId))) return '\nProsa has heard of it.'
  return '\nNo running Prosa has heard of it yet; one that starts will.'
}

async function list({ payments }: PaymentProvider, since: Date): Promise<string> {
  const lines: string[] = []
  for await (const one of payments.list(since))
    lines.push(
      [
        ...[one.createdAt.toISOString(), one.intentId, one.status.padEnd(10)],
        `${one.amountCents} ${one.currency}`,
        ...(one.refundedCents > 0 ? [`${one.refundedCents} refunded`] : []),
        ...(one.disputed ? ['disputed'] : []),
      ].join('  '),
    )
  return lines.join('\n') || `${payments.provider} has no payments since ${since.toISOString()}.`
}

async function refund(
  { payments }: PaymentProvider,
  intentId: string,
  cents: number | undefined,
): Promise<string> {
  const { refundedCents: before, amountCents, currency } = await payments.find(intentId)
  const amount = cents === undefined ? {} : { amountCents: cents }
  await payments.refund(intentId, { key: `operator-${randomUUID()}`, ...amount })
  const refunded = cents ?? amountCents - before
  return `${refunded} cents (${currency}) of ${intentId} go back; ${before + refunded} of ${amountCents} in all.`
}
