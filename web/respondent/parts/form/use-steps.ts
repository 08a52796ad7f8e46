import { useEffect, useMemo } from 'react'
import type { Form } from './form.ts'

/** What an entry of the browser's history says of a form. */
type Step = { at: number; from?: number }
const stepIn = (state: unknown) => (state as { form?: Step } | null)?.form
const kept = (form: Step) => ({ ...(history.state as object | null), form })

/** The browser's own way back leads one question back. */
export function useSteps(form: Form) {
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const { at } = form.store.getState()
    if (stepIn(history.state)?.at !== at) history.replaceState(kept({ at }), '')
    const follow = ({ state }: PopStateEvent) => {
      const step = stepIn(state)
      if (step) form.goTo(step.at)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [form])
  return useMemo(() => {
    const here = () => form.store.getState().at
    return {
      next: () => {
        const from = here()
        if (form.next()) history.pushState(kept({ at: here(), from }), '')
      },
      previous: () => {
        const to = here() - 1
        if (stepIn(history.state)?.from === to) return history.back()
        form.goTo(to)
        history.replaceState(kept({ at: here() }), '')
      },
    }
  }, [form])
}
