import { useEffect } from 'react'
import type { SurveyQuestion } from '#contract/survey.ts'

/** The first date input is slow to create, so it is created while the page is idle. */
export function useDatePickerPreload(questions: readonly SurveyQuestion[]): void {
  const isNeeded = questions.some(({ type }) => type === 'date')
  useEffect(() => {
    if (isNeeded) (globalThis.requestIdleCallback ?? setTimeout)(createDateInput)
  }, [isNeeded])
}

function createDateInput(): void {
  document.createElement('input').type = 'date'
}
