/** Operations on texts by rules alone; no model takes part. */
import type { SurveyLanguage } from '#contract/languages.ts'

/** A point as a question to the respondent, in the survey's language. */
export type SpeakPoint = (input: { point: string; language: SurveyLanguage }) => Promise<string>

/** The language that a text is written in; `language` where the text does not tell. */
export type DetectLanguage = (input: {
  text: string
  language: SurveyLanguage
}) => Promise<SurveyLanguage>
