// The end of an account: requested, cancelled within days, or carried out.
import type { AccountEvent, ErasedFigures } from '#contract/events/accounts.ts'
import { refuse } from '#kernel/problem.ts'

type DeletionEvent = Extract<
  AccountEvent,
  {
    type:
      | 'AccountDeletionRequested'
      | 'AccountDeletionCancelled'
      | 'AccountErased'
      | 'AccountErasureFinished'
  }
>

export type DeletionCommand =
  /** ISO times, UTC. */
  | { type: 'RequestDeletion'; eraseAt: string }
  | { type: 'CancelDeletion'; now: string }
  /** Sent by a job; no events when not due. */
  | { type: 'EraseAccountWhenDue'; now: string; figures: ErasedFigures }
  /** Again, after a restored backup. */
  | { type: 'EraseAccount' }
  /** Sent by a job once nothing is left. */
  | { type: 'FinishErasure' }

const deletionCommands: ReadonlySet<string> = new Set<DeletionCommand['type']>([
  'RequestDeletion',
  'CancelDeletion',
  'EraseAccountWhenDue',
  'EraseAccount',
  'FinishErasure',
])

/** An erased account refuses all others. */
export const isDeletionCommand = (command: { type: string }): command is DeletionCommand =>
  deletionCommands.has(command.type)

/** `eraseAt`: set while a deletion is requested. */
export type Deletion = { eraseAt: string | null; isErased: boolean; isFinished: boolean }

export const noDeletion: Deletion = { eraseAt: null, isErased: false, isFinished: false }

export function evolveDeletion(state: Deletion, event: DeletionEvent): Deletion {
  switch (event.type) {
    case 'AccountDeletionRequested':
      return { ...state, eraseAt: event.data.eraseAt }
    case 'AccountDeletionCancelled':
      return noDeletion
    case 'AccountErased':
      return { eraseAt: null, isErased: true, isFinished: false }
    case 'AccountErasureFinished':
      return { ...state, isFinished: true }
  }
}

export function decideDeletion(command: DeletionCommand, state: Deletion): DeletionEvent[] {
  if (state.isErased) return decideAfterErasure(command, state)
  const { eraseAt } = state
  switch (command.type) {
    case 'RequestDeletion':
      // A repeated request keeps its day.
      if (eraseAt !== null) return []
      return [{ type: 'AccountDeletionRequested', data: { eraseAt: command.eraseAt } }]
    case 'CancelDeletion':
      if (eraseAt === null) return []
      // Due: the next run of the job erases it.
      if (eraseAt <= command.now) return refuse('accounts/erased')
      return [{ type: 'AccountDeletionCancelled', data: {} }]
    case 'EraseAccountWhenDue':
      if (eraseAt === null || eraseAt > command.now) return []
      return [{ type: 'AccountErased', data: { figures: command.figures } }]
    case 'EraseAccount':
      return [{ type: 'AccountErased', data: {} }]
    case 'FinishErasure':
      return []
  }
}

function decideAfterErasure({ type }: DeletionCommand, { isFinished }: Deletion): DeletionEvent[] {
  if (type === 'RequestDeletion' || type === 'CancelDeletion') return refuse('accounts/erased')
  if (type !== 'FinishErasure' || isFinished) return []
  return [{ type: 'AccountErasureFinished', data: {} }]
}
