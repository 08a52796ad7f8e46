import { useEffect, useRef, useState } from 'react'
import type { QuestionKind, SurveyQuestion } from '#contract/survey.ts'
import { newIntent } from '../../../shared/call.ts'
import { useMe } from '../../queries.ts'
import type { Editor } from '../survey/configure/use-editor.ts'
import { begun, recorded, redone, settled, undone, type History } from './history.ts'
import { applied, blankQuestion, type QuestionAction, type QuestionList } from './questions.ts'

export type Questions = {
  list: QuestionList
  /** What the middle shows: a question, or else the survey's own fields. */
  shown: SurveyQuestion | null
  /** Questions that the plan allows, and whether there is room for another. */
  most: number
  isFull: boolean
  select: (id: string | null) => void
  /** On the list as it is by then, whenever it is called. */
  perform: (action: QuestionAction) => void
  /** Adds a question after the one that is shown, and shows it. */
  add: (type: QuestionKind) => void
  duplicate: (id: string) => void
  /** Null where there is nothing to undo, or nothing undone. */
  undo: (() => void) | null
  redo: (() => void) | null
}

/** The questions as they are edited, with every step back. */
export function useQuestions({ content: { questions: list }, edit }: Editor): Questions {
  const most = useMe().plan.limits.max_questions
  const [kept, setHistory] = useState(() => begun(list))
  const [selected, setSelected] = useState<string | null>(() => list[0]?.id ?? null)
  const history = settled(kept, list)
  const indexOf = (id: string | null) => list.findIndex((question) => question.id === id)
  const go = (next: History) => {
    const { present } = next
    setHistory(next)
    edit({ questions: present })
    if (selected === null || present.some(({ id }) => id === selected)) return
    setSelected((present[indexOf(selected)] ?? present.at(-1))?.id ?? null)
  }
  const latest = useLatest((action: QuestionAction) => {
    const next = applied(list, action)
    if (next !== list) go(recorded(history, next, action, nowMs()))
  })
  const perform = (action: QuestionAction) => latest.current(action)
  const before = undone(history)
  const after = redone(history)
  return {
    list,
    shown: list[indexOf(selected)] ?? (selected === null ? null : (list[0] ?? null)),
    most,
    isFull: list.length >= most,
    select: setSelected,
    perform,
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

export const newQuestionId = () => `custom-${newIntent().slice(0, 12)}`

/** The newest of what changes with each rendering, for what is called later. */
export function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
