import type { SurveyLanguage } from '#contract/languages.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { parseWords } from '../../languages/types/lexicon.ts'
import { type Token, tokenize } from '../../rules/text/tokenizer.ts'
import type { MentionCount } from './mention-counts.ts'
import { termKey } from './terms.ts'

/** Words before a thing, and seldom before anything else. */
const nounMarkers: Readonly<Record<SurveyLanguage, ReadonlySet<string>>> = {
  en: parseWords(
    'the a an my our your his her their its this that these those no any some every each of for with without about from in on at by',
  ),
  'pt-br': parseWords(
    'o a os as um uma uns umas do da dos das no na nos nas ao aos pelo pela pelos pelas num numa meu minha meus minhas seu sua seus suas nosso nossa esse essa este esta de com sem sobre em por para nenhum nenhuma cada',
  ),
  es: parseWords(
    'el la los las un una unos unas del al mi mis tu su sus nuestro nuestra este esta ese esa de con sin sobre en por para ningun ninguna cada',
  ),
  ar: parseWords('في من إلى على عن مع بدون دون حول أي كل هذا هذه ذلك تلك'),
}
const arabicArticle = /^(?:و|ف)?(?:ال|بال|كال|لل)/
const maxQuotes = 60
const minNounShare = 0.5

/** Whether most answers speak of it as of a thing, "the menu", rather than of what somebody did, "they moved". */
export function isNoun({ name, responses }: MentionCount, language: SurveyLanguage): boolean {
  const key = termKey(name)
  if (key.includes(' ')) return true
  let [seen, things] = [0, 0]
  for (const { quote } of [...responses.values()].slice(0, maxQuotes)) {
    const own = detectLanguage(quote, language)
    const all = tokenize(quote)
    const at = all.findIndex(({ stem }) => stem === key)
    if (at < 0) continue
    seen += 1
    if (followsNounMarker(all, at, own)) things += 1
  }
  return things > 0 && things >= seen * minNounShare
}

function followsNounMarker(all: readonly Token[], at: number, language: SurveyLanguage): boolean {
  const [word, previous] = [all[at], all[at - 1]]
  if (word && language === 'ar' && arabicArticle.test(word.folded)) return true
  return previous !== undefined && nounMarkers[language].has(previous.folded)
}
