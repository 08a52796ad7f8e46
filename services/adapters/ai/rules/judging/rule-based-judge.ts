import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, AnswerToJudge } from '#ports/ai.ts'
import { findDisqualification } from './sale-thresholds.ts'
import { lexicons } from '../text/lexicons.ts'
import { withProvenance } from '../provenance.ts'
import { repetitionShare } from '../text/repetition.ts'
import { rubricTexts } from './rubric-texts.ts'
import { scoreSentiment } from '../sentiment/sentiment.ts'
import { splitClauses, trigramSimilarityTo, toSearchText, tokenize } from '../text/tokenizer.ts'

/** The published rubric: docs/rubric-offline-2.md says it in prose. */
const rubricVersion = 'offline-2'
const threshold = 0.65
const weights = { depth: 0.3, relevance: 0.25, specificity: 0.25, novelty: 0.2 }

type RubricScores = Record<keyof typeof weights, number>

/** Scores an answer by length, relevance, concreteness and novelty. What is short, hasty, copied or unwell is never for sale. */
export const judgeAnswer: Ai['judge'] = async (input) =>
  withProvenance(rubricVersion, () => {
    const marks = scoreRubric(input)
    const score = roundToHundredths(
      marks.depth * weights.depth +
        marks.relevance * weights.relevance +
        marks.specificity * weights.specificity +
        marks.novelty * weights.novelty,
    )
    const bar = findDisqualification(input)
    const qualified = !bar && score >= threshold
    const texts = rubricTexts[input.language]
    const verdict = bar
      ? texts.disqualifications[bar]
      : qualified
        ? texts.qualified(marks)
        : texts.belowThreshold
    return {
      qualified,
      qualification: {
        score: bar ? Math.min(score, threshold - 0.01) : score,
        rubricVersion,
        metrics: {
          depth_score: roundToHundredths(marks.depth),
          relevance_score: roundToHundredths(marks.relevance),
          insight_value: roundToHundredths((marks.specificity + marks.novelty) / 2),
          engagement_level: roundToHundredths(engagementOf(input)),
        },
        assessment: {
          commercial_value: levelOf(score),
          actionability: levelOf(marks.specificity),
          uniqueness: levelOf(marks.novelty),
        },
        reason: verdict,
        detailedAnalysis: texts.details(marks, [...input.answer].length),
        valueJustification: qualified ? texts.valueJustification : '',
      },
    }
  })

/** So many signs of one kind count, and no more: a list of numbers is not ten times as concrete. */
const maxMarkers = { reasons: 2, concrete: 4, numbers: 3, shared: 4 }

function scoreRubric(input: AnswerToJudge): RubricScores {
  const { answer, language, others } = input
  const { reasonMarkers, concretenessMarkers } = lexicons[language]
  const text = toSearchText(answer)
  const said = (phrases: readonly string[], limit: number) =>
    Math.min(limit, phrases.filter((each) => text.includes(` ${each} `)).length)
  const content = contentStems(answer, language)
  const about = [input.goal, input.question, ...input.objectives.map((each) => each.text)]
  const shared = contentStems(about.join('\n'), language).intersection(content).size
  const numbers = Math.min(maxMarkers.numbers, answer.match(/\p{N}+/gu)?.length ?? 0)
  const why = said(reasonMarkers, maxMarkers.reasons)
  const fresh = 1 - repetitionShare(answer)
  return {
    depth: clampToUnit(
      (content.size / 32 + 0.1 * why + 0.03 * splitClauses(answer).length) * fresh,
    ),
    relevance: clampToUnit(0.4 + 0.14 * Math.min(maxMarkers.shared, shared)),
    specificity: clampToUnit(
      0.1 +
        0.15 * said(concretenessMarkers, maxMarkers.concrete) +
        0.15 * numbers +
        0.1 * why +
        content.size / 90,
    ),
    novelty: clampToUnit(1 - Math.max(0, ...others.map(trigramSimilarityTo(answer)))),
  }
}

/** The different words that mean something. */
function contentStems(text: string, language: SurveyLanguage): Set<string> {
  const { stopWords } = lexicons[language]
  return new Set(
    tokenize(text).flatMap(({ folded, stem }) =>
      folded.length > 2 && !stopWords.has(folded) ? [stem] : [],
    ),
  )
}

function engagementOf({ answer, language }: AnswerToJudge): number {
  const moved = Math.abs(scoreSentiment(answer, language).score)
  return clampToUnit(0.35 + tokenize(answer).length / 120 + 0.3 * moved)
}

const clampToUnit = (value: number) => Math.max(0, Math.min(1, value))
const roundToHundredths = (value: number) => Math.round(value * 100) / 100
const levelOf = (value: number) => (value >= 0.75 ? 'high' : value >= 0.5 ? 'medium' : 'low')
