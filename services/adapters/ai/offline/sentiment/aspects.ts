// The aspects that an answer mentions, with their sentiment: the owner's keywords first, then its key phrases.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Analysis } from '#ports/ai/assessment.ts'
import { overlap, type Span } from '#contract/spans.ts'
import { lemmaCandidates } from '../../rules/sentiment/lemmas.ts'
import type { SentimentHit } from '../../rules/sentiment/lexicon-hits.ts'
import { findNounPhrases } from './noun-phrases.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'
import { combineStrengths, findSentimentHits } from '../../rules/sentiment/sentiment.ts'
import { splitClauses, tokenize, type Clause, type Token } from '../../rules/text/tokenizer.ts'

type Aspect = Analysis['aspects'][number]

const maxDiscovered = 4
/** A shorter answer without a judgement is a name or a choice. */
const minWords = 4

/** `keywords` are named as the owner wrote them. `overall` is the score of an aspect whose clause has no sentiment. */
export function findAspects(
  answer: string,
  language: SurveyLanguage,
  keywords: readonly string[],
  { question = '', overall = 0 }: { question?: string; overall?: number } = {},
): Aspect[] {
  const hits = findSentimentHits(answer, language)
  const clauses = splitAtContrast(answer, language)
  const sentimentOf = (places: readonly Span[]) => sentimentAt(places, clauses, hits) ?? overall
  const words = tokenize(answer).map((word) => ({ ...word, forms: wordForms(word, language) }))
  const names = [...new Set(keywords.map((each) => each.trim()).filter(Boolean))]
  const found = names.flatMap((name): { aspect: Aspect; spans: Span[] }[] => {
    const places = findMentions(name, words, language)
    if (places.length === 0) return []
    const aspect = { name, sentiment: sentimentOf(places), source: 'keyword' } as const
    return [{ aspect, spans: places }]
  })
  const covered = found.flatMap(({ spans }) => spans)
  const isName = words.length < minWords && hits.length === 0
  const discovered = (isName ? [] : findNounPhrases(answer, language, question))
    .filter((each) => !covered.some((span) => overlap(each, span)))
    .slice(0, maxDiscovered)
    .toSorted((a, b) => a.start - b.start)
    .map((phrase): Aspect => {
      const sentiment = sentimentOf([phrase]) * (phrase.isCompared ? -1 : 1)
      return { name: phrase.name, sentiment, source: 'discovered' }
    })
  return [...found.map(({ aspect }) => aspect), ...discovered]
}

type TokenForms = Token & { forms: ReadonlySet<string> }

function wordForms({ folded, stem }: Token, language: SurveyLanguage): ReadonlySet<string> {
  return new Set([folded, stem, ...lemmaCandidates(folded, language)])
}

/** The spans in which the answer has a keyword, in any of its forms. */
function findMentions(
  keyword: string,
  words: readonly TokenForms[],
  language: SurveyLanguage,
): Span[] {
  const keywordForms = tokenize(keyword).map((word) => wordForms(word, language))
  if (keywordForms.length === 0) return []
  return words.flatMap(({ start }, at) => {
    if (!keywordForms.every((forms, n) => sharesForm(forms, words[at + n]?.forms))) return []
    return [{ start, end: words[at + keywordForms.length - 1]!.end }]
  })
}

const sharesForm = (a: ReadonlySet<string>, b: ReadonlySet<string> | undefined) =>
  b !== undefined && !a.isDisjointFrom(b)

/** The sentiment of the clause of a mention, undefined where it has none; that of the nearest word where the clause has both polarities. */
function sentimentAt(
  places: readonly Span[],
  clauses: readonly Clause[],
  hits: readonly SentimentHit[],
): number | undefined {
  const near = places.flatMap((place) => {
    const clause = clauses.find(({ start, end }) => start <= place.start && place.start < end)
    if (!clause) return []
    const inside = hits.filter(({ start }) => clause.start <= start && start < clause.end)
    const isMixed = inside.some(({ value }) => value > 0) && inside.some(({ value }) => value < 0)
    if (!isMixed) return inside
    return inside.toSorted((a, b) => distance(a, place) - distance(b, place)).slice(0, 1)
  })
  return near.length === 0 ? undefined : combineStrengths(near.map(({ value }) => value))
}

const distance = (hit: SentimentHit, place: Span) =>
  place.start < hit.start ? hit.start - place.end : Math.max(0, place.start - hit.end)

/** Clauses, also divided by words such as "but". */
function splitAtContrast(answer: string, language: SurveyLanguage): Clause[] {
  const { turns } = sentimentLexiconOf(language).roles
  return splitClauses(answer).flatMap(({ text, start }) => {
    const cuts = tokenize(text).filter(({ folded }) => turns.has(folded))
    const edges = [0, ...cuts.map((word) => word.start), text.length]
    return edges.slice(1).map((end, at) => {
      const from = edges[at]!
      return { text: text.slice(from, end), start: start + from, end: start + end }
    })
  })
}
