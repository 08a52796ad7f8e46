// Signs of an intent beside the words of an answer.
import type { SurveyLanguage } from '#contract/languages.ts'
import { contentStems } from '../rules/text/content-stems.ts'
import { tokenize } from '../rules/text/tokenizer.ts'
import { addFeature, type Features } from './features.ts'

const lengthSteps = [2, 4, 8, 16]

export const questionStems = (question: string, language: SurveyLanguage): ReadonlySet<string> =>
  new Set(contentStems(tokenize(question), language))

/** Named `s:…`; `asked`: the stems of the question. */
export function intentSigns(
  text: string,
  asked: ReadonlySet<string>,
  language: SurveyLanguage,
): Features {
  const features: Features = new Map()
  const words = tokenize(text)
  if (/[?؟]/.test(text)) addFeature(features, 's:asks', 0.7)
  if (/[?؟]\s*$/.test(text)) addFeature(features, 's:ends-asking', 0.7)
  if (/\d/.test(text)) addFeature(features, 's:number', 0.4)
  const step = lengthSteps.findIndex((most) => words.length <= most)
  addFeature(features, `s:length-${step}`, 0.4)
  const shared = contentStems(words, language).filter((stem) => asked.has(stem)).length
  if (asked.size > 0) addFeature(features, shared > 0 ? 's:shares' : 's:shares-nothing', 0.5)
  return features
}
