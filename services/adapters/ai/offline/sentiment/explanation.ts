// Says what weighed in a feeling. An owner may read it before paying: it names single words in their dictionary form, and quotes nothing.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'
import type { SentimentHit } from '../../rules/sentiment/lexicon-hits.ts'

type ExplanationTexts = Record<Sentiment, string> & {
  counts: (good: number, bad: number) => string
  strongestWords: (words: string) => string
}

const explanationTexts: Record<SurveyLanguage, ExplanationTexts> = {
  'pt-br': {
    positive: 'Predomina um sentimento positivo',
    negative: 'Predomina um sentimento negativo',
    neutral: 'Quase não há sinais de sentimento',
    mixed: 'Há sentimentos positivos e negativos',
    counts: (good, bad) => `sinais positivos: ${good}; negativos: ${bad}`,
    strongestWords: (words) => `Pesaram mais: ${words}.`,
  },
  en: {
    positive: 'A positive feeling prevails',
    negative: 'A negative feeling prevails',
    neutral: 'There is hardly any sign of a feeling',
    mixed: 'There are both positive and negative feelings',
    counts: (good, bad) => `positive signs: ${good}; negative: ${bad}`,
    strongestWords: (words) => `What weighed most: ${words}.`,
  },
  ar: {
    positive: 'يغلب شعور إيجابي',
    negative: 'يغلب شعور سلبي',
    neutral: 'تكاد لا توجد دلائل على شعور',
    mixed: 'توجد مشاعر إيجابية وأخرى سلبية',
    counts: (good, bad) => `الدلائل الإيجابية: ${good}؛ السلبية: ${bad}`,
    strongestWords: (words) => `الأكثر وزنًا: ${words}.`,
  },
  es: {
    positive: 'Predomina un sentimiento positivo',
    negative: 'Predomina un sentimiento negativo',
    neutral: 'Casi no hay señales de sentimiento',
    mixed: 'Hay sentimientos positivos y negativos',
    counts: (good, bad) => `señales positivas: ${good}; negativas: ${bad}`,
    strongestWords: (words) => `Pesaron más: ${words}.`,
  },
}

export function explainSentiment(
  sentiment: Sentiment,
  hits: readonly SentimentHit[],
  language: SurveyLanguage,
): string {
  const say = explanationTexts[language]
  const good = hits.filter(({ value }) => value > 0).length
  const bad = hits.filter(({ value }) => value < 0).length
  const counts = good + bad > 0 ? ` (${say.counts(good, bad)})` : ''
  const lead = `${say[sentiment]}${counts}.`
  const words = hits
    .filter(({ entry }) => /^[\p{L}\p{M}]+$/u.test(entry))
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .map(({ entry }) => entry)
  // Two at most, and never side by side: more would begin to tell the answer.
  const named = [...new Set(words)].slice(0, 2).map((word) => `“${word}”`)
  return named.length === 0 ? lead : `${lead} ${say.strongestWords(named.join(', '))}`
}
