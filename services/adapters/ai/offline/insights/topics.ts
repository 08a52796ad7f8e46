import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import type { MentionCount } from './mention-counts.ts'
import { isTerm, termKey } from './terms.ts'
import { isNoun } from './nouns.ts'

/** Quotes that are searched for a name. */
const maxQuotes = 200
const minQuoteShare = 0.5
/** From this share and number of common answers on, two words are one topic. */
const sameTopic = { share: 0.75, answers: 5 }

/** Up to `most` of the words that are nouns, each topic once, named by one or two words. */
export function selectTopics(
  words: readonly MentionCount[],
  language: SurveyLanguage,
  most: number,
): MentionCount[] {
  const topics: MentionCount[] = []
  for (const word of words) {
    if (topics.length === most) break
    if (!isNoun(word, language) || topics.some((topic) => isSameTopic(topic, word))) continue
    topics.push({ ...word, name: topicName(word, language) })
  }
  return topics
}

function isSameTopic(topic: MentionCount, word: MentionCount): boolean {
  if (termKey(topic.name).split(' ').includes(termKey(word.name))) return true
  let shared = 0
  for (const id of word.responses.keys()) if (topic.responses.has(id)) shared += 1
  return shared >= Math.max(sameTopic.answers, topic.responses.size * sameTopic.share)
}

/** Two words where most quotes have both side by side: "bank connection" instead of "bank". */
function topicName({ name, responses }: MentionCount, language: SurveyLanguage): string {
  const key = termKey(name)
  if (!languageOf(language).nouns.hasCompounds || key.includes(' ')) return name
  const pairs = new Map<string, number>()
  const quotes = [...responses.values()].slice(0, maxQuotes).map(({ quote }) => quote)
  for (const quote of quotes)
    for (const pair of adjacentPairs(quote, key, language))
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  const [best] = [...pairs].toSorted((a, b) => b[1] - a[1])
  return best && best[1] >= 2 && best[1] >= quotes.length * minQuoteShare ? best[0] : name
}

/** The word with each neighbour that a single space divides from it. */
function adjacentPairs(quote: string, stem: string, language: SurveyLanguage): Set<string> {
  const words = tokenize(quote)
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
