import { useEffect } from 'react'
import type { Questions } from './use-questions.ts'
import { useLatest } from './use-questions.ts'

/** Control-Z and Control-Shift-Z go through the steps, except in fields that have an undo of their own (`data-own-undo`). */
export function useUndoKeys(questions: Questions, onStep: (step: 'undo' | 'redo') => void): void {
  const latest = useLatest({ questions, onStep })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      if (event.target instanceof Element && event.target.closest('[data-own-undo], [role=dialog]'))
        return
      event.preventDefault()
      const step = key === 'y' || event.shiftKey ? 'redo' : 'undo'
      const take = latest.current.questions[step]
      take?.()
      if (take) latest.current.onStep(step)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [latest])
}
