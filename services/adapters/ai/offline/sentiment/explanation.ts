import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'
import { languageOf } from '../../languages/languages.ts'
import type { SentimentHit } from '../../rules/sentiment/lexicon-hits.ts'

/** In the owner's language. Names the words that weighed most, in their dictionary form. It quotes nothing: an owner may read it before paying. */
export function explainSentiment(
  sentiment: Sentiment,
  hits: readonly SentimentHit[],
  ownerLanguage: SurveyLanguage,
): string {
  const texts = languageOf(ownerLanguage).texts.explanation
  const good = hits.filter(({ value }) => value > 0).length
  const bad = hits.filter(({ value }) => value < 0).length
  const counts = good + bad > 0 ? ` (${texts.counts(good, bad)})` : ''
  const lead = `${texts[sentiment]}${counts}.`
  const words = hits
    .filter(({ entry }) => /^[\p{L}\p{M}]+$/u.test(entry))
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .map(({ entry }) => entry)
  // At most two words: more would reveal the answer.
  const strongest = [...new Set(words)].slice(0, 2).map((word) => `“${word}”`)
  return strongest.length === 0 ? lead : `${lead} ${texts.strongestWords(strongest.join(', '))}`
}
