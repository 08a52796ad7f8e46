// One owner's credits in memory: two processes that may crash after any step, a provider that notifies late, repeatedly
// and out of order, and a reactor with at-least-once delivery. The memory store and the kernel are the real ones.
import type { PackageId } from '#contract/packages.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { readHistory, openDecoder } from '#kernel/commands/decode-events.ts'
import { derivedId } from '#kernel/ids.ts'
import { must, Problem } from '#kernel/problem.ts'
import type { ReactorContext } from '#kernel/reactors/reactor.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { type Snapshot, openSnapshots, type SnapshotStore } from '#kernel/commands/snapshots.ts'
import { openMemoryEventStore } from '../../../services/adapters/event-store/memory.ts'
import {
  creditLedger,
  type CreditCommand,
} from '../../../services/credits/ledger/credit-ledger.decider.ts'
import { grantCredits } from '../../../services/credits/ledger/grant-credits.reactor.ts'
import { payment, type PaymentReport } from '../../../services/credits/payments/payment.decider.ts'
import { type StoreFault, createFaultyEventStore } from '../kernel/faulty-event-store.ts'
import { memoryKeys } from '../kernel/memory-keys.ts'

/** The simulated log is in memory and unsigned. */
const granting = grantCredits({ verifyPayment: async () => {} })

export const ownerId = derivedId('owner')
export const paymentIdOf = (n: number): string => derivedId('payment', n)
export const responseIdOf = (n: number): string => derivedId('response', n)

/** `lost`: no response, so the outcome is unknown. */
export type CommandOutcome =
  | { kind: 'done'; balance: number | undefined }
  | { kind: 'refused' | 'lost'; code: string }

export type CreditSimulation = ReturnType<typeof openCreditSimulation>

export function openCreditSimulation() {
  const store = openMemoryEventStore()
  const keys = memoryKeys()
  const decodeEvents = openDecoder(keys)
  const faults: StoreFault[] = []
  const snapshotStore = inMemorySnapshots()
  const faultyWire = createFaultyEventStore(store, { append: () => faults.shift() })
  // Decisions are a minute apart.
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const now = () => new Date((clock += 60_000))
  // Frequent, so that most restarts load a snapshot.
  const snapshots = () =>
    openSnapshots(
      snapshotStore,
      { store, log: { warn: (warning: unknown) => must(undefined, JSON.stringify(warning)) } },
      2,
    )
  const start = () =>
    openExecutor({
      store: faultyWire,
      keys,
      decodeEvents,
      deadlineMs: 0,
      now,
      snapshots: snapshots(),
    })
  const processes = [start(), start()]
  /** The reactor's saved checkpoint by stream; survives restarts. */
  const checkpoints = new Map<string, bigint>()

  const executeAs = (by: number, commandId: string) =>
    processes[by]!({ commandId, correlationId: commandId, actor: 'test' })

  /** Handles a payment's next event; `forgets`: crashes before saving the checkpoint. */
  async function handleNextEvent(by: number, paymentId: string, forgets = false): Promise<boolean> {
    const stream = `payment-${paymentId}`
    const history = await readHistory(store, decodeEvents, stream)
    const next = history[Number((checkpoints.get(stream) ?? -1n) + 1n)]
    if (!next) return false
    const { kind } = await outcomeOf(() => dispatch(by, next))
    if (kind === 'done' && !forgets) checkpoints.set(stream, next.revision)
    return true
  }

  async function dispatch(by: number, event: DecodedEvent): Promise<{ events: [] }> {
    const handler = granting.on[event.type as keyof typeof granting.on]
    const execute = executeAs(by, derivedId(granting.name, event.eventId))
    await (handler as EventHandler | undefined)?.(event, { execute })
    return { events: [] }
  }

  return {
    store,
    /** Faults of the next appends, in order. */
    injectFaults: (...next: StoreFault[]) => void faults.push(...next),
    clearFaults: () => void (faults.length = 0),
    /** Replaces the process by one without state. */
    restartProcess: (by: number) => void (processes[by] = start()),
    handleNextEvent,
    /** Resets the checkpoint: all events of a payment are delivered again. */
    resetCheckpoint: (n: number) => void checkpoints.delete(`payment-${paymentIdOf(n)}`),
    command: (by: number, commandId: string, command: CreditCommand) =>
      outcomeOf(() => executeAs(by, commandId)(creditLedger, ownerId, command)),
    startPayment: (by: number, n: number, purchase: Purchase = packageOf(n)) =>
      outcomeOf(() =>
        executeAs(by, `begin-${n}`)(payment, paymentIdOf(n), {
          type: 'StartPayment',
          ownerId,
          packageId: 'starter_10',
          ...purchase,
          currency: 'usd',
          provider: 'sandbox',
          intentId: `pi_${n}`,
        }),
      ),
    /** Each delivery is a separate request, as from a webhook. */
    deliverNotification: (by: number, n: number, notice: ProviderNotification, delivery: string) =>
      outcomeOf(() =>
        executeAs(by, delivery)(payment, paymentIdOf(n), {
          ...notice.report,
          intentId: `pi_${n}`,
          providerEventId: notice.id,
        }),
      ),
    ledger: (from = 0n) => Array.fromAsync(store.readStream(`credits-${ownerId}`, { from })),
    decodeEvents,
    async log(): Promise<DecodedEvent[]> {
      const all: DecodedEvent[] = []
      for await (const page of store.readAll({})) all.push(...(await decodeEvents(page)))
      return all
    },
  }
}

export type ProviderNotification = { id: string; report: PaymentReport }

type Purchase = { packageId?: PackageId; credits: number; priceCents: number }

/** Credits and price of payment `n`. */
export const packageOf = (n: number) => ({ credits: 2 + (n % 3), priceCents: 100 * (1 + (n % 2)) })

type EventHandler = (event: DecodedEvent, context: Pick<ReactorContext, 'execute'>) => Promise<void>

async function outcomeOf(
  work: () => Promise<{ events: readonly unknown[] }>,
): Promise<CommandOutcome> {
  try {
    const { events } = await work()
    const last = events.at(-1) as { data: { balanceAfter?: number } } | undefined
    return { kind: 'done', balance: last?.data.balanceAfter }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code } = error
    const isLost = code === 'service/unavailable' || code === 'concurrency/conflict'
    return { kind: isLost ? 'lost' : 'refused', code }
  }
}

function inMemorySnapshots(): SnapshotStore {
  const folds = new Map<string, Snapshot>()
  return {
    read: async (stream) => structuredClone(folds.get(stream)),
    write: async (snapshot) => void folds.set(snapshot.stream, structuredClone(snapshot)),
  }
}
