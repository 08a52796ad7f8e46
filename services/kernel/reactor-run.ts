// One reactor while this process holds it: reads the log, hears each event, parks what cannot be handled.
import { setTimeout as wait } from 'node:timers/promises'
import type { EventStore, Position, Recorded } from '#ports/event-store.ts'
import { attempt, type Patience } from './attempts.ts'
import type { Db } from './db.ts'
import type { Executor } from './execute.ts'
import { type Hear, history } from './hear.ts'
import { derivedId } from './ids.ts'
import { type Lanes, openLanes, openSlots } from './lanes.ts'
import type { Log } from './log.ts'
import { type LowWater, openLowWater } from './low-water.ts'
import { endRetry, firstParked, park, parkedStreams, readMark, saveMark, unpark } from './parked.ts'
import type { Hearing, Reactor } from './reactor.ts'
import type { Heard } from './recorded.ts'

export type Reacting = {
  store: EventStore
  hear: Hear
  executor: Executor
  db: Db
  log: Log
  patience: Patience
  /** No new event is begun. */
  draining: AbortSignal
}

export type Run = {
  /** Resolves when it was drained, or its lease was lost. */
  ended: Promise<void>
  /** Takes up the retries that were asked for. */
  retry: () => Promise<void>
  state: () => { position: Position; waiting: number }
}

type Handler = (event: Heard, hearing: Hearing) => Promise<void>
type Running = Reacting & {
  reactor: Reactor
  /** The lease was lost, or the time to drain is over. */
  leaving: AbortSignal
  lanes: Lanes
  parked: Set<string>
  handle: (event: Heard) => ReturnType<typeof attempt>
  water: LowWater
}

const capacity = 1_000
const saveEveryMs = 100
const pauseMs = 500

export function startRun(reacting: Reacting, reactor: Reactor, leaving: AbortSignal): Run {
  const lanes = openLanes(capacity)
  const handle = openHandle(reacting, reactor, leaving)
  const running: Running = {
    ...reacting,
    reactor,
    leaving,
    lanes,
    handle,
    parked: new Set(),
    water: openLowWater(''),
  }
  const retrying = new Set<string>()
  return {
    ended: run(running),
    state: () => ({ position: running.water.mark(), waiting: lanes.size() }),
    async retry() {
      for (const stream of await parkedStreams(running.db, reactor.name, { retry: true })) {
        if (retrying.has(stream)) continue
        retrying.add(stream)
        void lanes.add(stream, async () => {
          await surely(running, () => retryStream(running, stream))
          retrying.delete(stream)
        })
      }
    },
  }
}

/** Reads on until told to stop; then waits for what runs, and notes how far it came. */
async function run(running: Running): Promise<void> {
  const { db, log, store, reactor, draining, leaving, lanes } = running
  const stopped = AbortSignal.any([draining, leaving])
  const saver = openSaver(running)
  try {
    await surely(running, async () => {
      const mark = await readMark(db, reactor.name, store.logId)
      running.water = openLowWater(mark ?? (reactor.startsAt === 'now' ? await store.head() : ''))
      running.parked = new Set(await parkedStreams(db, reactor.name))
    })
    while (!stopped.aborted)
      await read(running, stopped, saver.save).catch((err: unknown) => {
        if (!stopped.aborted)
          log.error({ err, reactor: reactor.name }, 'a reactor cannot read the log')
        return wait(pauseMs, undefined, { signal: stopped }).catch(() => {})
      })
  } finally {
    await Promise.race([lanes.empty(), aborted(leaving)])
    if (!leaving.aborted) await saver.end()
  }
}

async function read(running: Running, stopped: AbortSignal, save: () => void): Promise<void> {
  const { store, reactor, lanes, water } = running
  const filter = { types: Object.keys(reactor.on) }
  // From the mark on again: what was begun and not finished is in no lane once reading failed.
  await lanes.empty()
  for await (const message of store.subscribe({ after: water.mark(), filter, signal: stopped })) {
    if (message.kind === 'events') {
      for (const { event, heard, flaw } of await hearEach(running, message.events)) {
        const done = water.begin(event.position)
        await lanes.add(event.stream, async () => {
          if (await surely(running, () => hearOne(running, event, heard, flaw))) done()
          save()
        })
        if (stopped.aborted) return
      }
      water.pass(message.checkpoint)
      save()
    } else if (message.kind === 'checkpoint') {
      water.pass(message.position)
      save()
    }
  }
}

type Each = { event: Recorded; heard: Heard | undefined; flaw: Error | undefined }

/** One event that cannot be read does not keep the others from being heard. */
async function hearEach({ hear }: Running, events: readonly Recorded[]): Promise<Each[]> {
  const all = await hear(events).catch(() => undefined)
  if (all) {
    const byPosition = new Map(all.map((heard) => [heard.position, heard]))
    return events.map((event) => ({
      event,
      heard: byPosition.get(event.position),
      flaw: undefined,
    }))
  }
  return Promise.all(
    events.map((event) =>
      hear([event]).then(
        ([heard]) => ({ event, heard, flaw: undefined }),
        (flaw: Error) => ({ event, heard: undefined, flaw }),
      ),
    ),
  )
}

