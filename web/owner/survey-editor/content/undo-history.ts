// Undo and redo over a list of questions.
import type { QuestionAction, QuestionList } from './question-list.ts'

export type UndoHistory = {
  past: readonly QuestionList[]
  present: QuestionList
  future: readonly QuestionList[]
  /** What is being typed or moved, and when it last was: within the merge window it stays one step. */
  ongoing: { action: string; atMs: number } | null
}

const mergeWindowMs = 1_000
const maxSteps = 100

export function createHistory(present: QuestionList): UndoHistory {
  return { past: [], present, future: [], ongoing: null }
}

/** Records a change from outside, such as a discarded draft, as a step. */
export function syncExternalChange(history: UndoHistory, now: QuestionList): UndoHistory {
  return JSON.stringify(history.present) === JSON.stringify(now) ? history : pushStep(history, now)
}

/** Records the result of an action. Typing or moving without a pause is one step, and so is a drag with pauses. */
export function recordStep(
  history: UndoHistory,
  next: QuestionList,
  action: QuestionAction,
  nowMs: number,
): UndoHistory {
  const ongoingAction = ongoingActionOf(history.present, action)
  if (ongoingAction === null) return pushStep(history, next)
  const { ongoing } = history
  const isDrag = action.type === 'move' && action.drag !== undefined
  const continues =
    ongoing?.action === ongoingAction && (isDrag || nowMs - ongoing.atMs < mergeWindowMs)
  const after = continues ? { ...history, present: next, future: [] } : pushStep(history, next)
  return { ...after, ongoing: { action: ongoingAction, atMs: nowMs } }
}

/** Null if there is nothing to undo. */
export function undo({ past, present, future }: UndoHistory): UndoHistory | null {
  const before = past.at(-1)
  if (!before) return null
  return { past: past.slice(0, -1), present: before, future: [present, ...future], ongoing: null }
}

/** Null if there is nothing to redo. */
export function redo({ past, present, future }: UndoHistory): UndoHistory | null {
  const [next, ...later] = future
  return next ? { past: [...past, present], present: next, future: later, ongoing: null } : null
}

function pushStep({ past, present }: UndoHistory, next: QuestionList): UndoHistory {
  return { ...createHistory(next), past: [...past, present].slice(-maxSteps) }
}

function ongoingActionOf(list: QuestionList, action: QuestionAction): string | null {
  switch (action.type) {
    case 'write':
      return `text ${action.id}`
    case 'labelEnds':
      return `labels ${action.id}`
    case 'offer':
      // Adding or removing an option is a step of its own, and so is making one exclusive.
      return `options ${action.id} ${action.options.length} ${action.exclusive?.length ?? 0}`
    case 'move':
      return `place ${list[action.from]?.id} ${action.drag ?? ''}`
    default:
      return null
  }
}
