// One reactor while this process holds it: reads the log, hears each event, parks what cannot be handled.
import { setTimeout as wait } from 'node:timers/promises'
import type { Position, Recorded } from '#ports/event-store.ts'
import { attempt } from './attempts.ts'
import { hearsStream } from './categories.ts'
import { history } from './hear.ts'
import { derivedId } from './ids.ts'
import { openLanes, openSlots } from './lanes.ts'
import { openLowWater } from './low-water.ts'
import { openMarkSaver } from './mark-saver.ts'
import { parkedStreams, readMark } from './parked.ts'
import { pauseMs, type Reacting, type Running, surely } from './reacting.ts'
import type { Hearing, Reactor } from './reactor.ts'
import { parkEvent, putOff, retryStream } from './reactor-parking.ts'
import type { Heard } from './recorded.ts'

export type Run = {
  /** Resolves when it was drained, or its lease was lost. */
  ended: Promise<void>
  /** Takes up what is due: the retries that were asked for, and what was put off until now. */
  retry: () => Promise<void>
  state: () => { position: Position; waiting: number }
}

const capacity = 1_000

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
      for (const stream of await parkedStreams(running.db, reactor.name, { due: true })) {
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
  const saver = openMarkSaver(running)
  try {
    await surely(running, async () => {
      const mark = await readMark(db, reactor.name, store.logId)
      running.water = openLowWater(mark ?? (reactor.startsAt === 'now' ? await store.head() : ''))
      running.parked = new Set(await parkedStreams(db, reactor.name))
    })
    while (!stopped.aborted) {
      await read(running, stopped, saver.save).catch((err: unknown) => {
        if (!stopped.aborted)
          log.error({ err, reactor: reactor.name }, 'a reactor cannot read the log')
      })
      // Also a subscription that ended quietly is not asked for again at once.
      await wait(pauseMs, undefined, { signal: stopped }).catch(() => {})
    }
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
  let last = water.mark()
  for await (const message of store.subscribe({ after: water.mark(), filter, signal: stopped })) {
    if (message.kind === 'events') {
      const events = message.events.filter(({ stream }) => hearsStream(reactor, stream))
      for (const { event, heard, flaw } of await hearEach(running, events)) {
        // Delivered again.
        if (event.position <= last) continue
        last = event.position
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
  const outcome = await handle(heard, 0)
  if (outcome.kind === 'later') return putOff(running, event, outcome.later)
  if (outcome.kind === 'failed') return parkEvent(running, event, outcome.error, outcome.attempts)
  return outcome.kind === 'done'
}

type Handler = (event: Heard, hearing: Hearing) => Promise<void>
function openHandle(
  { executor, store, hear, patience, draining }: Reacting,
  reactor: Reactor,
  leaving: AbortSignal,
): Running['handle'] {
  const { name, concurrency = 8, timeoutMs = 30_000 } = reactor
  const inSlot = openSlots(concurrency)
  const handlers = reactor.on as Readonly<Record<string, Handler | undefined>>
  return (event, deferrals) => {
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
        named: (as) => executor({ ...envelope, commandId: derivedId(envelope.commandId, as) }),
        history: () => history(store, hear, stream),
        signal,
        deferrals,
      })
    return attempt(once, { ...patience, timeoutMs, inSlot, draining, leaving })
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
