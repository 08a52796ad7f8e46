import type { DomainEvent } from '#contract/events/catalogue.ts'
import { type EventStore, WrongExpectedRevision } from '#ports/event-store.ts'
import { chainEvents } from './hash-chain.ts'
import type { Envelope, Execute, CommandResult } from './command.ts'
import type { Decider } from './decider.ts'
import {
  applyEvent,
  catchUp,
  emptyFold,
  type Fold,
  type FoldCache,
  applyMetadata,
  openFoldCache,
} from './fold.ts'
import type { DecodeEvents } from './decode-events.ts'
import { eventTypes } from './event-types.ts'
import { derivedId } from '../ids.ts'
import type { LogFeed } from '../read/log-feed.ts'
import type { Keys } from '../privacy/keys.ts'
import type { Signer } from '../privacy/signer.ts'
import { type ValidatedEvent, validateEvent, encodeEvents } from './encode-events.ts'
import { Problem, refuse } from '../problem.ts'
import { backoffDelay, pause } from '../async/backoff.ts'
import { openKeyedQueue } from '../async/keyed-queue.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'
import { replaceFields, withoutPersonal } from '../privacy/seal.ts'
import type { Snapshots } from './snapshots.ts'

type ExecutorOptions = {
  store: EventStore
  keys: Pick<Keys, 'getOrCreate' | 'load'>
  decodeEvents: DecodeEvents
  now?: () => Date
  /** How long a command is retried while the store is unavailable; after conflicts with other processes five times as long. */
  deadlineMs?: number
  folds?: FoldCache
  /** The events that this process has received: a fold continues with them without reading its stream. */
  feed?: Pick<LogFeed, 'ofStream'>
  snapshots?: Snapshots
  /** Signs the events of chained streams. */
  signer?: Signer
}

/** Makes the `Execute` of one request or event. One executor per process: it holds the queues and the folds. */
export type Executor = (envelope: Envelope) => Execute

type ExecutorDeps = Required<Omit<ExecutorOptions, 'deadlineMs' | OptionalDep>> &
  Pick<ExecutorOptions, OptionalDep>
type OptionalDep = 'feed' | 'snapshots' | 'signer'

type CommandAttempt<C, E extends DomainEvent, S> = {
  decider: Decider<C, E, S>
  id: string
  stream: string
  command: C
  envelope: Envelope
  /** `Date.now()` after which an unavailable store, or a conflict, is no longer retried. */
  deadlines: { store: number; conflict: number }
}

/** Between attempts that conflict with other processes. */
const conflictBackoff = { initialDelayMs: 2, maxDelayMs: 50, jitter: 1 }

export function openExecutor(options: ExecutorOptions): Executor {
  const { deadlineMs = 2_000, now = () => new Date(), folds = openFoldCache() } = options
  const deps: ExecutorDeps = { ...options, now, folds }
  const queue = openKeyedQueue()
  return (envelope) => {
    // The second command of one request to the same stream gets an id of its own.
    const commandCounts = new Map<string, number>()
    return (decider, id, command) => {
      const stream = `${decider.category}-${id}`
      const calledAt = Date.now()
      return queue.run(stream, async () => {
        const nth = commandCounts.get(stream) ?? 0
        const commandId =
          nth === 0 ? envelope.commandId : derivedId(envelope.commandId, 'then', nth)
        const deadlines = { store: calledAt + deadlineMs, conflict: Date.now() + 5 * deadlineMs }
        const result = await runCommand(deps, {
          decider,
          id,
          stream,
          command,
          envelope: { ...envelope, commandId },
          deadlines,
        })
        commandCounts.set(stream, nth + 1)
        return result
      })
    }
  }
}

const startFold = async <S>(
  { snapshots }: ExecutorDeps,
  {
    stream,
    decider,
  }: { stream: string; decider: Pick<Decider<never, never, S>, 'initial' | 'snapshot'> },
): Promise<Fold<S>> => (await snapshots?.load(stream, decider)) ?? emptyFold(decider)

/** The cached fold, continued with what this process has received; known if it is likely to be complete. */
async function takeFold<C, E extends DomainEvent, S>(
  deps: ExecutorDeps,
  attempt: CommandAttempt<C, E, S>,
): Promise<{ fold: Fold<S>; isKnown: boolean }> {
  const { stream, decider, command } = attempt
  const cached = deps.folds.take(stream) as Fold<S> | undefined
  const fold = cached ?? (await startFold(deps, attempt))
  const received = deps.feed?.ofStream(stream, fold.revision + 1n) ?? []
  for (const { event } of received) await applyEvent(fold, event, { decider, keys: deps.keys })
  const isKnown =
    cached !== undefined || received.length > 0 || decider.opensStream?.(command) === true
  return { fold, isKnown }
}

