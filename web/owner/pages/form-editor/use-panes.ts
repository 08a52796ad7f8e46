import { useEffect, useRef, useState } from 'react'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'
import type { PublishBlocker } from '../../survey-editor/content/publish-blockers.ts'
import { useLatest } from '../../ui/use-latest.ts'
import type { QuestionEditor } from './use-question-editor.ts'

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
  const focusSelector = useRef<string | null>(null)
  useEffect(() => {
    const selector = focusSelector.current
    focusSelector.current = null
    const field = selector && area.current?.querySelector<HTMLElement>(selector)
    if (!field) return
    field.scrollIntoView({ block: 'nearest' })
    field.focus({ preventScroll: true })
  })
  const [, setFocusRequests] = useState(0)
  const openPane = (next: Pane, selector: string) => {
    setPane(next)
    // Runs the effect above even if the pane stays the same.
    setFocusRequests((count) => count + 1)
    focusSelector.current = selector
  }
  const showFirstIssue = useLatest(() => {
    const [path] = editor.issues.keys()
    if (path === undefined) return
    const [, index] = /^questions\.(\d+)/.exec(path) ?? []
    select(index === undefined ? null : (list[Number(index)]?.id ?? null))
    openPane('question', '[data-pane=question] [aria-invalid=true]')
  })
  const { error } = editor
  useEffect(() => {
    // Once for each failed save, not for each change of the issues.
    if (error) showFirstIssue.current()
  }, [error, showFirstIssue])
  return {
    area,
    pane,
    setPane,
    /** Null: the survey's own fields. */
    show: (id: string | null) => {
      select(id)
      if (isNarrow()) openPane('question', '[data-pane=question]')
      else setPane('question')
    },
    focusQuestionText: () => openPane('question', fieldSelectors.text),
    focusBlocker: (blocker: PublishBlocker) => {
      if ('questionId' in blocker) select(blocker.questionId)
      if (blocker.kind === 'title' || blocker.kind === 'goal') select(null)
      const isInList = blocker.kind === 'questions' || blocker.kind === 'plan'
      openPane(isInList ? 'questions' : 'question', fieldSelectors[blocker.kind])
    },
  }
}

/** Whether one pane is shown at a time. */
const isNarrow = () => !window.matchMedia('(min-width: 64rem)').matches
