import { useEffect, useMemo, useRef } from 'react'
import type { Form } from './form.ts'

/** What an entry of the browser's history says of a form. */
type Step = { at: number; from?: number }
const stepIn = (state: unknown) => (state as { form?: Step } | null)?.form
const kept = (form: Step) => ({ ...(history.state as object | null), form })

/** The browser's own way back leads one question back. */
export function useSteps(form: Form, at: number) {
  // What is to be said of a step waits until the step can be seen: browsers take their time over it.
  const owed = useRef<Step>(undefined)
  const settle = () => {
    if (owed.current) history.pushState(kept(owed.current), '')
    owed.current = undefined
  }
  useEffect(settle, [at])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const begun = form.store.getState().at
    if (stepIn(history.state)?.at !== begun) history.replaceState(kept({ at: begun }), '')
    const follow = ({ state }: PopStateEvent) => {
      const step = stepIn(state)
      owed.current = undefined
      if (step) form.goTo(step.at)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [form])
  return useMemo(() => {
    const here = () => form.store.getState().at
    return {
      next: () => {
        settle()
        const from = here()
        if (form.next()) owed.current = { at: here(), from }
      },
      previous: () => {
        settle()
        const to = here() - 1
        if (stepIn(history.state)?.from === to) return history.back()
        form.goTo(to)
        history.replaceState(kept({ at: here() }), '')
      },
    }
  }, [form])
}
