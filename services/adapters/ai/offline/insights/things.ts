import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../language.ts'
import { words } from '../lexicons/lexicon.ts'
import { type Word, wordsOf } from '../text.ts'
import type { Tally } from './tally.ts'
import { keyOf } from './terms.ts'

/** Words before a thing, and seldom before anything else. */
const before: Readonly<Record<SurveyLanguage, ReadonlySet<string>>> = {
  en: words(
    'the a an my our your his her their its this that these those no any some every each of for with without about from in on at by',
  ),
  'pt-br': words(
    'o a os as um uma uns umas do da dos das no na nos nas ao aos pelo pela pelos pelas num numa meu minha meus minhas seu sua seus suas nosso nossa esse essa este esta de com sem sobre em por para nenhum nenhuma cada',
  ),
  es: words(
    'el la los las un una unos unas del al mi mis tu su sus nuestro nuestra este esta ese esa de con sin sobre en por para ningun ninguna cada',
  ),
  ar: words('في من إلى على عن مع بدون دون حول أي كل هذا هذه ذلك تلك'),
}
const arabicArticle = /^(?:و|ف)?(?:ال|بال|كال|لل)/
const looked = 60
const share = 0.5

/** Whether most answers speak of it as of a thing, "the menu", rather than of what somebody did, "they moved". */
export function isThing({ name, responses }: Tally, language: SurveyLanguage): boolean {
  const key = keyOf(name)
  if (key.includes(' ')) return true
  let [seen, things] = [0, 0]
  for (const { quote } of [...responses.values()].slice(0, looked)) {
    const own = languageOf(quote, language)
    const all = wordsOf(quote)
    const at = all.findIndex(({ stem }) => stem === key)
    if (at < 0) continue
    seen += 1
    if (isNamed(all, at, own)) things += 1
  }
  return things > 0 && things >= seen * share
}

function isNamed(all: readonly Word[], at: number, language: SurveyLanguage): boolean {
  const [word, previous] = [all[at], all[at - 1]]
  if (word && language === 'ar' && arabicArticle.test(word.folded)) return true
  return previous !== undefined && before[language].has(previous.folded)
}
