import { z } from 'zod'
import { AiStep } from '#contract/api/ai-usage.ts'
import type { Provenance } from '#contract/events/conversation-types.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'

const UsageLine = z.object({
  step: AiStep,
  engine: z.string(),
  model: z.string(),
  calls: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** Sum of the calls with a known price. */
  costUsd: z.number(),
  pricedCalls: z.int(),
  latencyMs: z.number(),
})
type UsageLine = z.infer<typeof UsageLine>

/** AI calls of a survey, summed by step, engine and model. */
export const AiUsageRow = z.object({
  surveyId: z.uuid(),
  lines: z.array(UsageLine),
  /** Number of calls that fell back to another engine. */
  fallbacks: z.int(),
})
export type AiUsageRow = z.infer<typeof AiUsageRow>

const surveyKeyFromMeta = ({ meta }: { meta: { surveyId?: string } }) =>
  meta.surveyId ? [{ surveyId: meta.surveyId }] : []

/** The AI step that each event records. */
const stepOf = {
  QuestionAsked: 'word',
  GuardTripped: 'word',
  AnswerCoded: 'code',
  AnswerReread: 'code',
  ResponseAnalysed: 'analyse',
  ResponseQualified: 'judge',
  ResponseNotQualified: 'judge',
  ResponsesDigested: 'digest',
  InsightsGenerated: 'report',
} as const

export const aiUsage = projection({
  name: 'ai-usage',
  version: 2,
  table: AiUsageRow,
  key: ['surveyId'],
  rowsOf: {
    QuestionAsked: surveyKeyFromMeta,
    GuardTripped: surveyKeyFromMeta,
    AnswerCoded: surveyKeyFromMeta,
    AnswerReread: surveyKeyFromMeta,
    FallbackUsed: surveyKeyFromMeta,
    ResponseAnalysed: surveyKeyFromMeta,
    ResponseQualified: surveyKeyFromMeta,
    ResponseNotQualified: surveyKeyFromMeta,
    ResponsesDigested: surveyKeyFromMeta,
    InsightsGenerated: surveyKeyFromMeta,
    SurveyErased: ({ id }) => [{ surveyId: id }],
  },
  evolve(row, event, { surveyId }): AiUsageRow | null {
    if (event.type === 'SurveyErased') return null
    const current = row ?? { surveyId: surveyId!, lines: [], fallbacks: 0 }
    if (event.type === 'FallbackUsed') return { ...current, fallbacks: current.fallbacks + 1 }
    const { engine, shared } = event.data.provenance
    // A question in the owner's words is no AI call, and a shared call is counted once.
    if (engine === 'owner' || shared) return row ?? null
    return { ...current, lines: addCall(current.lines, stepOf[event.type], event.data.provenance) }
  },
  topics: (row) => [`ai-usage:${row.surveyId}`],
})

function addCall(lines: readonly UsageLine[], step: AiStep, provenance: Provenance): UsageLine[] {
  const { engine, model, tokensIn, tokensOut, latencyMs, costUsd } = provenance
  const at = lines.findIndex(
    (line) => line.step === step && line.engine === engine && line.model === model,
  )
  const line = lines[at] ?? { ...noUsage, step, engine, model }
  const next: UsageLine = {
    ...line,
    calls: line.calls + 1,
    tokensIn: line.tokensIn + tokensIn,
    tokensOut: line.tokensOut + tokensOut,
    costUsd: line.costUsd + (costUsd ?? 0),
    pricedCalls: line.pricedCalls + (costUsd === undefined ? 0 : 1),
    latencyMs: line.latencyMs + latencyMs,
  }
  return at < 0 ? [...lines, next] : lines.with(at, next)
}

export const noUsage = {
  calls: 0,
  tokensIn: 0,
  tokensOut: 0,
  costUsd: 0,
  pricedCalls: 0,
  latencyMs: 0,
}

export async function findAiUsage(db: Db, surveyId: string): Promise<AiUsageRow | undefined> {
  const { rows } = await db.query<AiUsageRow>('select * from read.ai_usage where "surveyId" = $1', [
    surveyId,
  ])
  return rows[0]
}
