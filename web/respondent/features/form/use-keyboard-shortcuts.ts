import { useEffect, useRef } from 'react'
import type { FormController } from './form-controller.ts'
import { shortcutFor } from './keyboard-shortcuts.ts'

/** Keyboard shortcuts of the form, also without focus. */
export function useKeyboardShortcuts(form: FormController, next: () => void) {
  const formElement = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      const { questions, at, entries, isFinishing } = form.store.getState()
      const question = questions[at]
      const isHere = target === document.body || formElement.current?.contains(target as Node)
      if (!question || !isHere || isFinishing) return
      const shortcut = shortcutFor(event, question, entries[question.id])
      if (!shortcut) return
      // The key itself is the first character typed.
      if (shortcut !== 'write') event.preventDefault()
      if (shortcut === 'next') next()
      else if (shortcut !== 'write') form.enter(shortcut.entry)
      else formElement.current?.querySelector<HTMLElement>('textarea, .number input')?.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [form, next])
  return formElement
}
