import { useEffect } from 'react'
import type { SurveyQuestion } from '#contract/survey.ts'

/** The first calendar that a page has takes its browser long: it is made while nobody waits for it. */
export function useCalendar(questions: readonly SurveyQuestion[]): void {
  const isNeeded = questions.some(({ type }) => type === 'date')
  useEffect(() => {
    if (isNeeded) (globalThis.requestIdleCallback ?? setTimeout)(make)
  }, [isNeeded])
}

function make(): void {
  document.createElement('input').type = 'date'
}
