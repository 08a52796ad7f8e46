import type { DomainEvent } from '#contract/events/catalogue.ts'
import { type EventStore, WrongExpectedRevision } from '#ports/event-store.ts'
import { chainEvents } from './hash-chain.ts'
import type { Envelope, Execute, CommandResult } from './command.ts'
import type { Decider } from './decider.ts'
import {
  catchUp,
  emptyFold,
  type Fold,
  type FoldCache,
  applyMetadata,
  openFoldCache,
} from './fold.ts'
import type { DecodeEvents } from './decode-events.ts'
import { derivedId } from '../ids.ts'
import type { Keys } from '../privacy/keys.ts'
import { type ValidatedEvent, validateEvent, encodeEvents } from './encode-events.ts'
import { Problem, refuse } from '../problem.ts'
import { backoffDelay, pause } from '../async/backoff.ts'
import { openKeyedQueue } from '../async/keyed-queue.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'
import { withoutPersonal } from '../privacy/seal.ts'
import type { Snapshots } from './snapshots.ts'

type ExecutorOptions = {
  store: EventStore
  keys: Pick<Keys, 'getOrCreate'>
  decodeEvents: DecodeEvents
  now?: () => Date
  /** How long conflicts with other processes, and an unreachable store, are borne. */
  deadlineMs?: number
  folds?: FoldCache
  snapshots?: Snapshots
}

/** Gives each request, or heard event, an `Execute` of its own. One executor a process: it holds the queues and the folds. */
export type Executor = (envelope: Envelope) => Execute

type ExecutorDeps = Required<Omit<ExecutorOptions, 'deadlineMs' | 'snapshots'>> &
  Pick<ExecutorOptions, 'snapshots'>

type CommandAttempt<C, E extends DomainEvent, S> = {
  decider: Decider<C, E, S>
  id: string
  stream: string
  command: C
  envelope: Envelope
  /** When waiting is over: for the store, and for others to stop writing first. */
  deadlines: { store: number; conflict: number }
}

/** Between attempts after an append that another process was faster with. */
const conflictBackoff = { initialDelayMs: 2, maxDelayMs: 50, jitter: 1 }

export function openExecutor(options: ExecutorOptions): Executor {
  const { deadlineMs = 2_000, now = () => new Date(), folds = openFoldCache() } = options
  const machine: ExecutorDeps = { ...options, now, folds }
  const queue = openKeyedQueue()
  return (envelope) => {
    // A second command of one request to the same stream is another command: it gets an id of its own.
    const told = new Map<string, number>()
    return (decider, id, command) => {
      const stream = `${decider.category}-${id}`
      const asked = Date.now()
      return queue.run(stream, async () => {
        const nth = told.get(stream) ?? 0
        const commandId =
          nth === 0 ? envelope.commandId : derivedId(envelope.commandId, 'then', nth)
        const until = { store: asked + deadlineMs, conflict: Date.now() + deadlineMs }
        const own = { ...envelope, commandId }
        const executed = await runCommand(machine, {
          decider,
          id,
          stream,
          command,
          envelope: own,
          deadlines: until,
        })
        told.set(stream, nth + 1)
        return executed
      })
    }
  }
}

async function runCommand<C, E extends DomainEvent, S>(
  machine: ExecutorDeps,
  attempt: CommandAttempt<C, E, S>,
): Promise<CommandResult<E>> {
  const { stream, decider, deadlines } = attempt
  const kept = machine.folds.take(stream) as Fold<S> | undefined
  const start = async () => (await machine.snapshots?.load(stream, decider)) ?? emptyFold(decider)
  let fold = kept ?? (await start())
  const readOn = () =>
    retryWhileUnavailable(deadlines.store, () => catchUp(machine.store, stream, fold, decider))
  // What was kept may be behind what other processes wrote.
  let fresh = !kept
  if (fresh) await readOn()
  for (let lost = 0; ; lost++) {
    const decision = await decide(machine, attempt, fold)
    if (!fresh && decision.kind !== 'events') {
      fresh = true
      if (await readOn()) continue
    }
    if (decision.kind !== 'events') {
      // A fold that a decider stumbles over is not kept.
      if (decision.kind === 'refused' && !(decision.error instanceof Problem)) throw decision.error
      machine.folds.put(stream, fold)
      if (decision.kind === 'refused') throw decision.error
      return decision.executed as CommandResult<E>
    }
    const executed = await appendEvents(machine, attempt, fold, decision.events)
    if (executed) return executed
    if (Date.now() >= deadlines.conflict) refuse('concurrency/conflict')
    if (lost > 0) await pause(backoffDelay(conflictBackoff, lost))
    // The fold has taken what was not stored; folds may be mutable, so it starts anew.
    fold = await start()
    fresh = true
    await readOn()
  }
}

