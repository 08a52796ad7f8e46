// The language of a text, detected by common words.
import { SurveyLanguage } from '#contract/languages.ts'
import type { Intent } from '#contract/events/conversation-types.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { languagePatterns } from './language-patterns/all.ts'

/** Shorter answers may be a name or a loanword. */
const minWords = 3
/** Common words more than in any other language. */
const minLead = 2
const latinLanguages = SurveyLanguage.options.filter((language) => language !== 'ar')

/** Undefined where the text is ambiguous. */
export function detectLanguage(text: string): SurveyLanguage | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  if (letters > 0 && arabic * 2 > letters) return 'ar'
  const [best, next] = countCommonWords(text).toSorted((a, b) => b.count - a.count)
  return best && best.count - (next?.count ?? 0) >= minLead ? best.language : undefined
}

function countCommonWords(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
  return latinLanguages.map((language) => ({
    language,
    count: words.filter((word) =>
      languagePatterns[language].commonWords.has(word.replaceAll('’', "'")),
    ).length,
  }))
}

type AnswerText = { text: string; kind: QuestionKind; intent: Intent; language: SurveyLanguage }

/** The next question's language: that of the answer where engine and word count agree, else the current one. */
export function nextLanguage(current: SurveyLanguage, answer: AnswerText): SurveyLanguage {
  const { text, kind, intent, language } = answer
  if (kind !== 'open' || intent === 'gibberish' || intent === 'injection') return current
  if ((text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) < minWords) return current
  // The engine's language counts only where the words confirm it.
  return detectLanguage(text) === language ? language : current
}
