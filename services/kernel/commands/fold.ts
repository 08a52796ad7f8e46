// The fold of a stream: its state, its revision, and the commands in it.
import { LRUCache } from 'lru-cache'
import type { EventStore, Position, RecordedEvent } from '#ports/event-store.ts'
import type { Decider } from './decider.ts'
import type { Keys } from '../privacy/keys.ts'
import { decodeForFold, subjectOfOwned } from './decode-events.ts'

/** The revisions of a command's events in its stream. */
export type CommandRecord = {
  first: bigint
  last: bigint
  position: Position
  inputHash: string | undefined
}

export type Fold<S = unknown> = {
  state: S
  /** -1 for a stream without events. */
  revision: bigint
  position: Position
  commands: Map<string, CommandRecord>
  lastHash: string | undefined
}

type FoldingDecider<S> = Pick<Decider<never, never, S>, 'initial' | 'evolve' | 'snapshot' | 'opens'>

/**
 * The number of commands that the fold of a snapshotted stream remembers. A retry of an older one is decided again, on a
 * state that contains its events.
 */
export const maxRememberedCommands = 10_000

export const emptyFold = <S>({ initial }: Pick<FoldingDecider<S>, 'initial'>): Fold<S> => ({
  state: initial(),
  revision: -1n,
  position: '',
  commands: new Map(),
  lastHash: undefined,
})

/** Applies everything of a stored event but its effect on the state. */
export function applyMetadata(
  fold: Fold,
  { meta, revision, position }: Pick<RecordedEvent, 'meta' | 'revision' | 'position'>,
  { snapshot }: { snapshot?: object | undefined },
): void {
  fold.revision = revision
  fold.position = position
  fold.lastHash = meta['hash']
  const commandId = meta['commandId']
  if (commandId === undefined) return
  const first = fold.commands.get(commandId)?.first ?? revision
  fold.commands.set(commandId, { first, last: revision, position, inputHash: meta['inputHash'] })
  if (snapshot && fold.commands.size >= 2 * maxRememberedCommands) evictOldest(fold.commands)
}

/** Evicts half of them at once: one by one, the iteration would pass over all deleted entries each time. */
function evictOldest(commands: Fold['commands']): void {
  for (const id of commands.keys()) {
    if (commands.size <= maxRememberedCommands) return
    commands.delete(id)
  }
}

type RecordedForFold = Pick<
  RecordedEvent,
  'id' | 'type' | 'data' | 'meta' | 'revision' | 'position'
>

type FoldOptions<S> = {
  decider: Pick<FoldingDecider<S>, 'evolve' | 'snapshot' | 'opens'>
  /** Needed by deciders that open what owners wrote. */
  keys?: Pick<Keys, 'load'> | undefined
}

/** Applies an event that follows the fold. */
export async function applyEvent<S>(
  fold: Fold<S>,
  event: RecordedForFold,
  { decider, keys }: FoldOptions<S>,
): Promise<void> {
  const subject = keys && decider.opens ? subjectOfOwned(event) : undefined
  const key = subject && (await keys!.load([subject])).get(subject)
  const known = decodeForFold(event, key ? { eventId: event.id, key } : undefined)
  if (known) fold.state = decider.evolve(fold.state, known as never)
  applyMetadata(fold, event, decider)
}

/** Applies the events after the fold; returns whether there were any. */
export async function catchUp<S>(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  fold: Fold<S>,
  options: FoldOptions<S>,
): Promise<boolean> {
  const before = fold.revision
  for await (const event of store.readStream(stream, { from: before + 1n }))
    await applyEvent(fold, event, options)
  return fold.revision > before
}

export type FoldCache = {
  /** Removes the fold from the cache: while a command runs, its fold may contain events that are not stored. */
  take: (stream: string) => Fold | undefined
  put: (stream: string, fold: Fold) => void
}

/** Caches the most recently used folds, bounded by streams and by the sum of their events. */
export function openFoldCache(max = { streams: 5_000, events: 500_000 }): FoldCache {
  const folds = new LRUCache<string, Fold>({
    max: max.streams,
    maxSize: max.events,
    // The longest streams are cached too, if need be alone: otherwise each command would read the whole stream.
    sizeCalculation: ({ revision }) => Math.min(Number(revision) + 2, max.events),
  })
  return {
    take(stream) {
      const fold = folds.get(stream)
      if (fold) folds.delete(stream)
      return fold
    },
    put(stream, fold) {
      folds.set(stream, fold)
    },
  }
}
