// What an answer speaks of, and how it feels about each: the owner's keywords first, then what else stands out.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Analysis, Span } from '#ports/ai.ts'
import { basesOf } from './feelings/inflections.ts'
import type { Hit } from './feelings/hits.ts'
import { keyphrasesOf } from './keyphrases.ts'
import { feelingWords } from './lexicons/feeling-words.ts'
import { scoreOf, weighingsOf } from './sentiment.ts'
import { clausesOf, wordsOf, type Clause, type Word } from './text.ts'

type Aspect = Analysis['aspects'][number]

const mostDiscovered = 5

/** `keywords` are named as the owner wrote them. */
export function aspectsOf(
  answer: string,
  language: SurveyLanguage,
  keywords: readonly string[],
): Aspect[] {
  const hits = weighingsOf(answer, language)
  const clauses = partsOf(answer, language)
  const feeling = (places: readonly Span[]) => feelingAt(places, clauses, hits)
  const words = wordsOf(answer).map((word) => ({ ...word, forms: formsOf(word, language) }))
  const wanted = [...new Set(keywords.map((each) => each.trim()).filter(Boolean))]
  const named = wanted.flatMap((name): { aspect: Aspect; covered: Span[] }[] => {
    const places = mentionsOf(name, words, language)
    if (places.length === 0) return []
    const aspect = { name, sentiment: feeling(places), source: 'keyword' } as const
    return [{ aspect, covered: places }]
  })
  const taken = [...named.flatMap(({ covered }) => covered), ...hits]
  const discovered = keyphrasesOf(answer, language)
    .filter((each) => !taken.some((span) => each.start < span.end && span.start < each.end))
    .slice(0, mostDiscovered)
    .map((phrase): Aspect => {
      return { name: phrase.text, sentiment: feeling([phrase]), source: 'discovered' }
    })
  return [...named.map(({ aspect }) => aspect), ...discovered]
}

type Known = Word & { forms: ReadonlySet<string> }

function formsOf({ folded, stem }: Word, language: SurveyLanguage): ReadonlySet<string> {
  return new Set([folded, stem, ...basesOf(folded, language)])
}

/** Where the answer says a keyword in any of its forms. */
function mentionsOf(keyword: string, words: readonly Known[], language: SurveyLanguage): Span[] {
  const wanted = wordsOf(keyword).map((word) => formsOf(word, language))
  if (wanted.length === 0) return []
  return words.flatMap(({ start }, at) => {
    if (!wanted.every((forms, n) => isSame(forms, words[at + n]?.forms))) return []
    return [{ start, end: words[at + wanted.length - 1]!.end }]
  })
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string> | undefined) =>
  b !== undefined && !a.isDisjointFrom(b)

/** The feeling of the clause that a mention stands in; where both kinds are there, that of the nearest word. */
function feelingAt(
  places: readonly Span[],
  clauses: readonly Clause[],
  hits: readonly Hit[],
): number {
  const near = places.flatMap((place) => {
    const clause = clauses.find(({ start, end }) => start <= place.start && place.start < end)
    if (!clause) return []
    const inside = hits.filter(({ start }) => clause.start <= start && start < clause.end)
    const isTorn = inside.some(({ value }) => value > 0) && inside.some(({ value }) => value < 0)
    if (!isTorn) return inside
    return inside.toSorted((a, b) => distance(a, place) - distance(b, place)).slice(0, 1)
  })
  return scoreOf(near.map(({ value }) => value))
}

const distance = (hit: Hit, place: Span) =>
  place.start < hit.start ? hit.start - place.end : Math.max(0, place.start - hit.end)

/** Clauses, also divided by words such as "but". */
function partsOf(answer: string, language: SurveyLanguage): Clause[] {
  const { turns } = feelingWords[language].roles
  return clausesOf(answer).flatMap(({ text, start }) => {
    const cuts = wordsOf(text).filter(({ folded }) => turns.has(folded))
    const edges = [0, ...cuts.map((word) => word.start), text.length]
    return edges.slice(1).map((end, at) => {
      const from = edges[at]!
      return { text: text.slice(from, end), start: start + from, end: start + end }
    })
  })
}
