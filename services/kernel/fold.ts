// A stream folded so far: its state, where it stands, and which commands it holds.
import { LRUCache } from 'lru-cache'
import type { EventStore, Position, Recorded } from '#ports/event-store.ts'
import type { Decider } from './decider.ts'
import { toFold } from './hear.ts'

/** Where a command's events are in its stream. */
export type Done = {
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
  commands: Map<string, Done>
  lastHash: string | undefined
}

type Folding<S> = Pick<Decider<never, never, S>, 'initial' | 'evolve'>

export const emptyFold = <S>({ initial }: Pick<Folding<S>, 'initial'>): Fold<S> => ({
  state: initial(),
  revision: -1n,
  position: '',
  commands: new Map(),
  lastHash: undefined,
})

/** Takes note of a stored event, apart from what it does to the state. */
export function note(
  fold: Fold,
  { meta, revision, position }: Pick<Recorded, 'meta' | 'revision' | 'position'>,
): void {
  fold.revision = revision
  fold.position = position
  fold.lastHash = meta['hash']
  const commandId = meta['commandId']
  if (commandId === undefined) return
  const first = fold.commands.get(commandId)?.first ?? revision
  fold.commands.set(commandId, { first, last: revision, position, inputHash: meta['inputHash'] })
}

/** Reads what the stream has beyond the fold. Answers whether there was anything. */
export async function catchUp<S>(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  fold: Fold<S>,
  { evolve }: Pick<Folding<S>, 'evolve'>,
): Promise<boolean> {
  const before = fold.revision
  for await (const event of store.readStream(stream, { from: before + 1n })) {
    const known = toFold(event)
    if (known) fold.state = evolve(fold.state, known as never)
    note(fold, event)
  }
  return fold.revision > before
}

export type Folds = {
  /** Takes the fold out: while it is being worked on, nobody else may believe it. */
  take: (stream: string) => Fold | undefined
  keep: (stream: string, fold: Fold) => void
}

/** Keeps what was folded lately: at most so many streams, and so many events' worth of state altogether. */
export function openFolds(max = { streams: 5_000, events: 500_000 }): Folds {
  const folds = new LRUCache<string, Fold>({
    max: max.streams,
    maxSize: max.events,
    // The longest are kept too, at the price of all others: else each command would read the whole stream.
    sizeCalculation: ({ revision }) => Math.min(Number(revision) + 2, max.events),
  })
  return {
    take(stream) {
      const fold = folds.get(stream)
      if (fold) folds.delete(stream)
      return fold
    },
    keep(stream, fold) {
      folds.set(stream, fold)
    },
  }
}