type Decision =
  | { kind: 'events'; events: readonly DomainEvent[] }
  | { kind: 'settled'; executed: CommandResult }
  /** Also by stumbling: what can never be may only seem so to a fold that is behind. */
  | { kind: 'refused'; error: unknown }

async function decide<C, E extends DomainEvent, S>(
  machine: ExecutorDeps,
  attempt: CommandAttempt<C, E, S>,
  fold: Fold<S>,
): Promise<Decision> {
  const { decider, command } = attempt
  const { position, revision } = fold
  try {
    const before = await findPreviousResult(machine, attempt, fold)
    if (before) return { kind: 'settled', executed: before }
    const events = decider.decide(command, fold.state)
    if (events.length > 0) return { kind: 'events', events }
    return { kind: 'settled', executed: { position, revision, events } }
  } catch (error) {
    return { kind: 'refused', error }
  }
}

/** What the command decided when it was told before; undefined when this is the first time. */
async function findPreviousResult(
  { store, decodeEvents }: ExecutorDeps,
  {
    stream,
    envelope,
    deadlines,
  }: Pick<CommandAttempt<never, never, never>, 'stream' | 'envelope' | 'deadlines'>,
  fold: Fold,
): Promise<CommandResult | undefined> {
  const done = fold.commands.get(envelope.commandId)
  if (!done) return undefined
  const { first, last, position, inputHash } = done
  if (
    inputHash !== undefined &&
    envelope.inputHash !== undefined &&
    inputHash !== envelope.inputHash
  )
    refuse('request/key-reused')
  const limit = Number(last - first) + 1
  const stored = await retryWhileUnavailable(deadlines.store, () =>
    Array.fromAsync(store.readStream(stream, { from: first, limit })),
  )
  const events = (await decodeEvents(stored)).map(
    ({ type, data }) => ({ type, data }) as DomainEvent,
  )
  return { position, revision: last, events }
}

/** Undefined when somebody else wrote first: then the fold is spoilt. */
async function appendEvents<C, E extends DomainEvent, S>(
  { store, keys, folds, snapshots, now }: ExecutorDeps,
  { decider, id, stream, envelope, deadlines }: CommandAttempt<C, E, S>,
  fold: Fold<S>,
  decided: readonly DomainEvent[],
): Promise<CommandResult<E> | undefined> {
  const checked = decided.map(validateEvent)
  for (const event of checked)
    fold.state = decider.evolve(fold.state, withoutPersonalFields(event) as E)
  const about = decider.subjectIds(fold.state, id)
  const prepared = await encodeEvents(keys, checked, { about, envelope, at: now().toISOString() })
  const events = decider.hashChained
    ? chainEvents(prepared, fold.revision, fold.lastHash)
    : prepared
  const expected = fold.revision < 0n ? 'no_stream' : fold.revision
  try {
    const { revision, position } = await retryWhileUnavailable(deadlines.store, () =>
      store.append(stream, expected, events),
    )
    for (const { meta } of events)
      applyMetadata(fold, { meta, revision: fold.revision + 1n, position }, decider)
    snapshots?.saveIfDue(stream, fold, decider)
    // A forgotten person's stream is not kept in memory either.
    if (!checked.some(({ type }) => type.endsWith('Erased'))) folds.put(stream, fold)
    return { position, revision, events: checked.map(({ type, data }) => ({ type, data }) as E) }
  } catch (error) {
    if (error instanceof WrongExpectedRevision) return undefined
    throw error
  }
}

/** As it will be read back by a fold. */
const withoutPersonalFields = ({ type, data, personal }: ValidatedEvent) => ({
  type,
  data: personal.length > 0 ? withoutPersonal(data, personal) : data,
})
