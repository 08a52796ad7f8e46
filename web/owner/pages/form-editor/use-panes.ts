import { useEffect, useRef, useState } from 'react'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'
import type { PublishBlocker } from '../../survey-editor/content/publish-blockers.ts'
import { useLatest, type QuestionEditor } from './use-question-editor.ts'

export const panes = ['questions', 'question', 'preview'] as const
export type Pane = (typeof panes)[number]

/** The field that resolves each blocker. */
const fieldSelectors = {
  title: '[name=title]',
  goal: '[name=goal]',
  text: '[name=question-text]',
  options: '#add-options',
  repeats: '#add-options',
  questions: '#add-question',
  plan: '#add-question',
} as const

/** The visible pane on narrow screens, and the focus after a change. */
export function usePanes(editor: Editor, { list, select }: QuestionEditor) {
  const [pane, setPane] = useState<Pane>('questions')
  const area = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const selector = wanted.current
    wanted.current = null
    const field = selector && area.current?.querySelector<HTMLElement>(selector)
    if (!field) return
    field.scrollIntoView({ block: 'nearest' })
    field.focus({ preventScroll: true })
  })
  const [, setTurns] = useState(0)
  const turnTo = (next: Pane, selector: string) => {
    setPane(next)
    // Runs the effect above even if the pane stays the same.
    setTurns((turns) => turns + 1)
    wanted.current = selector
  }
  const showRefused = useLatest(() => {
    const [path] = editor.issues.keys()
    if (path === undefined) return
    const [, index] = /^questions\.(\d+)/.exec(path) ?? []
    select(index === undefined ? null : (list[Number(index)]?.id ?? null))
    turnTo('question', '[data-pane=question] [aria-invalid=true]')
  })
  const { error } = editor
  useEffect(() => {
    // Once for each failed save, not for each change of the issues.
    if (error) showRefused.current()
  }, [error, showRefused])
  return {
    area,
    pane,
    setPane,
    /** Null: the survey's own fields. */
    show: (id: string | null) => {
      select(id)
      if (isNarrow()) turnTo('question', '[data-pane=question]')
      else setPane('question')
    },
    focusQuestionText: () => turnTo('question', fieldSelectors.text),
    focusBlocker: (gap: PublishBlocker) => {
      if ('questionId' in gap) select(gap.questionId)
      if (gap.what === 'title' || gap.what === 'goal') select(null)
      const isInList = gap.what === 'questions' || gap.what === 'plan'
      turnTo(isInList ? 'questions' : 'question', fieldSelectors[gap.what])
    },
  }
}

/** Whether one pane is shown at a time. */
const isNarrow = () => !window.matchMedia('(min-width: 64rem)').matches
