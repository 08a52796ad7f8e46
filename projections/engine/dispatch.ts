// Dispatches what the shared reader reads to the live projections: those that handle any of it move together, the others
// are announced at once and stored within a second.
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { openPipeline } from '#kernel/postgres/db.ts'
import type { FeedBatch } from '#kernel/read/log-feed.ts'
import { advanceCheckpoints, applyTogether, type Pipeline } from './apply-together.ts'
import type { ProjectionRunner } from './projection-runner.ts'
import type { EngineContext } from './runner-context.ts'
import { openStatementSets } from './write-together.ts'

/** How long a stored checkpoint may be behind events that its projection does not handle. A restart reads them again. */
const saveDelayMs = 1_000

export type Dispatch = {
  /** The log's events since the last call. Resolves once each live projection has applied them or failed. */
  apply: (batch: FeedBatch) => Promise<void>
  /** Stores the checkpoints that are behind. */
  stop: () => Promise<void>
}

export function openDispatch(
  engine: EngineContext,
  runners: readonly ProjectionRunner[],
): Dispatch {
  const { db, announcements, store, log } = engine
  const pipeline: Pipeline = { db: openPipeline(db), sets: openStatementSets() }
  let timer: NodeJS.Timeout | undefined

  /** Returns the projections that cannot be moved over events that they do not handle. */
  async function save(behind: readonly ProjectionRunner[]): Promise<readonly ProjectionRunner[]> {
    if (behind.length === 0) return []
    const passes = behind.map((runner) => ({
      name: runner.projection.name,
      after: runner.saved(),
      upTo: runner.position(),
    }))
    const moved = await advanceCheckpoints(db, passes, store.logId, announcements)
    behind.forEach((runner, index) => {
      const { name, upTo } = passes[index]!
      const move = moved.get(name)
      if (move) runner.liveFold.pass(move.from, move.to)
      if (move && upTo > runner.saved()) runner.setSaved(upTo)
    })
    return behind.filter(({ projection }) => !moved.has(projection.name))
  }
  const isBehind = (runner: ProjectionRunner) =>
    runner.state() === 'live' && runner.saved() < runner.position()
  const saveSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (engine.signal.aborted) return
      const saved = save(runners.filter(isBehind))
      engine.runInBackground(saved.then(() => {}, saveSoon))
    }, saveDelayMs)
  }

  return {
    async apply(batch) {
      const { upTo, events } = batch
      const live = runners.filter((runner) => runner.state() === 'live')
      const touched = live.filter(({ handles }) => events.some(({ type }) => handles(type)))
      const idle = live.filter((runner) => !touched.includes(runner))
      for (const runner of idle) runner.skipTo(upTo)
      const isAnnounced =
        touched.length > 0 &&
        (await applyTouched({ pipeline, announcements, log }, touched, { ...batch, idle }))
      if (isAnnounced) return idle.length > 0 ? saveSoon() : undefined
      const stuck = await save(idle.filter(isBehind)).catch(() => idle)
      // An empty batch each finds out why.
      await Promise.all(
        stuck.map((runner) =>
          runner.submitBatch(() => ({ after: runner.saved(), upTo, events: [] })),
        ),
      )
    },
    async stop() {
      clearTimeout(timer)
      await save(runners.filter(isBehind)).catch(() => {})
      if (!pipeline.db.ending) await pipeline.db.end()
    },
  }
}

type Part = FeedBatch & { idle: readonly ProjectionRunner[] }

/**
 * All in one transaction, which announces the idle ones too: then true. When it fails, each in its own, so that only those
 * that fail stop.
 */
async function applyTouched(
  {
    pipeline,
    announcements,
    log,
  }: Pick<EngineContext, 'announcements' | 'log'> & { pipeline: Pipeline },
  touched: readonly ProjectionRunner[],
  { upTo, decode, idle }: Part,
): Promise<boolean> {
  const results = decode()
  // An undecodable event stops only the projections that handle it.
  const decodedFor = async ({ handles }: ProjectionRunner): Promise<readonly DecodedEvent[]> =>
    (await results).flatMap(({ event, decoded, error }) => {
      if (!handles(event.type)) return []
      if (error) throw error
      return decoded ?? []
    })
  const together = async () => {
    const decoded = await Promise.all(touched.map(decodedFor))
    const shares = touched.map((runner, index) => ({
      target: runner.target,
      liveFold: runner.liveFold,
      after: runner.saved(),
      events: decoded[index]!,
    }))
    const names = idle.map(({ projection }) => projection.name)
    return applyTogether(pipeline, shares, { upTo, idle: names }, announcements)
  }
  const applied = await together().catch((error: unknown) => {
    log.warn({ err: error }, 'a batch failed, and is applied projection by projection')
    pipeline.sets.clear()
    return undefined
  })
  for (const runner of touched) {
    const result = applied?.get(runner.projection.name)
    if (result) runner.setSaved(result.position)
  }
  const alone = touched.filter(({ projection }) => !applied?.has(projection.name))
  await Promise.all(
    alone.map((runner) => {
      runner.liveFold.drop()
      return runner.submitBatch(async () => ({
        after: runner.saved(),
        upTo,
        events: await decodedFor(runner),
      }))
    }),
  )
  return applied !== undefined
}
