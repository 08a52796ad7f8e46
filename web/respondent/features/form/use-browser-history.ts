import { useEffect, useMemo, useRef } from 'react'
import type { FormController } from './form-controller.ts'

/** What an entry of the browser's history says of a form. */
type Step = { at: number; from?: number }
const readStep = (state: unknown) => (state as { form?: Step } | null)?.form
const withStep = (form: Step) => ({ ...(history.state as object | null), form })

/** The browser's own way back leads one question back. */
export function useBrowserHistory(form: FormController, at: number) {
  // What is to be said of a step waits until the step can be seen: browsers take their time over it.
  const pendingStep = useRef<Step>(undefined)
  const flushPendingStep = () => {
    if (pendingStep.current) history.pushState(withStep(pendingStep.current), '')
    pendingStep.current = undefined
  }
  useEffect(flushPendingStep, [at])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const initialIndex = form.store.getState().at
    if (readStep(history.state)?.at !== initialIndex)
      history.replaceState(withStep({ at: initialIndex }), '')
    const onPopState = ({ state }: PopStateEvent) => {
      const step = readStep(state)
      pendingStep.current = undefined
      if (step) form.goTo(step.at)
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [form])
  return useMemo(() => {
    const here = () => form.store.getState().at
    return {
      next: () => {
        flushPendingStep()
        const from = here()
        if (form.next()) pendingStep.current = { at: here(), from }
      },
      previous: () => {
        flushPendingStep()
        const to = here() - 1
        if (readStep(history.state)?.from === to) return history.back()
        form.goTo(to)
        history.replaceState(withStep({ at: here() }), '')
      },
    }
  }, [form])
}
