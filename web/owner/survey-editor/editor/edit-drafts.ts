// Unsaved edits, stored for the tab, so that a reload loses nothing.
import type { SurveyContent } from '../content/survey-content.ts'

export type EditDraft = {
  /** The version that was edited, and its content. */
  version: number
  base: SurveyContent
  content: SurveyContent
  /** ISO time of the last edit. */
  at: string
}

const keyOf = (surveyId: string) => `survey-edits ${surveyId}`

export function loadEditDraft(surveyId: string): EditDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(surveyId)) ?? 'null') as EditDraft | null
  } catch {
    return null
  }
}

/** Null removes the draft. */
export function saveEditDraft(surveyId: string, draft: EditDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(surveyId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(surveyId))
  } catch {
    // Storage is full or blocked: the edits last as long as the page.
  }
}
