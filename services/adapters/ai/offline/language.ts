import type { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from './lexicons/all.ts'
import { wordsOf } from './text.ts'

/** Endings and letters that only one of the languages that look alike has. */
const marks: [SurveyLanguage, RegExp][] = [
  ['pt-br', /[ãõç]|ção|ções|nh|lh/gi],
  ['es', /[ñ¿¡]|ción|ciones/gi],
  ['en', /\b(?:th|wh)\w+|\w+ing\b/gi],
]

/** The language of a text by its script, its commonest words and its letters; `otherwise` where it does not say. */
export function languageOf(text: string, otherwise: SurveyLanguage): SurveyLanguage {
  const arabicLetters = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && arabicLetters * 2 >= letters) return 'ar'
  const words = wordsOf(text)
  const scores = marks.map(([language, pattern]) => {
    const common = words.filter(({ folded }) => lexicons[language].stopWords.has(folded)).length
    return { language, score: common + (text.match(pattern)?.length ?? 0) * 0.8 }
  })
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  if (!best || best.score < 1) return otherwise
  const isTie = scores.some(({ language, score }) => language === otherwise && score === best.score)
  return isTie ? otherwise : best.language
}
