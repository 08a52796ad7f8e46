// Clauses whose words of danger mean something else.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { tokenize, toSearchText } from '../text/tokenizer.ts'

/** In a longer clause, which has no marks, the rest may say anything. */
const maxWords = 14

/** "The bill nearly killed me", in any language. */
const ofThings = / (?:kill(?:s|ed|ing)? (?:me|us)|me mat\S+) /gu

/** Whether a clause exaggerates: "I'd rather die than queue again". */
export function isExaggeration(clause: string, language: SurveyLanguage): boolean {
  const { exaggerations, jests } = languageOf(language).worries ?? {}
  const text = toSearchText(clause)
  if (!isBrief(clause) || !exaggerations?.test(text)) return false
  return jests?.grim.test(text.replaceAll(ofThings, '  ')) !== true
}

/** Whether a clause of a reply says that the respondent does not want to die, or is not hurt. */
export const deniesDanger = (clause: string, language: SurveyLanguage): boolean =>
  isBrief(clause) && languageOf(language).worries?.denials?.test(toSearchText(clause)) === true

const isBrief = (clause: string) => tokenize(clause).length <= maxWords
