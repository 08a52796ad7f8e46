import type { SurveyLanguage } from '#contract/languages.ts'
import { hasSentiment } from '../sentiment/lexical-units.ts'
import { lexicon as arabic } from '../../languages/ar/lexicon.ts'
import { lexicon as english } from '../../languages/en/lexicon.ts'
import { lexicon as spanish } from '../../languages/es/lexicon.ts'
import { sentimentLexicons } from '../sentiment/sentiment-lexicon.ts'
import type { Lexicon, WordLists } from '../../languages/types/lexicon.ts'
import { lexicon as portuguese } from '../../languages/pt-br/lexicon.ts'

export const lexicons: Readonly<Record<SurveyLanguage, Lexicon>> = {
  'pt-br': completeLexicon('pt-br', portuguese),
  en: completeLexicon('en', english),
  ar: completeLexicon('ar', arabic),
  es: completeLexicon('es', spanish),
}

function completeLexicon(language: SurveyLanguage, lists: WordLists): Lexicon {
  const { negations, stronger, weaker, turns } = sentimentLexicons[language].roles
  const feelings = { has: (folded: string) => hasSentiment(folded, language) }
  return {
    ...lists,
    sentimentWords: feelings,
    negations,
    intensifiers: stronger,
    downtoners: weaker,
    contrastWords: turns,
  }
}
