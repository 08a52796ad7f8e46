import type { SurveyLanguage } from '#contract/languages.ts'
import { isFelt } from '../feelings/units.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { feelingWords } from './feeling-words.ts'
import type { Lexicon, WordLists } from './lexicon.ts'
import { portuguese } from './pt-br.ts'

export const lexicons: Readonly<Record<SurveyLanguage, Lexicon>> = {
  'pt-br': complete('pt-br', portuguese),
  en: complete('en', english),
  ar: complete('ar', arabic),
  es: complete('es', spanish),
}

function complete(language: SurveyLanguage, lists: WordLists): Lexicon {
  const { negations, stronger, weaker, turns } = feelingWords[language].roles
  const feelings = { has: (folded: string) => isFelt(folded, language) }
  return { ...lists, feelings, negations, stronger, weaker, turns }
}
