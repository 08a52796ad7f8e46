import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { LanguagePatterns } from './language-patterns.ts'
import { arabic as arabicReplies } from './replies-ar.ts'
import { english as englishReplies } from './replies-en.ts'
import { spanish as spanishReplies } from './replies-es.ts'
import { portuguese as portugueseReplies } from './replies-pt-br.ts'
import type { ReplyPatterns } from './reply-patterns.ts'
import { portuguese } from './pt-br.ts'

export const languagePatterns = lazyByLanguage<LanguagePatterns>({
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
})

export const replyPatterns = lazyByLanguage<ReplyPatterns>({
  'pt-br': portugueseReplies,
  en: englishReplies,
  ar: arabicReplies,
  es: spanishReplies,
})

/** To parse the patterns of all languages takes 20 ms of each start. */
function lazyByLanguage<Patterns>(
  makers: Readonly<Record<SurveyLanguage, () => Patterns>>,
): Readonly<Record<SurveyLanguage, Patterns>> {
  const made: Partial<Record<SurveyLanguage, Patterns>> = {}
  const read = (language: SurveyLanguage) => (made[language] ??= makers[language]())
  return {
    get 'pt-br'() {
      return read('pt-br')
    },
    get en() {
      return read('en')
    },
    get ar() {
      return read('ar')
    },
    get es() {
      return read('es')
    },
  }
}
