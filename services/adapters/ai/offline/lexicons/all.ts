import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { Lexicon } from './lexicon.ts'
import { portuguese } from './pt-br.ts'

export const lexicons: Readonly<Record<SurveyLanguage, Lexicon>> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}

/** Feelings that need no language. */
export const emoji: ReadonlyMap<string, number> = new Map([
  ...[...'😀😃😄😁😊🙂😍🥰😘🤩😎👍👏🙌❤💙💚💛🧡💜🎉🔥⭐✨💯✅🙏'].map((each) => [each, 1] as const),
  ...[...'😞😟😠😡🤬😢😭😩😫😤👎💔😒🙁☹😖😣🤮❌😨😰'].map((each) => [each, -1] as const),
])
