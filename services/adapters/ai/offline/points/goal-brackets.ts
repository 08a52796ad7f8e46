// What an owner adds to a goal in brackets: an aside, and neither asked nor the subject of a survey.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { asksIn } from './goal-things.ts'

/** "(1)" and "(a)" number the items of a list; what has a question mark asks. */
const bracketed =
  /\s*\((?:\s*\S+(?:\s\S+)?[?؟])+\s*\)|\s*\((?!(?:\d{1,2}|[a-h]|[أبجدهوز]ـ?|[٠-٩]{1,2}|[ivx]{1,4})\))([^()?؟]*)\)/gu
/** In characters: a shorter one names answers, or parts of what it stands behind. */
const maxShort = 60

export function withoutBrackets(goal: string, language: SurveyLanguage): string {
  const { clauses } = languageOf(language)
  return goal.replaceAll(bracketed, (whole: string, text = '') =>
    text.length > maxShort && asksIn(text, clauses) ? whole : '',
  )
}
