import { setTimeout as wait } from 'node:timers/promises'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { type EventStore, WrongExpected } from '#ports/event-store.ts'
import { chain } from './chain.ts'
import type { Envelope, Execute, Executed } from './command.ts'
import type { Decider } from './decider.ts'
import { catchUp, emptyFold, type Fold, type Folds, note, openFolds } from './fold.ts'
import type { Hear } from './hear.ts'
import { derivedId } from './ids.ts'
import type { Keys } from './keys.ts'
import { type Checked, check, prepare } from './prepare.ts'
import { Problem, refuse } from './problem.ts'
import { openQueues } from './queue.ts'
import { reach } from './reach.ts'
import { withoutPersonal } from './seal.ts'
import type { Snapshots } from './snapshots.ts'

type Executing = {
  store: EventStore
  keys: Pick<Keys, 'forSealing'>
  hear: Hear
  now?: () => Date
  /** How long conflicts with other processes, and an unreachable store, are borne. */
  deadlineMs?: number
  folds?: Folds
  snapshots?: Snapshots
}

/** Gives each request, or heard event, an `Execute` of its own. One executor a process: it holds the queues and the folds. */
export type Executor = (envelope: Envelope) => Execute

type Machine = Required<Omit<Executing, 'deadlineMs' | 'snapshots'>> & Pick<Executing, 'snapshots'>

type Attempt<C, E extends DomainEvent, S> = {
  decider: Decider<C, E, S>
  id: string
  stream: string
  command: C
  envelope: Envelope
  /** When waiting is over: for the store, and for others to stop writing first. */
  until: { reached: number; won: number }
}

export function openExecutor(options: Executing): Executor {
  const { deadlineMs = 2_000, now = () => new Date(), folds = openFolds() } = options
  const machine: Machine = { ...options, now, folds }
  const inTurn = openQueues()
  return (envelope) => {
    // A second command of one request to the same stream is another command: it gets an id of its own.
    const told = new Map<string, number>()
    return (decider, id, command) => {
      const stream = `${decider.stream}-${id}`
      const asked = Date.now()
      return inTurn(stream, async () => {
        const nth = told.get(stream) ?? 0
        const commandId =
          nth === 0 ? envelope.commandId : derivedId(envelope.commandId, 'then', nth)
        const until = { reached: asked + deadlineMs, won: Date.now() + deadlineMs }
        const own = { ...envelope, commandId }
        const executed = await run(machine, { decider, id, stream, command, envelope: own, until })
        told.set(stream, nth + 1)
        return executed
      })
    }
  }
}

async function run<C, E extends DomainEvent, S>(
  machine: Machine,
  attempt: Attempt<C, E, S>,
): Promise<Executed<E>> {
  const { stream, decider, until } = attempt
  const kept = machine.folds.take(stream) as Fold<S> | undefined
  const start = async () => (await machine.snapshots?.load(stream, decider)) ?? emptyFold(decider)
  let fold = kept ?? (await start())
  const readOn = () => reach(until.reached, () => catchUp(machine.store, stream, fold, decider))
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
      machine.folds.keep(stream, fold)
      if (decision.kind === 'refused') throw decision.error
      return decision.executed as Executed<E>
    }
    const executed = await append(machine, attempt, fold, decision.events)
    if (executed) return executed
    if (Date.now() >= until.won) refuse('concurrency/conflict')
    if (lost > 0) await wait(Math.random() * Math.min(2 ** lost, 50))
    // The fold has taken what was not stored; folds may be mutable, so it starts anew.
    fold = await start()
    fresh = true
    await readOn()
  }
}

type Decision =
  | { kind: 'events'; events: readonly DomainEvent[] }
  | { kind: 'settled'; executed: Executed }
  /** Also by stumbling: what can never be may only seem so to a fold that is behind. */
  | { kind: 'refused'; error: unknown }

async function decide<C, E extends DomainEvent, S>(
  machine: Machine,
  attempt: Attempt<C, E, S>,
  fold: Fold<S>,
): Promise<Decision> {
  const { decider, command } = attempt
  const { position, revision } = fold
  try {
    const before = await repeated(machine, attempt, fold)
    if (before) return { kind: 'settled', executed: before }
    const events = decider.decide(command, fold.state)
    if (events.length > 0) return { kind: 'events', events }
    return { kind: 'settled', executed: { position, revision, events } }
  } catch (error) {
    return { kind: 'refused', error }
  }
}

/** What the command decided when it was told before; undefined when this is the first time. */
async function repeated(
  { store, hear }: Machine,
  { stream, envelope, until }: Pick<Attempt<never, never, never>, 'stream' | 'envelope' | 'until'>,
  fold: Fold,
): Promise<Executed | undefined> {
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
  const stored = await reach(until.reached, () =>
    Array.fromAsync(store.readStream(stream, { from: first, limit })),
  )
  const events = (await hear(stored)).map(({ type, data }) => ({ type, data }) as DomainEvent)
  return { position, revision: last, events }
}

/** Undefined when somebody else wrote first: then the fold is spoilt. */
async function append<C, E extends DomainEvent, S>(
  { store, keys, folds, snapshots, now }: Machine,
  { decider, id, stream, envelope, until }: Attempt<C, E, S>,
  fold: Fold<S>,
  decided: readonly DomainEvent[],
): Promise<Executed<E> | undefined> {
  const checked = decided.map(check)
  for (const event of checked) fold.state = decider.evolve(fold.state, unpersonal(event) as E)
  const about = decider.about(fold.state, id)
  const prepared = await prepare(keys, checked, { about, envelope, at: now().toISOString() })
  const events = decider.chained ? chain(prepared, fold.revision, fold.lastHash) : prepared
  const expected = fold.revision < 0n ? 'no_stream' : fold.revision
  try {
    const { revision, position } = await reach(until.reached, () =>
      store.append(stream, expected, events),
    )
    for (const { meta } of events)
      note(fold, { meta, revision: fold.revision + 1n, position }, decider)
    snapshots?.note(stream, fold, decider)
    // A forgotten person's stream is not kept in memory either.
    if (!checked.some(({ type }) => type.endsWith('Erased'))) folds.keep(stream, fold)
    return { position, revision, events: checked.map(({ type, data }) => ({ type, data }) as E) }
  } catch (error) {
    if (error instanceof WrongExpected) return undefined
    throw error
  }
}

/** As it will be read back by a fold. */
const unpersonal = ({ type, data, personal }: Checked) => ({
  type,
  data: personal.length > 0 ? withoutPersonal(data, personal) : data,
})
