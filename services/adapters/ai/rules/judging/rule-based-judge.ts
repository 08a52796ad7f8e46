import { ownValue } from '#contract/own-value.ts'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToJudge } from '#ports/ai/assessment.ts'
import { languageOf } from '../../languages/languages.ts'
import type { RubricScores, RubricTexts } from '../../languages/types/texts.ts'
import { learnedWorth, saleThreshold } from '../../learned/judgements.ts'
import { findDisqualification } from './sale-thresholds.ts'
import { clampToUnit, roundToHundredths } from '../numbers.ts'
import { withProvenance } from '../provenance.ts'
import { contentStems } from '../text/content-stems.ts'
import { repetitionShare } from '../text/repetition.ts'
import { scoreSentiment } from '../sentiment/sentiment.ts'
import { splitClauses, toSearchText, tokenize } from '../text/tokenizer.ts'
import { trigramSimilarityTo } from '../text/trigrams.ts'

/** The published rubric: docs/rubric-offline-4.md says it in prose. */
const rubricVersion = 'offline-4'
const weights = { depth: 0.3, relevance: 0.25, specificity: 0.25, novelty: 0.2 }

/** Scores an answer by what was learned of worthy ones. A disqualified answer stays below the threshold. */
export const judgeAnswer: Ai['judge'] = async (input) =>
  withProvenance(rubricVersion, () => {
    const scores = scoreRubric(input)
    const score = roundToHundredths(learnedWorth(input) ?? weighScores(scores))
    const disqualification = findDisqualification(input)
    const qualified = !disqualification && score >= saleThreshold
    const texts = languageOf(input.ownerLanguage).texts.rubric
    const reason = disqualification
      ? texts.disqualifications[disqualification]
      : qualified
        ? qualifiedReason(texts, scores)
        : texts.belowThreshold
    return {
      qualified,
      qualification: {
        score: disqualification ? Math.min(score, saleThreshold - 0.01) : score,
        rubricVersion,
        metrics: {
          depth_score: roundToHundredths(scores.depth),
          relevance_score: roundToHundredths(scores.relevance),
          insight_value: roundToHundredths((scores.specificity + scores.novelty) / 2),
          engagement_level: roundToHundredths(engagementOf(input)),
        },
        assessment: {
          commercial_value: levelOf(score),
          actionability: levelOf(scores.specificity),
          uniqueness: levelOf(scores.novelty),
        },
        reason,
        detailedAnalysis: rubricDetails(texts, scores, [...input.answer].length),
        valueJustification: qualified ? texts.valueJustification : '',
      },
    }
  })

/** Where a language has no learned model. */
const weighScores = ({ depth, relevance, specificity, novelty }: RubricScores) =>
  depth * weights.depth +
  relevance * weights.relevance +
  specificity * weights.specificity +
  novelty * weights.novelty

/** Further signs of the same kind do not count: ten numbers are not ten times as concrete as one. */
const maxMarkers = { reasons: 2, concrete: 4, numbers: 3, shared: 4 }

function scoreRubric(input: AnswerToJudge): RubricScores {
  const { answer, language, others, own } = input
  const { reasonMarkers, concretenessMarkers } = languageOf(language).lexicon
  const text = toSearchText(answer)
  const countOf = (phrases: readonly string[], limit: number) =>
    Math.min(limit, phrases.filter((each) => text.includes(` ${each} `)).length)
  const content = new Set(contentStems(tokenize(answer), language))
  const about = [input.goal, input.question, ...input.objectives.map((each) => each.text)]
  const subject = new Set(contentStems(tokenize(about.join('\n')), language))
  const shared = subject.intersection(content).size
  const numbers = Math.min(maxMarkers.numbers, answer.match(/\p{N}+/gu)?.length ?? 0)
  const reasons = countOf(reasonMarkers, maxMarkers.reasons)
  const fresh = 1 - repetitionShare(answer)
  return {
    depth: clampToUnit(
      (content.size / 32 + 0.1 * reasons + 0.03 * splitClauses(answer).length) * fresh,
    ),
    relevance: clampToUnit(0.4 + 0.14 * Math.min(maxMarkers.shared, shared)),
    specificity: clampToUnit(
      0.1 +
        0.15 * countOf(concretenessMarkers, maxMarkers.concrete) +
        0.15 * numbers +
        0.1 * reasons +
        content.size / 90,
    ),
    novelty: clampToUnit(1 - Math.max(0, ...[...others, ...own].map(trigramSimilarityTo(answer)))),
  }
}

function engagementOf({ answer, language }: AnswerToJudge): number {
  const strength = Math.abs(scoreSentiment(answer, language).score)
  return clampToUnit(0.35 + tokenize(answer).length / 120 + 0.3 * strength)
}

const levelOf = (value: number) => (value >= 0.75 ? 'high' : value >= 0.5 ? 'medium' : 'low')

/** Why a response qualifies: its two highest scores by name. */
function qualifiedReason(texts: RubricTexts, scores: RubricScores): string {
  const ranked = (Object.keys(texts.scores) as (keyof RubricScores)[]).toSorted(
    (a, b) => scores[b] - scores[a],
  )
  const [first, second] = ranked.map((each) => texts.scores[each])
  return texts.qualified.replace('{strengths}', `${first}${texts.conjunction}${second}`)
}

/** Every score as a percentage. */
function rubricDetails(texts: RubricTexts, scores: RubricScores, characters: number) {
  const values: Record<string, string> = { characters: String(characters) }
  for (const [name, score] of Object.entries(scores)) values[name] = `${Math.round(score * 100)}%`
  return texts.details.replaceAll(
    /\{(\w+)\}/g,
    (blank, name: string) => ownValue(values, name) ?? blank,
  )
}
