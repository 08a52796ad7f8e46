// The labelled cases in tests/corpus/prompts, one file for each measured step.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Intent } from '#contract/events/conversation-types.ts'
import { Emotion } from '#contract/events/responses.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { Sentiment } from '#contract/survey.ts'
import { type MeasuredStep, sha256 } from './prompt-hash.ts'

const CodeCase = z.strictObject({
  language: SurveyLanguage,
  kind: z.string(),
  question: z.string(),
  objectives: z.array(z.string()),
  answer: z.string(),
  danger: z.enum(['none', 'concern', 'distress']),
  medical: z.boolean().default(false),
  /** Without regard to the danger. */
  intent: Intent,
  /** Whether evidence must be found. */
  evidence: z.boolean().default(false),
  leaving: z.boolean().default(false),
  /** Whether a sentence instructs a machine; no evidence may be in it. */
  instructions: z.boolean().default(false),
})
export type CodeCase = z.infer<typeof CodeCase>

const AnalyseCase = z.strictObject({
  language: SurveyLanguage,
  ownerLanguage: SurveyLanguage,
  kind: z.string(),
  question: z.string(),
  answer: z.string(),
  /** All that a careful reader may say. */
  sentiment: z.array(Sentiment),
  /** The emotions that a reader may name; empty for none. */
  emotions: z.array(Emotion),
  aspects: z.array(z.tuple([z.string(), Sentiment])),
  /** A bare answer of a form. */
  bare: z.boolean().default(false),
})
export type AnalyseCase = z.infer<typeof AnalyseCase>

const JudgeSurvey = z.strictObject({
  survey: z.string(),
  language: SurveyLanguage,
  goal: z.string(),
  objectives: z.array(z.string()),
})
const JudgeCase = z.strictObject({
  of: z.string(),
  ownerLanguage: SurveyLanguage,
  kind: z.string(),
  worth: z.boolean(),
  question: z.string(),
  answer: z.string(),
  others: z.array(z.string()).default([]),
  own: z.array(z.string()).default([]),
})
export type JudgeCase = z.infer<typeof JudgeCase> & Omit<z.infer<typeof JudgeSurvey>, 'survey'>

export const codeCases = () => readLines('code').map((line) => CodeCase.parse(line))
export const analyseCases = () => readLines('analyse').map((line) => AnalyseCase.parse(line))

/** Lines with `survey` describe the surveys of the cases. */
export function judgeCases(): JudgeCase[] {
  const lines = readLines('judge').map((line) => z.union([JudgeSurvey, JudgeCase]).parse(line))
  const surveys = new Map(
    lines.flatMap((line) => ('survey' in line ? [[line.survey, line] as const] : [])),
  )
  return lines.flatMap((line) => {
    if ('survey' in line) return []
    const { survey: _, ...survey } = surveys.get(line.of)!
    return [{ ...survey, ...line }]
  })
}

export const setHash = (step: MeasuredStep) => sha256(readSet(step))

const readLines = (step: MeasuredStep): unknown[] =>
  readSet(step)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)

const readSet = (step: MeasuredStep) =>
  readFileSync(new URL(`../../../../tests/corpus/prompts/${step}.jsonl`, import.meta.url), 'utf8')
