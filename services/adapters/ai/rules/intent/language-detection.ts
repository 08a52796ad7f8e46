import type { SurveyLanguage } from '#contract/languages.ts'
import { acrossLanguages } from '../../languages/languages.ts'
import { sentimentLexiconOf } from '../sentiment/sentiment-lexicon.ts'
import { tokenize } from '../text/tokenizer.ts'

/** A stop word weighs more than a sentiment word, which languages often share. */
const [stopWordWeight, sentimentWeight, markerWeight] = [1, 0.7, 0.8]

/** By script, or by words and letters. Every registered code: those that are not of `SurveyLanguage` occur in tests only. */
export const detectableLanguages = acrossLanguages((languages) => {
  const all = languages.map((each) => ({ ...each, code: each.code as SurveyLanguage }))
  return {
    scripts: all.flatMap(({ code, detection }) =>
      'script' in detection ? [{ code, script: detection.script }] : [],
    ),
    latin: all
      .flatMap(({ code, lexicon, detection }) =>
        'markers' in detection ? [{ code, stopWords: lexicon.stopWords, ...detection }] : [],
      )
      .toSorted((a, b) => a.tieRank - b.tieRank),
  }
})

/** The language of a text by its script, stop words, sentiment words and letters; `otherwise` where they do not tell. */
export function detectLanguage(text: string, otherwise: SurveyLanguage): SurveyLanguage {
  const { scripts, latin } = detectableLanguages()
  const written = scripts.find(({ script }) => isMostly(script, text))
  if (written) return written.code
  const tokens = tokenize(text)
  const words = tokens.map(({ folded }) => folded)
  const unaccented = tokens.flatMap(({ folded, start, end }) =>
    /[^\p{ASCII}’]/u.test(text.slice(start, end)) ? [] : [folded],
  )
  const scores = latin.map(({ code, stopWords, markers, isUnaccented }) => {
    const { strengths } = sentimentLexiconOf(code)
    const own = isUnaccented ? unaccented : words
    const stopWordCount = own.filter((word) => stopWords.has(word)).length
    const sentimentCount = words.filter((word) => strengths.get(word)).length
    const markerCount = text.match(markers)?.length ?? 0
    return {
      code,
      score:
        stopWordCount * stopWordWeight +
        sentimentCount * sentimentWeight +
        markerCount * markerWeight,
    }
  })
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  const usual = scores.find(({ code }) => code === otherwise)?.score ?? 0
  if (!best || best.score === 0 || usual >= best.score) return otherwise
  // One sign is enough in a few words, where the usual language has none.
  return best.score >= 1 || (usual === 0 && words.length <= 4) ? best.code : otherwise
}

/** Whether at least half of the letters are of a script. */
function isMostly(script: RegExp, text: string): boolean {
  const own = text.match(script)?.length ?? 0
  const letters = own === 0 ? 0 : (text.match(/\p{L}/gu)?.length ?? 0)
  return letters > 0 && own * 2 >= letters
}
