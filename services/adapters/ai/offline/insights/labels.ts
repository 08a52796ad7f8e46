import type { SurveyLanguage } from '#contract/languages.ts'
import { wordsOf } from '../text.ts'
import type { Tally } from './tally.ts'
import { isTerm, keyOf } from './terms.ts'
import { isThing } from './things.ts'

/** Quotes that are looked at for a name. */
const looked = 200
const share = 0.5
/** From this share of common answers on, and from so many, two words are one topic. */
const same = { share: 0.75, answers: 5 }

/** Up to `most` of the words that are things, under names that say most, each topic once. */
export function topicsAmong(
  words: readonly Tally[],
  language: SurveyLanguage,
  most: number,
): Tally[] {
  const topics: Tally[] = []
  for (const word of words) {
    if (topics.length === most) break
    if (!isThing(word, language) || topics.some((topic) => isSame(topic, word))) continue
    topics.push({ ...word, name: nameOf(word, language) })
  }
  return topics
}

function isSame(topic: Tally, word: Tally): boolean {
  if (keyOf(topic.name).split(' ').includes(keyOf(word.name))) return true
  let shared = 0
  for (const id of word.responses.keys()) if (topic.responses.has(id)) shared += 1
  return shared >= Math.max(same.answers, topic.responses.size * same.share)
}

/** Two words where most quotes have both side by side: "bank connection" says more than "bank". Only English puts things side by side. */
function nameOf({ name, responses }: Tally, language: SurveyLanguage): string {
  const key = keyOf(name)
  if (language !== 'en' || key.includes(' ')) return name
  const pairs = new Map<string, number>()
  const quotes = [...responses.values()].slice(0, looked).map(({ quote }) => quote)
  for (const quote of quotes)
    for (const pair of pairsAround(quote, key, language))
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  const [best] = [...pairs].toSorted((a, b) => b[1] - a[1])
  return best && best[1] >= 2 && best[1] >= quotes.length * share ? best[0] : name
}

/** The word with its neighbours, where a single space divides them. */
function pairsAround(quote: string, stem: string, language: SurveyLanguage): Set<string> {
  const words = wordsOf(quote)
  const found = new Set<string>()
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (!next || (word.stem !== stem && next.stem !== stem)) continue
    const isTogether = quote.slice(word.end, next.start) === ' '
    if (isTogether && isTerm(word, language) && isTerm(next, language))
      found.add(quote.slice(word.start, next.end).toLowerCase())
  }
  return found
}
