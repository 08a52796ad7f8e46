import type { ErasureEvent } from '#contract/events/erasures.ts'
import type { Decider } from '#kernel/commands/decider.ts'

/** Sent by a job once nothing is left. */
export type FinishErasure = { type: 'FinishErasure'; ownerId: string }

type Erasure = { ownerId: string | undefined }

/** The erasure of a survey, or of a single conversation, by its owner. */
export const erasure: Decider<FinishErasure, ErasureEvent, Erasure> = {
  category: 'erasure',
  initial: () => ({ ownerId: undefined }),
  evolve: (_, { data }) => ({ ownerId: data.ownerId }),
  decide: ({ ownerId }, state) =>
    state.ownerId === undefined ? [{ type: 'ErasureFinished', data: { ownerId } }] : [],
  subjectIds: ({ ownerId }) => (ownerId === undefined ? {} : { ownerId }),
}
