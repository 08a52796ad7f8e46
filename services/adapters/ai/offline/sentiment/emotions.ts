// Which emotions a text names, as shares: negated joy is no joy.
import type { Emotion } from '#contract/events/responses.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { lemmaCandidates } from '../../rules/sentiment/lemmas.ts'
import { findNegatedUnits } from '../../rules/sentiment/lexicon-hits.ts'
import { segmentUnits } from '../../rules/sentiment/lexical-units.ts'
import { sentimentLexicons } from '../../rules/sentiment/sentiment-lexicon.ts'

const emotionEmoji: Partial<Record<Emotion, string>> = {
  joy: '😀😃😄😁😊🙂😍🥰🤩😘❤💖🎉😻🥳😎👏🙌😂🤣',
  frustration: '😤😩😫🙄😒😑🤦',
  anger: '😠😡🤬👿🖕',
  surprise: '😮😲😱🤯😳',
  sadness: '😞😢😭😔☹🙁💔😿😥',
  confidence: '💪👍✅🤝',
}

/** What is felt where the opposite is denied: "not happy", "não confio". */
const opposites: Partial<Record<Emotion, Emotion>> = {
  joy: 'frustration',
  confidence: 'frustration',
}

/** Shares that add up to 1. None where nothing is felt; `other` where something is that has no name here. */
export function detectEmotions(
  text: string,
  language: SurveyLanguage,
  isMoved: boolean,
): Partial<Record<Emotion, number>> {
  const counts = new Map<Emotion, number>()
  const add = (emotion: Emotion) => counts.set(emotion, (counts.get(emotion) ?? 0) + 1)
  const units = segmentUnits(text, language)
  const denied = findNegatedUnits(text, units)
  for (const [at, { entry, strength }] of units.entries())
    for (const emotion of unitEmotions(entry, language, strength)) {
      const felt = denied.has(at) ? opposites[emotion] : emotion
      if (felt) add(felt)
    }
  for (const [emotion, pictures] of Object.entries(emotionEmoji))
    if ([...pictures].some((face) => text.includes(face))) add(emotion as Emotion)
  if (counts.size === 0) return isMoved ? { other: 1 } : {}
  return toShares(counts)
}

function unitEmotions(entry: string, language: SurveyLanguage, strength: number | undefined) {
  if (strength === 0) return []
  const { emotions } = sentimentLexicons[language]
  const forms = entry.includes(' ') ? [entry] : [entry, ...lemmaCandidates(entry, language)]
  return (Object.keys(emotions) as Emotion[]).filter((emotion) =>
    forms.some((form) => emotions[emotion].has(form)),
  )
}

/** In hundredths; the largest takes what rounding leaves. */
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
