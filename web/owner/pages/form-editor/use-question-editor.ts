import { useEffect, useRef, useState } from 'react'
import type { QuestionKind, SurveyQuestion } from '#contract/survey.ts'
import { newIdempotencyKey } from '../../../shared/call.ts'
import { useMe } from '../../queries.ts'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'
import {
  createHistory,
  recordStep,
  redo,
  syncExternalChange,
  undo,
  type UndoHistory,
} from '../../survey-editor/content/undo-history.ts'
import {
  applyAction,
  blankQuestion,
  type QuestionAction,
  type QuestionList,
} from '../../survey-editor/content/question-list.ts'

export type QuestionEditor = {
  list: QuestionList
  /** What the middle shows: a question, or else the survey's own fields. */
  selected: SurveyQuestion | null
  /** Questions that the plan allows, and whether there is room for another. */
  maxQuestions: number
  isFull: boolean
  select: (id: string | null) => void
  /** On the list as it is by then, whenever it is called. */
  dispatch: (action: QuestionAction) => void
  /** Adds a question after the one that is shown, and shows it. */
  add: (type: QuestionKind) => void
  duplicate: (id: string) => void
  /** Null where there is nothing to undo, or nothing undone. */
  undo: (() => void) | null
  redo: (() => void) | null
}

/** The questions as they are edited, with every step back. */
export function useQuestionEditor({ content: { questions: list }, edit }: Editor): QuestionEditor {
  const most = useMe().plan.limits.max_questions
  const [kept, setHistory] = useState(() => createHistory(list))
  const [selected, setSelected] = useState<string | null>(() => list[0]?.id ?? null)
  const history = syncExternalChange(kept, list)
  const indexOf = (id: string | null) => list.findIndex((question) => question.id === id)
  const go = (next: UndoHistory) => {
    const { present } = next
    setHistory(next)
    edit({ questions: present })
    if (selected === null || present.some(({ id }) => id === selected)) return
    setSelected((present[indexOf(selected)] ?? present.at(-1))?.id ?? null)
  }
  const latest = useLatest((action: QuestionAction) => {
    const next = applyAction(list, action)
    if (next !== list) go(recordStep(history, next, action, nowMs()))
  })
  const perform = (action: QuestionAction) => latest.current(action)
  const before = undo(history)
  const after = redo(history)
  return {
    list,
    selected: list[indexOf(selected)] ?? (selected === null ? null : (list[0] ?? null)),
    maxQuestions: most,
    isFull: list.length >= most,
    select: setSelected,
    dispatch: perform,
    add: (type) => {
      const question = blankQuestion(newQuestionId(), type)
      const at = indexOf(selected)
      perform({ type: 'add', question, at: at < 0 ? list.length : at + 1 })
      setSelected(question.id)
    },
    duplicate: (id) => {
      const newId = newQuestionId()
      perform({ type: 'duplicate', id, newId })
      setSelected(newId)
    },
    undo: before && (() => go(before)),
    redo: after && (() => go(after)),
  }
}

const nowMs = () => Date.now()

export const newQuestionId = () => `custom-${newIdempotencyKey().slice(0, 12)}`

/** The newest of what changes with each rendering, for what is called later. */
export function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
