// The end of an account: requested, cancelled within days, or carried out.
import type { AccountEvent } from '#contract/events/accounts.ts'
import { refuse } from '#kernel/problem.ts'

type DeletionEvent = Extract<
  AccountEvent,
  { type: 'AccountDeletionRequested' | 'AccountDeletionCancelled' | 'AccountErased' }
>

export type DeletionCommand =
  /** ISO times, UTC. */
  | { type: 'RequestDeletion'; eraseAt: string }
  | { type: 'CancelDeletion'; now: string }
  /** Sent by a job; no events when not due. */
  | { type: 'EraseAccountWhenDue'; now: string }
  /** Again, after a restored backup. */
  | { type: 'EraseAccount' }

const deletionCommands: ReadonlySet<string> = new Set<DeletionCommand['type']>([
  'RequestDeletion',
  'CancelDeletion',
  'EraseAccountWhenDue',
  'EraseAccount',
])

/** An erased account refuses all others. */
export const isDeletionCommand = (command: { type: string }): command is DeletionCommand =>
  deletionCommands.has(command.type)

/** `eraseAt`: set while a deletion is requested. */
export type Deletion = { eraseAt: string | null; isErased: boolean }

export const noDeletion: Deletion = { eraseAt: null, isErased: false }

export function evolveDeletion(state: Deletion, event: DeletionEvent): Deletion {
  switch (event.type) {
    case 'AccountDeletionRequested':
      return { ...state, eraseAt: event.data.eraseAt }
    case 'AccountDeletionCancelled':
      return noDeletion
    case 'AccountErased':
      return { eraseAt: null, isErased: true }
  }
}

export function decideDeletion(
  command: DeletionCommand,
  { eraseAt, isErased }: Deletion,
): DeletionEvent[] {
  switch (command.type) {
    case 'RequestDeletion':
      if (isErased) return refuse('accounts/erased')
      // A repeated request keeps its day.
      if (eraseAt !== null) return []
      return [{ type: 'AccountDeletionRequested', data: { eraseAt: command.eraseAt } }]
    case 'CancelDeletion':
      if (isErased) return refuse('accounts/erased')
      if (eraseAt === null) return []
      // Due: the next run of the job erases it.
      if (eraseAt <= command.now) return refuse('accounts/erased')
      return [{ type: 'AccountDeletionCancelled', data: {} }]
    case 'EraseAccountWhenDue':
      if (isErased || eraseAt === null || eraseAt > command.now) return []
      return [{ type: 'AccountErased', data: {} }]
    case 'EraseAccount':
      return isErased ? [] : [{ type: 'AccountErased', data: {} }]
  }
}
