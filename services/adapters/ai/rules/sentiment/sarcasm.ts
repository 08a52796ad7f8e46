// Sarcastic praise: "Great, another outage", "Parabéns, conseguiram estragar".
import type { SurveyLanguage } from '#contract/languages.ts'
import { acrossLanguages } from '../../languages/languages.ts'
import type { SentimentHit } from './lexicon-hits.ts'
import { segmentUnits } from './lexical-units.ts'

/** Longer texts are not taken as sarcastic. */
const maxWords = 25

export function isSarcastic(
  text: string,
  hits: readonly SentimentHit[],
  language: SurveyLanguage,
): boolean {
  const units = segmentUnits(text, language)
  const words = units.reduce((sum, unit) => sum + unit.words, 0)
  const [opener, ...rest] = units
  if (!opener || words > maxWords || rest.length === 0) return false
  const second = rest[0]!
  const isOpener = opener.roles.includes('openers') || second.roles.includes('openers')
  const from = opener.roles.includes('openers') ? opener.end : second.end
  const pause = /^\s*[,!،.…]/.test(text.slice(from)) || causePreposition().test(text.slice(from))
  const after = units.filter(({ start }) => start >= from)
  const repeats = after.some(({ roles }) => roles.includes('repeats'))
  if (!isOpener || !(pause || repeats)) return false
  if (after.some(({ roles }) => roles.includes('turns'))) return false
  const others = hits.filter(({ start }) => start >= from)
  return others.every(({ value }) => value < 0) && (others.length > 0 || repeats)
}

/** "Thanks for": what follows is a cause. */
const causePreposition = acrossLanguages((languages) => {
  const all = languages.flatMap(({ sentiment }) => sentiment.causePrepositions ?? [])
  return new RegExp(String.raw`^\s*(?:${all.join('|')})\s`)
})
