// One owner's credits with everything that moves them, in memory: two processes that may die after any step, a provider
// that tells late, twice and out of order, and a reactor that hears at least once. The log and the kernel are the real ones.
import { openExecutor } from '#kernel/execute.ts'
import { history, openHear } from '#kernel/hear.ts'
import { derivedId } from '#kernel/ids.ts'
import { must, Problem } from '#kernel/problem.ts'
import type { Hearing } from '#kernel/reactor.ts'
import type { Heard } from '#kernel/recorded.ts'
import { type Kept, openSnapshots, type SnapshotPlace } from '#kernel/snapshots.ts'
import { openMemoryEventStore } from '../../services/adapters/event-store/memory.ts'
import { creditLedger, type CreditCommand } from '../../services/credits/credit-ledger.decider.ts'
import { grantCredits } from '../../services/credits/grant-credits.reactor.ts'
import { payment, type PaymentReport } from '../../services/credits/payment.decider.ts'
import { type Fault, faultyStore } from './faulty-store.ts'
import { memoryKeys } from './memory-keys.ts'

export const ownerId = derivedId('owner')
export const paymentIdOf = (n: number): string => derivedId('payment', n)
export const responseIdOf = (n: number): string => derivedId('response', n)

/** `lost`: nobody answered, so nobody knows whether it was done. */
export type Answer =
  | { kind: 'done'; balance: number | undefined }
  | { kind: 'refused' | 'lost'; code: string }

export type CreditWorld = ReturnType<typeof openCreditWorld>

export function openCreditWorld() {
  const store = openMemoryEventStore()
  const keys = memoryKeys()
  const hear = openHear(keys)
  const faults: Fault[] = []
  const place = inMemory()
  const wire = faultyStore(store, { append: () => faults.shift() })
  // A minute passes between any two decisions.
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const now = () => new Date((clock += 60_000))
  // Often, so that most processes that start begin with one.
  const snapshots = () =>
    openSnapshots(
      place,
      { store, log: { warn: (said: unknown) => must(undefined, JSON.stringify(said)) } },
      2,
    )
  const start = () =>
    openExecutor({ store: wire, keys, hear, deadlineMs: 0, now, snapshots: snapshots() })
  const processes = [start(), start()]
  /** How far the reactor has come, by stream: what is saved, and so survives. */
  const checkpoints = new Map<string, bigint>()

  const executing = (by: number, commandId: string) =>
    processes[by]!({ commandId, correlationId: commandId, actor: 'test' })

  /** The next thing that the reactor has not heard of a payment; `forgets`: it dies before it has saved that. */
  async function hearNext(by: number, paymentId: string, forgets = false): Promise<boolean> {
    const stream = `payment-${paymentId}`
    const heard = await history(store, hear, stream)
    const next = heard[Number((checkpoints.get(stream) ?? -1n) + 1n)]
    if (!next) return false
    const { kind } = await answered(() => tell(by, next))
    if (kind === 'done' && !forgets) checkpoints.set(stream, next.revision)
    return true
  }

  async function tell(by: number, event: Heard): Promise<{ events: [] }> {
    const handler = grantCredits.on[event.type as keyof typeof grantCredits.on]
    const execute = executing(by, derivedId(grantCredits.name, event.eventId))
    await (handler as Handler | undefined)?.(event, { execute })
    return { events: [] }
  }

  return {
    store,
    /** What happens to the next appends, in turn. */
    breaks: (...next: Fault[]) => void faults.push(...next),
    mends: () => void (faults.length = 0),
    /** Another process in its place, which knows nothing. */
    kill: (by: number) => void (processes[by] = start()),
    hearNext,
    /** The reactor goes back to its low-water mark: everything of a payment is heard again. */
    forget: (n: number) => void checkpoints.delete(`payment-${paymentIdOf(n)}`),
    command: (by: number, commandId: string, command: CreditCommand) =>
      answered(() => executing(by, commandId)(creditLedger, ownerId, command)),
    begin: (by: number, n: number) =>
      answered(() =>
        executing(by, `begin-${n}`)(payment, paymentIdOf(n), {
          type: 'StartPayment',
          ownerId,
          packageId: 'starter_10',
          ...packageOf(n),
          currency: 'usd',
          provider: 'sandbox',
          intentId: `pi_${n}`,
        }),
      ),
    /** Each delivery is a request of its own, as a webhook's is. */
    notify: (by: number, n: number, notice: Notice, delivery: string) =>
      answered(() =>
        executing(by, delivery)(payment, paymentIdOf(n), {
          ...notice.report,
          intentId: `pi_${n}`,
          providerEventId: notice.id,
        }),
      ),
    ledger: () => Array.fromAsync(store.readStream(`credits-${ownerId}`)),
    async log(): Promise<Heard[]> {
      const all: Heard[] = []
      for await (const page of store.readAll({})) all.push(...(await hear(page)))
      return all
    },
  }
}

export type Notice = { id: string; report: PaymentReport }

/** What payment `n` buys. */
export const packageOf = (n: number) => ({ credits: 2 + (n % 3), priceCents: 100 * (1 + (n % 2)) })

type Handler = (event: Heard, hearing: Pick<Hearing, 'execute'>) => Promise<void>

async function answered(work: () => Promise<{ events: readonly unknown[] }>): Promise<Answer> {
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

function inMemory(): SnapshotPlace {
  const folds = new Map<string, Kept>()
  return {
    read: async (stream) => structuredClone(folds.get(stream)),
    write: async (kept) => void folds.set(kept.stream, structuredClone(kept)),
  }
}
