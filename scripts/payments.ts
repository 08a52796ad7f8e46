// `npm run payments -- list|refund|fail-refund|dispute|close-dispute`
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findPaymentByIntent } from '#projections/credits/payments.projection.ts'
import { loadConfig } from '../services/config.ts'
import { openLog } from '../services/kernel/log.ts'
import { openPaymentProvider, type PaymentProvider } from '../services/payment-provider.ts'
import { exitOnHelp } from './lib/command-line.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import { operatorOption, operatorUsage, recordAsOperator } from './lib/operator-record.ts'

const usage = `Usage: npm run payments -- list [--since 2026-01-31]
       npm run payments -- refund INTENT [--cents 500]
       npm run payments -- fail-refund INTENT
       npm run payments -- dispute INTENT [--cents 500]
       npm run payments -- close-dispute INTENT --outcome won|lost

list           lists the provider's payments, newest first, by default of the last 30 days
refund         refunds --cents of a payment, by default all that is left; the credits follow by webhook
fail-refund    lets a refund fail; sandbox only, banks do this elsewhere
dispute        opens a dispute of --cents, by default of the whole payment; sandbox only
close-dispute  closes a dispute; sandbox only

${operatorUsage}
`
const monthMs = 30 * 24 * 3_600_000
/** Time limit for a running Prosa to process the webhook. */
const deliveryTimeoutMs = 5_000

type PaymentCommand = {
  command: string
  intentId: string
  since: Date
  cents: number | undefined
  outcome: string | undefined
  by: string | undefined
}

exitOnHelp(usage)
try {
  const command = parseCommand(process.argv.slice(2))
  const result = command && (await runCommand(command))
  if (result === undefined) process.stderr.write(usage)
  else process.stdout.write(`${result}\n`)
  process.exitCode = result === undefined ? 1 : 0
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

function parseCommand(args: string[]): PaymentCommand | undefined {
  const string = { type: 'string' } as const
  const options = { since: string, cents: string, outcome: string, ...operatorOption }
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [command, intentId = '', ...rest] = positionals
  if (!command || rest.length > 0 || (command === 'list') !== (intentId === '')) return undefined
  const since = values.since === undefined ? new Date(Date.now() - monthMs) : new Date(values.since)
  if (Number.isNaN(since.getTime())) throw new Error(`${values.since} is not a time.`)
  const cents = values.cents === undefined ? undefined : Number(values.cents)
  if (cents !== undefined && !(Number.isInteger(cents) && cents > 0))
    throw new Error(`${values.cents} is not a number of cents.`)
  return { command, intentId, since, cents, outcome: values.outcome, by: values.by }
}

/** The result as text; undefined for an unknown command. */
async function runCommand({
  command,
  intentId,
  since,
  cents,
  outcome,
  by,
}: PaymentCommand): Promise<string | undefined> {
  const config = loadConfig()
  await using infrastructure = await connectInfrastructure(config)
  const log = openLog('silent')
  const provider = await openPaymentProvider(config, { ...infrastructure, log })
  // Awaited here: the database closes on return.
  if (command === 'list') return await list(provider, since)
  if (!['refund', 'fail-refund', 'dispute', 'close-dispute'].includes(command)) return undefined
  const payment = await findPaymentByIntent(infrastructure.db, intentId)
  const event = {
    ...{ by, ownerId: payment?.ownerId, subject: { type: 'payment-intent', id: intentId } },
    detail: `payments ${command}`,
  }
  const result = await recordAsOperator(
    infrastructure,
    { kind: 'operator-command', ...event },
    () =>
      command === 'refund'
        ? refund(provider, intentId, cents)
        : simulateBank(provider, command, { intentId, cents, outcome }),
  )
  return result && `${result}${await deliveryStatus(provider, intentId)}`
}

/** Actions of banks, in the sandbox; undefined for an unknown action. */
async function simulateBank(
  { sandbox }: PaymentProvider,
  command: string,
  { intentId, cents, outcome }: Pick<PaymentCommand, 'intentId' | 'cents' | 'outcome'>,
): Promise<string | undefined> {
  if (!sandbox)
    throw new Error(
      'Only banks can do this; see the Stripe Dashboard for the state of the payment.',
    )
  if (command === 'fail-refund') return `Failed: ${await sandbox.failRefund(intentId)}`
  if (command === 'dispute') return `Disputed: ${await sandbox.dispute(intentId, cents)}`
  if (outcome !== 'won' && outcome !== 'lost') return undefined
  await sandbox.closeDispute(intentId, outcome)
  return `The dispute of ${intentId} is ${outcome}.`
}

/** Whether a running Prosa has processed the sandbox's webhook. Empty for Stripe, whose webhooks are asynchronous. */
async function deliveryStatus({ sandbox }: PaymentProvider, intentId: string): Promise<string> {
  if (!sandbox) return ''
  for (const until = Date.now() + deliveryTimeoutMs; Date.now() < until; await wait(50))
    if (!(await sandbox.hasPendingWebhooks(intentId))) return '\nProsa has processed it.'
  return '\nNo running Prosa has processed it yet; the next one that starts will.'
}

async function list({ payments }: PaymentProvider, since: Date): Promise<string> {
  const lines: string[] = []
  for await (const payment of payments.list(since))
    lines.push(
      [
        ...[payment.createdAt.toISOString(), payment.intentId, payment.status.padEnd(10)],
        `${payment.amountCents} ${payment.currency}`,
        ...(payment.refundedCents > 0 ? [`${payment.refundedCents} refunded`] : []),
        ...(payment.disputed ? ['disputed'] : []),
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
  const { refundedCents: after } = await payments.find(intentId)
  return `${after - before} cents (${currency}) of ${intentId} are refunded; ${after} of ${amountCents} in all.`
}
