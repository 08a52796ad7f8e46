// The noun phrases of a text, by how likely it judges them.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Span } from '#ports/ai/common.ts'
import { languageOf, perLanguage } from '../../languages/languages.ts'
import { segmentUnits } from '../../rules/sentiment/lexical-units.ts'
import { splitClauses, stemWord, tokenize } from '../../rules/text/tokenizer.ts'
import {
  bareWord,
  hasArticle,
  isJudgement,
  readWords,
  withoutConjunction,
  type Word,
} from './noun-words.ts'
import { contextSigns, phraseWeight, type PhraseSign } from './phrase-signs.ts'

export type NounPhrase = Span & {
  /** In small letters, without what is written onto it. */
  name: string
  weight: number
  /** What the text prefers, or not, is something else: "better than the bus". */
  isCompared: boolean
}

/** From it on a phrase is taken: the best F1 on texts of authors that the weights had not seen. */
const minWeight = -1.1

/** What a text judges, likeliest first, each thing once. `question` is the one that it answers. */
export function findNounPhrases(
  text: string,
  language: SurveyLanguage,
  question = '',
): NounPhrase[] {
  return describePhrases(text, language, question)
    .map(({ signs, ...phrase }) => ({ ...phrase, weight: phraseWeight(signs) }))
    .filter(({ weight }) => weight >= minWeight)
    .toSorted((a, b) => b.weight - a.weight)
}

type DescribedPhrase = Omit<NounPhrase, 'weight'> & { signs: Set<PhraseSign> }

function describePhrases(
  text: string,
  language: SurveyLanguage,
  question: string,
): DescribedPhrase[] {
  const units = segmentUnits(text, language)
  const words = readWords(text, units, language)
  const judgements = units.filter((unit) => isJudgement(unit) && unit.strength)
  const clauses = splitClauses(text)
  const asked = new Set(
    tokenize(question).map(({ folded }) => stemWord(bareWord(folded, language))),
  )
  const phrases = new Map<string, DescribedPhrase>()
  for (const [from, to] of chunkNouns(text, words, language)) {
    const parts = words.slice(from, to)
    const stems = parts.filter(({ isNoun }) => isNoun).map(({ bare }) => stemWord(bare))
    const before = phrases.get(stems.join(' '))
    if (before) {
      before.signs.add('repeated')
      continue
    }
    const signs = contextSigns({ words, clauses, judgements, language }, from, to)
    if (phrases.size === 0) signs.add('first')
    if (stems.some((stem) => asked.has(stem))) signs.add('inQuestion')
    if (stems.some((stem) => commonStems(language).has(stem))) signs.add('common')
    const [head, last] = [parts[0]!, parts.at(-1)!]
    phrases.set(stems.join(' '), {
      start: head.start,
      end: last.end,
      name: phraseName(text.slice(head.start, last.end), language),
      isCompared: followsComparison(words, from, language),
      signs,
    })
  }
  return [...phrases.values()]
}

/** Within the two words before the phrase and its article. */
function followsComparison(words: readonly Word[], from: number, language: SurveyLanguage) {
  const { comparisons } = languageOf(language).nounPhrases
  const before = words.slice(Math.max(0, from - 3), from).map(({ folded }) => folded)
  return [...comparisons].some((phrase) => ` ${before.join(' ')} `.includes(` ${phrase} `))
}

const commonStems = perLanguage(
  ({ nounPhrases }) => new Set([...nounPhrases.commonThings].map(stemWord)),
)

/** Ranges of words: a noun, a compound, or two nouns with a link between. */
function chunkNouns(
  text: string,
  words: readonly Word[],
  language: SurveyLanguage,
): [number, number][] {
  const { links, articles } = languageOf(language).nounPhrases
  const isTogether = (at: number) => {
    const [before, word] = [words[at - 1], words[at]]
    return before && word ? /^[ -]$/.test(text.slice(before.end, word.start)) : false
  }
  const isPart = (at: number) => words[at]!.isNoun || words[at]!.isDependent
  const found: [number, number][] = []
  for (let at = 0; at < words.length; at++) {
    if (!isPart(at)) continue
    let to = at + 1
    if (isTogether(to) && isPart(to) && isCompound(words[at]!, words[to]!, language)) to += 1
    if (isTogether(to) && links.has(words[to]!.folded)) {
      const second = articles.has(words[to + 1]?.folded ?? '') ? to + 2 : to + 1
      if (isTogether(second) && words[second]!.isNoun) to = second + 1
    }
    if (words.slice(at, to).some(({ isNoun }) => isNoun)) found.push([at, to])
    at = to - 1
  }
  return found
}

/** Whether a noun names one thing with the noun before it: "خدمة العملاء", "plano odontológico". */
function isCompound(first: Word, second: Word, language: SurveyLanguage): boolean {
  const { nouns, nounPhrases } = languageOf(language)
  const { adjectiveEndings, nounEndings } = nounPhrases
  const isCommon = ({ bare, isDependent }: Word) =>
    isDependent || commonStems(language).has(stemWord(bare))
  // "Fees rise" is no compound, "parking fees" is.
  if (nouns.hasCompounds) return isCommon(second) || nounEndings.test(second.folded)
  if (adjectiveEndings) return adjectiveEndings.test(second.folded)
  const isThing =
    hasArticle(first.folded, language) || isCommon(first) || nounEndings.test(first.bare)
  return isThing && second.folded.startsWith('ال')
}

function phraseName(written: string, language: SurveyLanguage): string {
  const { attached } = languageOf(language).nounPhrases
  const name = written.toLowerCase()
  if (!attached) return name.replace(/['’]s$/, '')
  return withoutConjunction(name, language).replace(attached.before, '')
}
