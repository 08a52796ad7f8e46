// The deciders, the reactor, the projections and the auditor's replay for one owner, in memory, fed with webhooks.
import { creditBalances } from '#projections/credits/credit-balances.projection.ts'
import { creditLots } from '#projections/credits/credit-lots.projection.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { EventType } from '#contract/events/catalogue.ts'
import type { CreditPackage } from '#contract/packages.ts'
import type { Projection, Row } from '#projections/engine/projection.ts'
import { parsePaymentNotice } from '../../../../services/adapters/payments/payment-notice.ts'
import type { CreditCommand } from '../../../../services/credits/ledger/credit-ledger.decider.ts'
import { toPaymentCommand } from '../../../../services/credits/payments/webhook-command.ts'
import {
  openCreditSimulation,
  paymentIdOf,
} from '../../../../tests/support/simulations/credit-simulation.ts'
import { openReplay } from '../../audit/ledger-replay.ts'
import type { Webhook } from './provider.ts'

export type MoneyWorld = ReturnType<typeof openMoneyWorld>

export function openMoneyWorld() {
  const simulation = openCreditSimulation()
  const { audit, take } = openReplay()
  const balances = openRows(creditBalances)
  const lots = openRows(creditLots)
  /** Sum of the entries so far; each says the balance and the receivable after it. */
  const statement = { credits: 0, balance: 0, receivable: 0, entries: 0 }
  const types: string[] = []
  let commands = 0

  async function readEntries(): Promise<void> {
    const stored = await simulation.ledger(BigInt(statement.entries))
    for (const entry of stored) take(entry)
    for (const event of await simulation.decodeEvents(stored)) {
      balances.apply(event)
      lots.apply(event)
      const data = event.data as Record<string, number>
      types.push(event.type)
      statement.entries += 1
      statement.credits += changeOf(event)
      statement.balance = data['balanceAfter']!
      statement.receivable = data['receivableAfter'] ?? statement.receivable
    }
  }

  async function handleEvents(payment: number): Promise<void> {
    while (await simulation.handleNextEvent(0, paymentIdOf(payment)));
    await readEntries()
  }

  async function execute(command: CreditCommand): Promise<boolean> {
    const { kind } = await simulation.command(0, `command-${(commands += 1)}`, command)
    await readEntries()
    return kind === 'done'
  }

  return {
    audit,
    types,
    statement,
    balance: () => balances.rows()[0],
    lots: () => lots.rows().toSorted((a, b) => a.revision - b.revision),
    restart: () => simulation.restartProcess(0),
    start: (payment: number, { id, responses, priceCents }: CreditPackage) =>
      simulation.startPayment(0, payment, { packageId: id, credits: responses, priceCents }),
    execute,
    async handleAgain(payment: number): Promise<void> {
      simulation.resetCheckpoint(payment)
      await handleEvents(payment)
    },
    async receive({ payment, body }: Webhook): Promise<void> {
      const notice = parsePaymentNotice(body, 'model')
      if (!notice) return
      const { intentId: _, providerEventId, ...report } = toPaymentCommand(notice)
      const delivery = `delivery-${(commands += 1)}`
      const { kind } = await simulation.deliverNotification(
        ...([0, payment, { id: providerEventId, report }, delivery] as const),
      )
      if (kind !== 'done') throw new Error(`the webhook ${JSON.stringify(body)} is ${kind}`)
      await handleEvents(payment)
    },
  }
}

function changeOf({ type, data }: DecodedEvent): number {
  const { credits = 0, balanceChange } = data as { credits?: number; balanceChange?: number }
  return balanceChange ?? (type === 'ResponseUnlocked' ? -credits : credits)
}

/** The rows of a projection, event by event. */
function openRows<R extends Row, T extends EventType>(projection: Projection<R, T>) {
  const rows = new Map<string, R>()
  return {
    rows: () => [...rows.values()],
    apply(event: DecodedEvent): void {
      const keysOf = projection.rowsOf[event.type as T] as
        | ((event: DecodedEvent) => readonly Partial<R>[])
        | undefined
      for (const key of keysOf?.(event) ?? []) {
        const name = JSON.stringify(key)
        const next = projection.evolve(rows.get(name), event as DecodedEvent<T>, key as never)
        if (next) rows.set(name, next)
      }
    },
  }
}