async function hearOne(
  running: Running,
  event: Recorded,
  heard: Heard | undefined,
  flaw: Error | undefined,
): Promise<boolean> {
  const { parked, handle, draining, leaving } = running
  if (draining.aborted || leaving.aborted) return false
  if (parked.has(event.stream))
    return parkEvent(running, event, new Error('waits for an earlier event of its stream'), 0)
  if (flaw) return parkEvent(running, event, flaw, 1)
  // Of a kind that this program does not know.
  if (!heard) return true
  const outcome = await handle(heard)
  if (outcome.kind === 'failed') return parkEvent(running, event, outcome.error, outcome.attempts)
  return outcome.kind === 'done'
}

async function parkEvent(
  running: Running,
  event: Recorded,
  error: Error,
  attempts: number,
): Promise<boolean> {
  const { db, reactor, parked, log } = running
  const { position, id: eventId, stream, type } = event
  await park(db, {
    reactor: reactor.name,
    position,
    eventId,
    stream,
    revision: Number(event.revision),
    type,
    error: error.message,
    attempts,
  })
  parked.add(stream)
  if (attempts > 0)
    log.error(
      { err: shown(error), reactor: reactor.name, eventId, type, position },
      'an event was parked',
    )
  return true
}

/** What is parked of a stream, in order, until one fails again or none is left. */
async function retryStream(running: Running, stream: string): Promise<boolean> {
  const { db, store, hear, reactor, parked, handle, log } = running
  for (;;) {
    const next = await firstParked(db, reactor.name, stream)
    if (!next) {
      parked.delete(stream)
      return true
    }
    const stored = await Array.fromAsync(
      store.readStream(stream, { from: BigInt(next.revision), limit: 1 }),
    )
    const outcome = await hear(stored).then(
      ([event]) => (event ? handle(event) : ({ kind: 'done' } as const)),
      (error: Error) => ({ kind: 'failed', error, attempts: 1 }) as const,
    )
    if (outcome.kind === 'left') return false
    if (outcome.kind === 'failed') {
      await park(db, { ...next, error: outcome.error.message, attempts: outcome.attempts })
      await endRetry(db, reactor.name, stream)
      log.error(
        { err: shown(outcome.error), reactor: reactor.name, eventId: next.eventId },
        'a parked event failed again',
      )
      return true
    }
    await unpark(db, next)
  }
}

function openHandle(
  { executor, store, hear, patience, draining }: Reacting,
  reactor: Reactor,
  leaving: AbortSignal,
): Running['handle'] {
  const { name, concurrency = 8, timeoutMs = 30_000 } = reactor
  const inSlot = openSlots(concurrency)
  const handlers = reactor.on as Readonly<Record<string, Handler | undefined>>
  return (event) => {
    const { eventId, stream, type, meta } = event
    const envelope = {
      // Ids of events are unique within their stream.
      commandId: derivedId('reactor', name, stream, eventId),
      correlationId: meta.correlationId,
      causationId: eventId,
      actor: `reactor:${name}`,
    }
    const once = async (signal: AbortSignal) =>
      handlers[type]?.(event, {
        execute: executor(envelope),
        history: () => history(store, hear, stream),
        signal,
      })
    return attempt(once, { ...patience, timeoutMs, inSlot, draining, leaving })
  }
}

/** Repeats what only the database can make fail, until it works or has to leave; then false. */
async function surely(
  running: Pick<Running, 'leaving' | 'draining' | 'log' | 'reactor'>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { leaving, draining, log, reactor } = running
  while (!leaving.aborted) {
    try {
      return (await work()) !== false
    } catch (err) {
      if (leaving.aborted || draining.aborted) return false
      log.error({ err, reactor: reactor.name }, 'a reactor cannot remember')
      await wait(pauseMs, undefined, { signal: AbortSignal.any([leaving, draining]) }).catch(
        () => {},
      )
    }
  }
  return false
}

/** Notes the mark now and then: what was done since is heard again after a crash. */
function openSaver(running: Running) {
  const { db, store, reactor } = running
  let timer: NodeJS.Timeout | undefined
  let saved: Position = ''
  let saving = Promise.resolve()
  const note = async () => {
    timer = undefined
    const mark = running.water.mark()
    if (mark === saved) return
    await saveMark(db, reactor.name, mark, store.logId).then(
      () => (saved = mark),
      // The next one says it all again.
      () => save(),
    )
  }
  const save = () => {
    timer ??= setTimeout(() => (saving = note()), saveEveryMs)
  }
  return {
    save,
    async end(): Promise<void> {
      clearTimeout(timer)
      await saving
      await note()
      clearTimeout(timer)
    },
  }
}

/** Not the whole error: what others add to it may quote a person. */
const shown = ({ message, stack }: Error) => ({ message, stack })

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