async function runCommand<C, E extends DomainEvent, S>(
  deps: ExecutorDeps,
  attempt: CommandAttempt<C, E, S>,
): Promise<CommandResult<E>> {
  const { stream, decider, deadlines } = attempt
  let { fold, isKnown } = await takeFold(deps, attempt)
  const readOn = () =>
    retryWhileUnavailable(deadlines.store, () =>
      catchUp(deps.store, stream, fold, { decider, keys: deps.keys }),
    )
  // Other processes may have written after a known fold: the append notices, and a refusal is decided again.
  let fresh = !isKnown
  if (fresh) await readOn()
  for (let conflicts = 0; ; conflicts++) {
    const decision = await decide(deps, attempt, fold)
    if (!fresh && decision.kind !== 'events') {
      fresh = true
      if (await readOn()) continue
    }
    if (decision.kind !== 'events') {
      // A fold on which the decider threw anything but a Problem is not cached.
      if (decision.kind === 'refused' && !(decision.error instanceof Problem)) throw decision.error
      deps.folds.put(stream, fold)
      if (decision.kind === 'refused') throw decision.error
      return decision.result as CommandResult<E>
    }
    const result = await appendEvents(deps, attempt, fold, decision.events)
    if (result) return result
    if (Date.now() >= deadlines.conflict) refuse('concurrency/conflict')
    if (conflicts > 0) await pause(backoffDelay(conflictBackoff, conflicts))
    // The fold contains the events that were not stored, and its state may be mutable.
    fold = await startFold(deps, attempt)
    fresh = true
    await readOn()
  }
}

type Decision =
  | { kind: 'events'; events: readonly DomainEvent[] }
  | { kind: 'unchanged'; result: CommandResult }
  /** Also when the decider throws: a fold that is behind may look impossible. */
  | { kind: 'refused'; error: unknown }

async function decide<C, E extends DomainEvent, S>(
  deps: ExecutorDeps,
  attempt: CommandAttempt<C, E, S>,
  fold: Fold<S>,
): Promise<Decision> {
  const { decider, command } = attempt
  const { position, revision } = fold
  try {
    const before = await findPreviousResult(deps, attempt, fold)
    if (before) return { kind: 'unchanged', result: before }
    const events = decider.decide(command, fold.state)
    if (events.length > 0) return { kind: 'events', events }
    return { kind: 'unchanged', result: { position, revision, events } }
  } catch (error) {
    return { kind: 'refused', error }
  }
}

/** The result of the command's first execution; undefined if this is the first. */
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

/** Undefined after a conflict: the fold then contains events that were not stored. */
async function appendEvents<C, E extends DomainEvent, S>(
  { store, keys, folds, snapshots, signer, now }: ExecutorDeps,
  { decider, id, stream, envelope, deadlines }: CommandAttempt<C, E, S>,
  fold: Fold<S>,
  decided: readonly DomainEvent[],
): Promise<CommandResult<E> | undefined> {
  const validated = decided.map(validateEvent)
  for (const event of validated)
    fold.state = decider.evolve(fold.state, asFolded(event, decider) as E)
  const about = decider.subjectIds(fold.state, id)
  const { sealedFor } = decider
  const prepared = await encodeEvents(keys, validated, {
    about,
    ...(sealedFor && { sealedFor: ({ type, data }) => sealedFor({ type, data } as E, id) }),
    envelope,
    at: now().toISOString(),
  })
  const events = decider.hashChained
    ? await chainEvents(prepared, {
        stream,
        signer,
        revision: fold.revision,
        lastHash: fold.lastHash,
      })
    : prepared
  const expected = fold.revision < 0n ? 'no_stream' : fold.revision
  try {
    const { revision, position } = await retryWhileUnavailable(deadlines.store, () =>
      store.append(stream, expected, events),
    )
    for (const { meta } of events)
      applyMetadata(fold, { meta, revision: fold.revision + 1n, position }, decider)
    snapshots?.saveIfDue(stream, fold, decider)
    // The stream of an erased person is not cached.
    if (!validated.some(({ type }) => type.endsWith('Erased'))) folds.put(stream, fold)
    return { position, revision, events: validated.map(({ type, data }) => ({ type, data }) as E) }
  } catch (error) {
    if (error instanceof WrongExpectedRevision) return undefined
    throw error
  }
}

/** The event as a fold reads it back. */
function asFolded({ type, data, personal }: ValidatedEvent, { opens }: { opens?: 'owned' }) {
  if (personal.length === 0) return { type, data }
  const owned = eventTypes.get(type)?.owned ?? noFields
  const hidden = personal.filter((path) => !owned.has(path))
  const plain = hidden.length > 0 ? withoutPersonal(data, hidden) : data
  return { type, data: opens ? plain : replaceFields(plain, owned) }
}

const noFields: ReadonlyMap<string, unknown> = new Map()
