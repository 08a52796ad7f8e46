// Signs that a noun phrase is what a text judges, and what each weighs.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import type { LexicalUnit } from '../../rules/sentiment/lexical-units.ts'
import type { Clause } from '../../rules/text/tokenizer.ts'
import { hasArticle, hasPreposition, type Word } from './noun-words.ts'

/** Fitted by logistic regression on what people named as judged in texts of our corpus; the same for all languages. */
const signWeights = {
  article: 0.8,
  possessive: -1.2,
  demonstrative: 0.8,
  preposition: -0.7,
  /** A preposition and an article in one word. */
  contraction: -0.6,
  /** None of those. */
  afterNothing: -0.4,
  startsClause: 1.3,
  beforeCopula: 0.7,
  besideSentiment: 0.5,
  inSentimentClause: 0.3,
  inQuestion: 0.6,
  severalWords: 0.5,
  common: 1.5,
  nounEnding: 0.5,
  first: 0.4,
  repeated: -0.3,
  short: -0.1,
}
const baseWeight = -2.8

export type PhraseSign = keyof typeof signWeights

/** The logit of the share of phrases with these signs that are judged. */
export function phraseWeight(signs: ReadonlySet<PhraseSign>): number {
  return [...signs].reduce((sum, sign) => sum + signWeights[sign], baseWeight)
}

type Context = {
  words: readonly Word[]
  clauses: readonly Clause[]
  /** Units that judge. */
  judgements: readonly LexicalUnit[]
  language: SurveyLanguage
}

/** In words before and after the phrase. */
const [reachBefore, reachAfter] = [3, 3]
const shortLength = 3

/** The signs of the words from `from` to `to`, by themselves and by what is around them. */
export function contextSigns(context: Context, from: number, to: number): Set<PhraseSign> {
  const { words, clauses, judgements, language } = context
  const { copulas, nounEndings } = languageOf(language).nounPhrases
  const phrase = words.slice(from, to)
  const head = phrase[0]!
  const clause = clauses.find(({ start, end }) => start <= head.start && head.start < end)
  const isInClause = (part: { start: number } | undefined) =>
    part !== undefined &&
    clause !== undefined &&
    clause.start <= part.start &&
    part.start < clause.end
  const wordAt = (at: number) => (isInClause(words[at]) ? words[at]!.folded : '')
  const signs = determinerSigns(head, wordAt(from - 1), wordAt(from - 2), language)
  if (copulas.has(wordAt(to))) signs.add('beforeCopula')
  const inside = judgements.filter(isInClause)
  if (inside.length > 0) signs.add('inSentimentClause')
  const nearest = words[Math.max(0, from - reachBefore)]!.start
  const farthest = words[Math.min(words.length, to + reachAfter) - 1]!.end
  if (inside.some(({ start, end }) => start >= nearest && end <= farthest))
    signs.add('besideSentiment')
  const nouns = phrase.filter(({ isNoun, isDependent }) => isNoun || isDependent)
  if (nouns.length > 1) signs.add('severalWords')
  else if (head.bare.length <= shortLength) signs.add('short')
  if (nouns.some(({ bare }) => nounEndings.test(bare))) signs.add('nounEnding')
  return signs
}

/** `previous` and `ahead` are the two words before it in its clause; empty where there is none. */
function determinerSigns(
  { folded }: Word,
  previous: string,
  ahead: string,
  language: SurveyLanguage,
): Set<PhraseSign> {
  const { articles, possessives, demonstratives, contractions, prepositions } =
    languageOf(language).nounPhrases
  const signs = new Set<PhraseSign>()
  const isInside = hasPreposition(folded, language)
  if (articles.has(previous) || (hasArticle(folded, language) && !isInside)) signs.add('article')
  if (possessives.has(previous)) signs.add('possessive')
  if (demonstratives.has(previous)) signs.add('demonstrative')
  if (contractions.has(previous) || isInside) signs.add('contraction')
  const isDetermined = [articles, possessives, demonstratives].some((set) => set.has(previous))
  const beforeAll = isDetermined ? ahead : previous
  if (prepositions.has(beforeAll)) signs.add('preposition')
  if (signs.size === 0) signs.add('afterNothing')
  if (beforeAll === '') signs.add('startsClause')
  return signs
}
