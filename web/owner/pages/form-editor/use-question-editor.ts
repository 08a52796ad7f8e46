import { useState } from 'react'
import type { QuestionKind, SurveyQuestion } from '#contract/survey.ts'
import { newIdempotencyKey } from '../../../shared/idempotency-key.ts'
import { useMe } from '../../queries.ts'
import { useLatest } from '../../ui/use-latest.ts'
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
  /** The question being edited; null: the survey's own fields. */
  selected: SurveyQuestion | null
  /** The plan's limit, and whether it is reached. */
  maxQuestions: number
  isFull: boolean
  select: (id: string | null) => void
  /** Applies an action to the latest list. */
  dispatch: (action: QuestionAction) => void
  /** Adds a question after the selected one, and selects it. */
  add: (type: QuestionKind) => void
  duplicate: (id: string) => void
  /** Null if there is nothing to undo or redo. */
  undo: (() => void) | null
  redo: (() => void) | null
}

/** The questions being edited, with undo and redo. */
export function useQuestionEditor({ content: { questions: list }, edit }: Editor): QuestionEditor {
  const maxQuestions = useMe().plan.limits.max_questions
  const [storedHistory, setHistory] = useState(() => createHistory(list))
  const [selected, setSelected] = useState<string | null>(() => list[0]?.id ?? null)
  const history = syncExternalChange(storedHistory, list)
  const indexOf = (id: string | null) => list.findIndex((question) => question.id === id)
  const apply = (next: UndoHistory) => {
    const { present } = next
    setHistory(next)
    edit({ questions: present })
    if (selected === null || present.some(({ id }) => id === selected)) return
    setSelected((present[indexOf(selected)] ?? present.at(-1))?.id ?? null)
  }
  const latest = useLatest((action: QuestionAction) => {
    const next = applyAction(list, action)
    if (next !== list) apply(recordStep(history, next, action, nowMs()))
  })
  const dispatch = (action: QuestionAction) => latest.current(action)
  const before = undo(history)
  const after = redo(history)
  return {
    list,
    selected: list[indexOf(selected)] ?? (selected === null ? null : (list[0] ?? null)),
    maxQuestions,
    isFull: list.length >= maxQuestions,
    select: setSelected,
    dispatch,
    add: (type) => {
      const question = blankQuestion(newQuestionId(), type)
      const at = indexOf(selected)
      dispatch({ type: 'add', question, at: at < 0 ? list.length : at + 1 })
      setSelected(question.id)
    },
    duplicate: (id) => {
      const newId = newQuestionId()
      dispatch({ type: 'duplicate', id, newId })
      setSelected(newId)
    },
    undo: before && (() => apply(before)),
    redo: after && (() => apply(after)),
  }
}

const nowMs = () => Date.now()

export const newQuestionId = () => `custom-${newIdempotencyKey().slice(0, 12)}`
