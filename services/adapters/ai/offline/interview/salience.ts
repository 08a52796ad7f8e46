// What a clause of an answer says, and how much it deserves a follow-up.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { clauseSigns, type ClauseSign } from '../../languages/types/salience.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { cachedByLanguage } from '../../rules/text/text-cache.ts'
import { toSearchText, tokenize } from '../../rules/text/tokenizer.ts'

const weights: Readonly<Record<ClauseSign, number>> = {
  harm: 5,
  decision: 4,
  money: 4,
  change: 3,
  wish: 3,
  event: 2.5,
  reason: 2.5,
  number: 2,
  habit: 1.5,
  contrast: 1.5,
}
/** Signs beyond the strongest ones add nothing. */
const maxSigns = 2
const maxStems = 8
const stemWeight = 0.4
const feelingWeight = 1.5
/** A shorter clause needs the rest of its sentence. */
const minWords = 3
const shortPenalty = 3

const symbols: Partial<Record<ClauseSign, RegExp>> = { money: /[$€£¥₹]/u, number: /\p{N}/u }

/** Most salient first. */
export const signsOf = cachedByLanguage(400, findSigns)

function findSigns(clause: string, language: SurveyLanguage): readonly ClauseSign[] {
  const { salience } = languageOf(language)
  const searched = toSearchText(clause)
  return clauseSigns.filter((sign) => salience[sign].test(searched) || symbols[sign]?.test(clause))
}

export function salienceOf(clause: string, language: SurveyLanguage): number {
  const tokens = tokenize(clause)
  const ofSigns = signsOf(clause, language)
    .map((sign) => weights[sign])
    .toSorted((a, b) => b - a)
    .slice(0, maxSigns)
    .reduce((sum, weight) => sum + weight, 0)
  const stems = Math.min(maxStems, contentStems(tokens, language).length)
  const feeling = Math.abs(scoreSentiment(clause, language).score)
  const penalty = tokens.length < minWords ? shortPenalty : 0
  return ofSigns + stemWeight * stems + feelingWeight * feeling - penalty
}
