import { useEffect } from 'react'
import { useLatest } from '../../ui/use-latest.ts'
import type { QuestionEditor } from './use-question-editor.ts'

/** Fields with an undo of their own, and modal dialogs; a toast is a non-modal one. */
const ignoredTargets =
  '[data-own-undo], [role=alertdialog]:not([aria-modal=false]), [role=dialog]:not([aria-modal=false])'

/** Undo by Control-Z, redo by Control-Shift-Z or Control-Y. */
export function useUndoShortcuts(
  questions: QuestionEditor,
  onStep: (step: 'undo' | 'redo') => void,
): void {
  const latest = useLatest({ questions, onStep })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      if (event.target instanceof Element && event.target.closest(ignoredTargets)) return
      event.preventDefault()
      const step = key === 'y' || event.shiftKey ? 'redo' : 'undo'
      const run = latest.current.questions[step]
      run?.()
      if (run) latest.current.onStep(step)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [latest])
}
