// Steps back and forth over a list of questions.
import type { QuestionAction, QuestionList } from './questions.ts'

export type History = {
  past: readonly QuestionList[]
  present: QuestionList
  future: readonly QuestionList[]
  /** What is being typed or dragged, and when it last was: it goes on being the same step for a moment. */
  ongoing: { what: string; atMs: number } | null
}

const pauseMs = 1_000
const mostSteps = 100

export function begun(present: QuestionList): History {
  return { past: [], present, future: [], ongoing: null }
}

/** Takes in what changed the list from outside, such as a discarded draft, as a step like any other. */
export function settled(history: History, now: QuestionList): History {
  return JSON.stringify(history.present) === JSON.stringify(now) ? history : stepped(history, now)
}

/** After an action that led to `next`. Typing or dragging without a pause is one step. */
export function recorded(
  history: History,
  next: QuestionList,
  action: QuestionAction,
  nowMs: number,
): History {
  const what = ongoingIn(history.present, action)
  if (what === null) return stepped(history, next)
  const { ongoing } = history
  const goesOn = ongoing?.what === what && nowMs - ongoing.atMs < pauseMs
  const after = goesOn ? { ...history, present: next, future: [] } : stepped(history, next)
  return { ...after, ongoing: { what, atMs: nowMs } }
}

/** Null: there is nothing to undo. */
export function undone({ past, present, future }: History): History | null {
  const before = past.at(-1)
  if (!before) return null
  return { past: past.slice(0, -1), present: before, future: [present, ...future], ongoing: null }
}

/** Null: nothing was undone. */
export function redone({ past, present, future }: History): History | null {
  const [next, ...later] = future
  return next ? { past: [...past, present], present: next, future: later, ongoing: null } : null
}

function stepped({ past, present }: History, next: QuestionList): History {
  return { ...begun(next), past: [...past, present].slice(-mostSteps) }
}

function ongoingIn(list: QuestionList, action: QuestionAction): string | null {
  switch (action.type) {
    case 'write':
      return `text ${action.id}`
    case 'offer':
      // One option more or less is a step of its own.
      return `options ${action.id} ${action.options.length}`
    case 'move':
      return `place ${list[action.from]?.id}`
    default:
      return null
  }
}
