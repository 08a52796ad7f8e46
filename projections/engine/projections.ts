// All live projections on one reading of the log.
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#kernel/db.ts'
import type { Hear } from '#kernel/hear.ts'
import type { Log } from '#kernel/log.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { EventStore, Position, Recorded } from '#ports/event-store.ts'
import type { ReadAnnouncements } from './announcements.ts'
import { passOver } from './apply.ts'
import { prepareRead } from './checkpoints.ts'
import type { AnyProjection } from './projection.ts'
import { type Engine, openRunner, pageSize, type Runner, type RunState } from './runner.ts'

export type ProjectionsOptions = {
  store: EventStore
  hear: Hear
  db: Db
  announcements: Pick<ReadAnnouncements, 'from' | 'tell'>
  projections: readonly AnyProjection[]
  log: Log
}

export type ProjectionState = {
  name: string
  version: number
  state: RunState
  position: Position
  error: string | undefined
  /** Events of its kinds that it has yet to read; counted up to 10,000. */
  lag: number
}

export type Projections = {
  /** Resolves once all have tables and are fed; those that had to be built may still be under way, then older rows serve. */
  start: () => Promise<void>
  stop: () => Promise<void>
  status: () => Promise<ProjectionState[]>
}

/** How long a start waits for builds: with little history, everything is there when it ends. */
const patienceMs = 2_000
const pauseMs = 500
const countedLag = 10_000

export function openProjections(options: ProjectionsOptions): Projections {
  const { store, db, projections, log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const work = new Set<Promise<void>>()
  let readTo: Position = ''

  const beside = (promise: Promise<void>) => {
    const settled = promise
      .catch(
        (err: unknown) =>
          void (signal.aborted || log.error({ err }, 'the projection engine failed')),
      )
      .finally(() => work.delete(settled))
    work.add(settled)
  }
  const engine: Engine = { ...options, signal, beside, inTurn: oneAtATime(), readTo: () => readTo }
  const runners = projections.map((projection) => openRunner(engine, projection))
  const dispatch = openDispatch(engine, runners)

  /** Redelivered events are passed over; a page is handed on once the one before it is applied. */
  async function handOn(events: readonly Recorded[], upTo: Position): Promise<void> {
    const fresh = events.filter(({ position }) => position > readTo)
    for (let from = 0; from < fresh.length; from += pageSize) {
      const page = fresh.slice(from, from + pageSize)
      const after = readTo
      readTo = page.at(-1)!.position
      await dispatch({ after, upTo: readTo }, page)
    }
    if (upTo <= readTo) return
    const after = readTo
    readTo = upTo
    await dispatch({ after, upTo }, [])
  }

  /** Hears all types: what concerns nobody still moves the checkpoints, and whoever waits for its position. */
  async function read(): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const message of store.subscribe({ after: readTo, signal })) {
          if (message.kind === 'events') await handOn(message.events, message.checkpoint)
          if (message.kind === 'checkpoint') await handOn([], message.position)
        }
      } catch (err) {
        if (signal.aborted) return
        log.error({ err }, 'the log cannot be read')
      }
      // Also a subscription that ended quietly is not asked for again at once.
      await wait(pauseMs, undefined, { signal }).catch(() => {})
    }
  }

  return {
    async start() {
      await prepareRead(db)
      readTo = await store.head()
      const running: Promise<void>[] = []
      for (const runner of runners) running.push(runner.run(await runner.prepare()))
      const all = Promise.all(running).then(() => {})
      beside(all)
      beside(read())
      await Promise.race([
        all.catch(() => {}),
        wait(patienceMs, undefined, { signal, ref: false }).catch(() => {}),
      ])
    },
    async stop() {
      stopping.abort()
      while (work.size > 0) await Promise.all(work)
    },
    status: () => Promise.all(runners.map((runner) => stateOf(store, runner))),
  }
}

/** Hands a stretch of the log to the live projections; resolves once each has applied it or failed on its own. */
function openDispatch({ store, hear, db, announcements }: Engine, runners: readonly Runner[]) {
  return async (
    stretch: { after: Position; upTo: Position },
    events: readonly Recorded[],
  ): Promise<void> => {
    const live = runners.filter((runner) => runner.state() === 'live')
    const concerned = live.filter(({ wants }) => events.some(({ type }) => wants(type)))
    const others = live.filter((runner) => !concerned.includes(runner))
    const shared = hear(events.filter(({ type }) => concerned.some(({ wants }) => wants(type))))
    // Each hears for itself if that fails, so that an event nobody can read stops only who needs it.
    const heardBy = (runner: Runner): Promise<readonly Heard[]> =>
      shared.catch(() => hear(events.filter(({ type }) => runner.wants(type))))
    const ofType = (runner: Runner, heard: readonly Heard[]) =>
      heard.filter(({ type }) => runner.wants(type))
    await Promise.all([
      ...concerned.map((runner) =>
        runner.take(async () => ({ ...stretch, events: ofType(runner, await heardBy(runner)) })),
      ),
      passOthers(others),
    ])

    async function passOthers(passing: readonly Runner[]): Promise<void> {
      if (passing.length === 0) return
      const names = passing.map(({ projection }) => projection.name)
      const moved = await passOver(
        db,
        names,
        { ...stretch, logId: store.logId },
        announcements,
      ).catch(() => new Set())
      for (const runner of passing)
        if (moved.has(runner.projection.name)) runner.passed(stretch.upTo)
      // Something is different about these: they are looked at one by one.
      const left = passing.filter(({ projection }) => !moved.has(projection.name))
      await Promise.all(left.map((runner) => runner.take(() => ({ ...stretch, events: [] }))))
    }
  }
}

async function stateOf(store: EventStore, runner: Runner): Promise<ProjectionState> {
  const { name, version, rowsOf } = runner.projection
  const position = runner.position()
  let lag = 0
  if (position < (await store.head()))
    for await (const events of store.readAll({
      after: position,
      limit: countedLag,
      filter: { types: Object.keys(rowsOf) },
    }))
      lag += events.length
  return { name, version, state: runner.state(), position, error: runner.error(), lag }
}

function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(job: () => Promise<T>): Promise<T> => {
    const next = last.then(job, job)
    last = next.catch(() => {})
    return next
  }
}
