// Edits that are not saved yet, kept for as long as the tab is, so that a reload loses nothing.
import type { Content } from './editing.ts'

export type Draft = {
  /** The version that the edits were made on, and what it said. */
  version: number
  base: Content
  content: Content
  /** ISO time of the last edit. */
  at: string
}

const keyOf = (surveyId: string) => `survey-edits ${surveyId}`

export function readDraft(surveyId: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(surveyId)) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Null: there is none any more. */
export function keepDraft(surveyId: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(surveyId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(surveyId))
  } catch {
    // Storage is full or forbidden: the edits live as long as the page does.
  }
}
