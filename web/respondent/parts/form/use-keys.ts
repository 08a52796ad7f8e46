import { useEffect, useRef } from 'react'
import type { Form } from './form.ts'
import { keyPressed } from './keys.ts'

/** What keys ask for anywhere in the form, or where nothing has the focus. */
export function useKeys(form: Form, next: () => void) {
  const asked = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      const { questions, at, entries, isFinishing } = form.store.getState()
      const question = questions[at]
      const isHere = target === document.body || asked.current?.contains(target as Node)
      if (!question || !isHere || isFinishing) return
      const pressed = keyPressed(event, question, entries[question.id])
      if (!pressed) return
      // The key itself is the first that is written.
      if (pressed !== 'write') event.preventDefault()
      if (pressed === 'next') next()
      else if (pressed !== 'write') form.enter(pressed.entry)
      else asked.current?.querySelector<HTMLElement>('textarea, .number input')?.focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [form, next])
  return asked
}
