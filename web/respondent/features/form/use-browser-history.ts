import { useEffect, useMemo, useRef } from 'react'
import type { FormController } from './form-controller.ts'

/** A form's state in a history entry. */
type Step = { at: number; from?: number }
const readStep = (state: unknown) => (state as { form?: Step } | null)?.form
const withStep = (form: Step) => ({ ...(history.state as object | null), form })

/** The browser's back button goes one question back. */
export function useBrowserHistory(form: FormController, at: number) {
  // History is written after the paint: browsers are slow at it.
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
      const unwritten = pendingStep.current?.from
      pendingStep.current = undefined
      if (!step) return
      // The question on the screen had no entry yet: going back left the entry of the question before it too.
      if (unwritten !== undefined && step.at < unwritten)
        history.pushState(withStep({ at: unwritten, from: step.at }), '')
      form.goTo(unwritten === undefined ? step.at : Math.max(unwritten, step.at))
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
