// In which language somebody writes, as far as the commonest words tell.
import { SurveyLanguage } from '#contract/languages.ts'
import type { Intent } from '#contract/events/conversation-types.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { languagePatterns } from './language-patterns/all.ts'

/** Fewer words may be a name, or a loan. */
const minWords = 3
/** So many words more than any other language has, and it is this one. */
const minLead = 2
const latinLanguages = SurveyLanguage.options.filter((language) => language !== 'ar')

/** Undefined where the text does not say. */
export function detectLanguage(text: string): SurveyLanguage | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  if (letters > 0 && arabic * 2 > letters) return 'ar'
  const [best, next] = countCommonWords(text).toSorted((a, b) => b.count - a.count)
  return best && best.count - (next?.count ?? 0) >= minLead ? best.language : undefined
}

function countCommonWords(text: string) {
  const said = text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
  return latinLanguages.map((language) => ({
    language,
    count: said.filter((word) =>
      languagePatterns[language].commonWords.has(word.replaceAll('’', "'")),
    ).length,
  }))
}

type AnswerText = { text: string; kind: QuestionKind; intent: Intent; language: SurveyLanguage }

/** The language to go on in: the one just written in, where it is clearly that one; else as before. */
export function nextLanguage(current: SurveyLanguage, said: AnswerText): SurveyLanguage {
  const { text, kind, intent, language } = said
  if (kind !== 'open' || intent === 'gibberish' || intent === 'injection') return current
  if ((text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) < minWords) return current
  // An engine may err: the words themselves have to say so too.
  return detectLanguage(text) === language ? language : current
}
