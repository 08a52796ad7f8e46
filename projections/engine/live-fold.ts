// The rows of a live projection stay in memory from one batch to the next: several batches write the rows of a turn, one after another.
import type { CheckpointMark } from './checkpoints.ts'
import { type Fold, openFold } from './fold.ts'
import type { TableInDb } from './tables/table.ts'

export type LiveFold = {
  /** The fold for a batch: with the rows of earlier ones, unless anything but this process has moved the checkpoint since. */
  foldAt: (checkpoint: CheckpointMark) => Fold
  /** The changes of that batch are committed. Without this call, its rows are dropped. */
  keep: (moved: CheckpointMark) => void
  /** This process has moved the checkpoint over events that the projection does not handle. */
  pass: (from: CheckpointMark, to: CheckpointMark) => void
  /** The checkpoint was moved otherwise. The rows are not needed, and may be of people who are erased. */
  drop: () => void
}

/** Then the rows are dropped, and read again where they are touched. */
const limits = { rows: 1_000, characters: 4_000_000 }

export function openLiveFold(target: TableInDb): LiveFold {
  let fold: Fold | undefined
  let mark: CheckpointMark | undefined
  const isMark = ({ position, movedAt }: CheckpointMark) =>
    mark?.position === position && mark.movedAt === movedAt
  return {
    foldAt(checkpoint) {
      if (!isMark(checkpoint)) fold = undefined
      mark = undefined
      return (fold ??= openFold(target, { upserts: true }))
    },
    keep(moved) {
      fold?.settle()
      const { rows, characters } = fold?.size() ?? { rows: 0, characters: 0 }
      if (rows > limits.rows || characters > limits.characters) fold = undefined
      mark = moved
    },
    pass(from, to) {
      if (isMark(from)) mark = to
      else fold = undefined
    },
    drop: () => void (fold = mark = undefined),
  }
}
