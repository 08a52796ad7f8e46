import { useEffect } from 'react'
import type { SurveyQuestion } from '#contract/survey.ts'

/** The first calendar that a page has takes its browser long: it is made while nobody waits for it. */
export function useDatePickerPreload(questions: readonly SurveyQuestion[]): void {
  const isNeeded = questions.some(({ type }) => type === 'date')
  useEffect(() => {
    if (isNeeded) (globalThis.requestIdleCallback ?? setTimeout)(createDateInput)
  }, [isNeeded])
}

function createDateInput(): void {
  document.createElement('input').type = 'date'
}
