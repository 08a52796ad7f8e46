// Parses labels and languages of external data sets.
import { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'

export const labels = ['negative', 'neutral', 'positive'] as const
export type Label = (typeof labels)[number]

const aliases: Record<Label, string> = {
  negative: 'negative neg negativo negativa -1 0 n سلبي',
  neutral: 'neutral neu neutro neutra neutre 1 mixed mix both محايد',
  positive: 'positive pos positivo positiva 2 +1 p ايجابي إيجابي',
}
const byAlias = new Map(
  labels.flatMap((label) => aliases[label].split(' ').map((alias) => [alias, label] as const)),
)

/** Ignores case and white space. 0, 1 and 2 are negative, neutral and positive; -1 and +1 negative and positive. */
export const parseLabel = (text: string): Label | undefined =>
  byAlias.get(text.trim().toLowerCase())

/** Mixed counts as neutral: there are three labels. */
export const labelOfSentiment = (sentiment: Sentiment): Label =>
  sentiment === 'mixed' ? 'neutral' : sentiment

const languages: Record<string, SurveyLanguage> = {
  pt: 'pt-br',
  por: 'pt-br',
  portuguese: 'pt-br',
  eng: 'en',
  english: 'en',
  ara: 'ar',
  arabic: 'ar',
  spa: 'es',
  spanish: 'es',
}

/** Accepts "pt", "pt_BR" and "Portuguese". Undefined for an unsupported language or none. */
export function parseLanguage(text: string): SurveyLanguage | undefined {
  const name = text.trim().toLowerCase().replaceAll('_', '-')
  const known = SurveyLanguage.options.find((each) => each === name)
  return known ?? languages[name] ?? languages[name.split('-')[0] ?? '']
}
