import type { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from '../text/lexicons.ts'
import { sentimentLexicons } from '../sentiment/sentiment-lexicon.ts'
import { tokenize } from '../text/tokenizer.ts'

/** Endings and letters that only one of the languages that look alike has. */
const languageMarkers: [SurveyLanguage, RegExp][] = [
  ['pt-br', /[ãõç]|ção|ções|nh|lh/gi],
  ['es', /[ñ¿¡]|ción|ciones/gi],
  ['en', /\b(?:th|wh)\w+|\w+ing\b/gi],
]

/** A small word tells more than a word of feeling, which languages often share. */
const [stopWordWeight, sentimentWeight, markerWeight] = [1, 0.7, 0.8]

/** The language of a text by its script, its commonest words and its letters; `otherwise` where it does not say. */
export function detectLanguage(text: string, otherwise: SurveyLanguage): SurveyLanguage {
  const arabicLetters = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && arabicLetters * 2 >= letters) return 'ar'
  const words = tokenize(text).map(({ folded }) => folded)
  const scores = languageMarkers.map(([language, pattern]) => {
    const { strengths } = sentimentLexicons[language]
    const small = words.filter((word) => lexicons[language].stopWords.has(word)).length
    const felt = words.filter((word) => strengths.get(word)).length
    const marked = text.match(pattern)?.length ?? 0
    return {
      language,
      score: small * stopWordWeight + felt * sentimentWeight + marked * markerWeight,
    }
  })
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  const usual = scores.find(({ language }) => language === otherwise)?.score ?? 0
  if (!best || best.score === 0 || usual >= best.score) return otherwise
  // One word of many is no sign; one of a few is, where the usual language has none.
  return best.score >= 1 || (usual === 0 && words.length <= 4) ? best.language : otherwise
}
