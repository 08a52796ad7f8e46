// What the patterns of a language find in a text: complaints, praise, nothing wrong, irony.
import { allMatchesOf } from '#contract/all-matches.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'
import { splitClauses, tokenize, toSearchText } from '../../rules/text/tokenizer.ts'

/**
 * `content`: nothing is wrong, without praise; `nothing`: no opinion; `open`: a fact, what would be, or of no sure sign; `aside`:
 * what others say, and what was once.
 */
export type Claim = 'negative' | 'positive' | 'content' | 'nothing' | 'open' | 'wish' | 'aside'

export type Signs = {
  isNothing: boolean
  isContent: boolean
  isHarmless: boolean
  /** How many kinds of patterns find a complaint. */
  bad: number
  /** How many patterns of praise there are. */
  good: number
  /** "But": the sign of one side is not that of the whole. */
  isTurned: boolean
  isIronic: boolean
  isAside: boolean
  /** Not so for the person: "if it doubled I'd leave, but it hasn't". */
  isUnmet: boolean
  isEven: boolean
  isCounterfactual: boolean
  isUnreal: boolean
}

/** By the patterns of the language: what one finds is not read again by the next, as in "not my favourite". */
export function signsOf(text: string, language: SurveyLanguage): Signs {
  const { claims } = languageOf(language)
  const parts = clausesOf(text, language)
  const folded = foldedClauses(parts)
  let rest = folded
  const take = (pattern: RegExp) => {
    const before = rest
    if (pattern.test(rest)) rest = rest.replaceAll(allMatchesOf(pattern), ' · ')
    return rest !== before
  }
  const [isContent, isHarmless] = [take(claims.content), take(claims.harmless)]
  const [isFailing, isHarm] = [take(claims.failing), take(claims.harm)]
  const bad = Number(isFailing) + Number(isHarm)
  return {
    isNothing: claims.nothing.test(folded) || (bad === 0 && claims.unsure.test(folded)),
    ...{ isContent, isHarmless, bad },
    good: claims.praise.test(rest) ? (rest.match(allMatchesOf(claims.praise)) ?? []).length : 0,
    isTurned: parts.some(({ isTurn }) => isTurn),
    isIronic: claims.ironic.test(folded) && tokenize(text).length > ironicWords,
    isAside: claims.hearsay.test(folded) || claims.past.test(folded),
    isEven: claims.even.test(folded),
    isUnmet: claims.unmet.test(folded),
    isCounterfactual: claims.counterfactual.test(folded),
    isUnreal: claims.unreal.test(folded),
  }
}

/** Folded, with its clauses divided. */
export const signedText = ({ text, language }: { text: string; language: SurveyLanguage }) =>
  foldedClauses(clausesOf(text, language))

const foldedClauses = (parts: readonly Clause[]) =>
  ` | ${parts.map((clause) => toSearchText(clause.text).trim()).join(' | ')} | `

export type Clause = { text: string; start: number; end: number; isTurn: boolean }

/** Parts of a text between punctuation marks, and before words such as "but". */
export function clausesOf(text: string, language: SurveyLanguage): Clause[] {
  const { turns } = sentimentLexiconOf(language).roles
  return splitClauses(text).flatMap((clause) => {
    const cuts = tokenize(clause.text).filter(({ folded, start }) => start > 0 && turns.has(folded))
    const edges = [0, ...cuts.map(({ start }) => start), clause.text.length]
    return edges.slice(1).map((to, n) => {
      const from = edges[n]!
      const [start, end] = [clause.start + from, clause.start + to]
      return { text: clause.text.slice(from, to), start, end, isTurn: n > 0 }
    })
  })
}

/** A word of praise alone is meant. */
const ironicWords = 3
