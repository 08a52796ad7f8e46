import type { Ai, AnswerToJudge } from '#ports/ai.ts'
import { barTo } from '../bars.ts'
import { lexicons } from './lexicons/all.ts'
import { measured } from './provenance.ts'
import { rubricTexts } from './rubric-texts.ts'
import { feelingOf } from './sentiment.ts'
import { clausesOf, likenessTo, spaced, wordsOf } from './text.ts'

/** The published rubric: docs/rubric-offline-1.md says it in prose. */
const rubricVersion = 'offline-1'
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

function marksOf(input: AnswerToJudge): Marks {
  const { answer, language, others } = input
  const words = wordsOf(answer)
  const { reasons, concrete, stopWords } = lexicons[language]
  const text = spaced(answer)
  const said = (phrases: readonly string[]) =>
    phrases.filter((each) => text.includes(` ${each} `)).length
  const content = new Set(
    words
      .filter(({ folded }) => folded.length > 2 && !stopWords.has(folded))
      .map(({ stem }) => stem),
  )
  const about = [input.goal, input.question, ...input.objectives.map((each) => each.text)].join(
    '\n',
  )
  const wanted = new Set(
    wordsOf(about)
      .filter(({ folded }) => folded.length > 2 && !stopWords.has(folded))
      .map(({ stem }) => stem),
  )
  const shared = [...content].filter((stem) => wanted.has(stem)).length
  const numbers = answer.match(/\p{N}+/gu)?.length ?? 0
  return {
    depth: unit(content.size / 32 + 0.1 * said(reasons) + 0.03 * clausesOf(answer).length),
    relevance: unit(0.4 + 0.14 * shared),
    specificity: unit(
      0.1 + 0.15 * said(concrete) + 0.15 * numbers + 0.1 * said(reasons) + content.size / 90,
    ),
    novelty: unit(1 - Math.max(0, ...others.map(likenessTo(answer)))),
  }
}

function engagementOf({ answer, language }: AnswerToJudge): number {
  const moved = Math.abs(feelingOf(answer, language).score)
  return unit(0.35 + wordsOf(answer).length / 120 + 0.3 * moved)
}

const unit = (value: number) => Math.max(0, Math.min(1, value))
const round = (value: number) => Math.round(value * 100) / 100
const grade = (value: number) => (value >= 0.75 ? 'high' : value >= 0.5 ? 'medium' : 'low')
