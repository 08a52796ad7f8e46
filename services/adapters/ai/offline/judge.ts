import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, AnswerToJudge } from '#ports/ai.ts'
import { barTo } from '../bars.ts'
import { lexicons } from './lexicons/all.ts'
import { measured } from './provenance.ts'
import { repeats } from './repetition.ts'
import { rubricTexts } from './rubric-texts.ts'
import { feelingOf } from './sentiment.ts'
import { clausesOf, likenessTo, spaced, wordsOf } from './text.ts'

/** The published rubric: docs/rubric-offline-2.md says it in prose. */
const rubricVersion = 'offline-2'
const threshold = 0.65
const weights = { depth: 0.3, relevance: 0.25, specificity: 0.25, novelty: 0.2 }

type Marks = Record<keyof typeof weights, number>

/** Scores an answer by length, relevance, concreteness and novelty. What is short, hasty, copied or unwell is never for sale. */
export const judge: Ai['judge'] = async (input) =>
  measured(rubricVersion, () => {
    const marks = marksOf(input)
    const score = round(
      marks.depth * weights.depth +
        marks.relevance * weights.relevance +
        marks.specificity * weights.specificity +
        marks.novelty * weights.novelty,
    )
    const bar = barTo(input)
    const qualified = !bar && score >= threshold
    const texts = rubricTexts[input.language]
    const verdict = bar
      ? texts.bars[bar]
      : qualified
        ? texts.qualified(marks)
        : texts.belowThreshold
    return {
      qualified,
      qualification: {
        score: bar ? Math.min(score, threshold - 0.01) : score,
        rubricVersion,
        metrics: {
          depth_score: round(marks.depth),
          relevance_score: round(marks.relevance),
          insight_value: round((marks.specificity + marks.novelty) / 2),
          engagement_level: round(engagementOf(input)),
        },
        assessment: {
          commercial_value: grade(score),
          actionability: grade(marks.specificity),
          uniqueness: grade(marks.novelty),
        },
        reason: verdict,
        detailedAnalysis: texts.details(marks, [...input.answer].length),
        valueJustification: qualified ? texts.value : '',
      },
    }
  })

/** So many signs of one kind count, and no more: a list of numbers is not ten times as concrete. */
const most = { reasons: 2, concrete: 4, numbers: 3, shared: 4 }

function marksOf(input: AnswerToJudge): Marks {
  const { answer, language, others } = input
  const { reasons, concrete } = lexicons[language]
  const text = spaced(answer)
  const said = (phrases: readonly string[], limit: number) =>
    Math.min(limit, phrases.filter((each) => text.includes(` ${each} `)).length)
  const content = contentOf(answer, language)
  const about = [input.goal, input.question, ...input.objectives.map((each) => each.text)]
  const shared = contentOf(about.join('\n'), language).intersection(content).size
  const numbers = Math.min(most.numbers, answer.match(/\p{N}+/gu)?.length ?? 0)
  const why = said(reasons, most.reasons)
  const fresh = 1 - repeats(answer)
  return {
    depth: unit((content.size / 32 + 0.1 * why + 0.03 * clausesOf(answer).length) * fresh),
    relevance: unit(0.4 + 0.14 * Math.min(most.shared, shared)),
    specificity: unit(
      0.1 + 0.15 * said(concrete, most.concrete) + 0.15 * numbers + 0.1 * why + content.size / 90,
    ),
    novelty: unit(1 - Math.max(0, ...others.map(likenessTo(answer)))),
  }
}

/** The different words that mean something. */
function contentOf(text: string, language: SurveyLanguage): Set<string> {
  const { stopWords } = lexicons[language]
  return new Set(
    wordsOf(text).flatMap(({ folded, stem }) =>
      folded.length > 2 && !stopWords.has(folded) ? [stem] : [],
    ),
  )
}

function engagementOf({ answer, language }: AnswerToJudge): number {
  const moved = Math.abs(feelingOf(answer, language).score)
  return unit(0.35 + wordsOf(answer).length / 120 + 0.3 * moved)
}

const unit = (value: number) => Math.max(0, Math.min(1, value))
const round = (value: number) => Math.round(value * 100) / 100
const grade = (value: number) => (value >= 0.75 ? 'high' : value >= 0.5 ? 'medium' : 'low')
