// The emotions that a text names, as shares.
import type { Emotion } from '#contract/events/responses.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'
import { lemmaCandidates } from '../../rules/sentiment/lemmas.ts'
import { findNegatedUnits } from '../../rules/sentiment/lexicon-hits.ts'
import { segmentUnits } from '../../rules/sentiment/lexical-units.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'

const emotionEmoji: Partial<Record<Emotion, string>> = {
  joy: '😀😃😄😁😊🙂😍🥰🤩😘❤💖🎉😻🥳😎👏🙌😂🤣',
  frustration: '😤😩😫🙄😒😑🤦',
  anger: '😠😡🤬👿🖕',
  fear: '😨😰',
  surprise: '😮😲😱🤯😳',
  sadness: '😞😢😭😔☹🙁💔😿😥',
  confidence: '💪👍✅🤝',
}

/** The emotion that a negated one means: "not happy", "não confio". */
const opposites: Partial<Record<Emotion, Emotion>> = {
  joy: 'frustration',
  confidence: 'frustration',
}

/** What a reader takes a feeling for where no word names it. */
const unnamed: Partial<Record<Sentiment, Emotion>> = { positive: 'joy', negative: 'frustration' }
const unlikely: Partial<Record<Sentiment, readonly Emotion[]>> = {
  positive: ['frustration', 'anger', 'sadness'],
  negative: ['joy', 'confidence'],
}

/** Shares that add up to 1. Empty for a neutral text, and for a mixed one that names no emotion. */
export function detectEmotions(
  text: string,
  language: SurveyLanguage,
  sentiment: Sentiment,
): Partial<Record<Emotion, number>> {
  if (sentiment === 'neutral') return {}
  const counts = new Map<Emotion, number>()
  const add = (emotion: Emotion) => {
    if (!unlikely[sentiment]?.includes(emotion)) counts.set(emotion, (counts.get(emotion) ?? 0) + 1)
  }
  const units = segmentUnits(text, language)
  const negated = findNegatedUnits(text, units)
  for (const [at, { entry, strength }] of units.entries())
    for (const emotion of unitEmotions(entry, language, strength)) {
      const effective = negated.has(at) ? opposites[emotion] : emotion
      if (effective) add(effective)
    }
  for (const [emotion, emoji] of Object.entries(emotionEmoji))
    if ([...emoji].some((each) => text.includes(each))) add(emotion as Emotion)
  const likeliest = unnamed[sentiment]
  if (counts.size === 0 && likeliest) add(likeliest)
  return toShares(counts)
}

function unitEmotions(entry: string, language: SurveyLanguage, strength: number | undefined) {
  if (strength === 0) return []
  const { emotions } = sentimentLexiconOf(language)
  const forms = entry.includes(' ') ? [entry] : [entry, ...lemmaCandidates(entry, language)]
  return (Object.keys(emotions) as Emotion[]).filter((emotion) =>
    forms.some((form) => emotions[emotion].has(form)),
  )
}

/** In hundredths; the largest share takes the rounding error. */
function toShares(counts: ReadonlyMap<Emotion, number>): Partial<Record<Emotion, number>> {
  const total = [...counts.values()].reduce((a, b) => a + b, 0)
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a)
  const hundredths = ranked.map(([emotion, count]) => ({
    emotion,
    share: Math.round((count / total) * 100),
  }))
  const left = 100 - hundredths.reduce((sum, { share }) => sum + share, 0)
  if (hundredths[0]) hundredths[0].share += left
  return Object.fromEntries(hundredths.map(({ emotion, share }) => [emotion, share / 100]))
}
