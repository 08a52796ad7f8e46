import { useEffect, useRef, useState } from 'react'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'
import type { PublishBlocker } from '../../survey-editor/content/publish-blockers.ts'
import { useLatest, type QuestionEditor } from './use-question-editor.ts'

export const panes = ['questions', 'question', 'preview'] as const
export type Pane = (typeof panes)[number]

/** What is put right where: a field of the middle, or the way to add a question. */
const fieldSelectors = {
  title: '[name=title]',
  goal: '[name=goal]',
  text: '[name=question-text]',
  options: '#add-options',
  repeats: '#add-options',
  questions: '#add-question',
  plan: '#add-question',
} as const

/** Which part is shown where there is room for one only, and where the focus goes with it. */
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
    // The focus may be wanted in the part that is shown already.
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
    // Once for each refusal, not for each change to what was refused.
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
    /** To what the question says. */
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
