// Edits that are not saved yet, kept for as long as the tab is, so that a reload loses nothing.
import type { SurveyContent } from '../content/survey-content.ts'

export type EditDraft = {
  /** The version that the edits were made on, and what it said. */
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

/** Null: there is none any more. */
export function saveEditDraft(surveyId: string, draft: EditDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(surveyId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(surveyId))
  } catch {
    // Storage is full or forbidden: the edits live as long as the page does.
  }
}
