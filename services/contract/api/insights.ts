import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { AiFailureReason } from '../events/conversation-types.ts'
import { Level, Sentiment } from '../survey.ts'

/**
 * Words of an answer on which a statement rests: UTF-16 offsets into the whole answer, end exclusive. `locked`: words that
 * are not the owner's yet are missing from `quote`, which is empty where none of them is.
 */
export const InsightSource = z.object({
  response_id: z.uuid(),
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  locked: z.boolean(),
})
export type InsightSource = z.infer<typeof InsightSource>

const sources = z.array(InsightSource).min(1)

/** The documented object. `findings` says the key findings again, each with what it rests on. */
export const Insights = z.object({
  executive_summary: z.object({
    title: z.string(),
    overview: z.string(),
    key_findings: z.array(z.string()),
    findings: z.array(z.object({ text: z.string(), sources })),
  }),
  main_topics: z.object({
    title: z.string(),
    topics: z.array(
      z.object({
        name: z.string(),
        /** Responses that speak of it. */
        frequency: z.int(),
        sentiment: Sentiment,
        description: z.string(),
        sources,
      }),
    ),
  }),
  patterns_trends: z.object({
    title: z.string(),
    patterns: z.array(
      z.object({ pattern: z.string(), evidence: z.string(), impact: Level, sources }),
    ),
  }),
  recommendations: z.object({
    title: z.string(),
    actions: z.array(
      z.object({
        action: z.string(),
        priority: Level,
        rationale: z.string(),
        expected_outcome: z.string(),
        sources,
      }),
    ),
  }),
  metadata: z.object({
    generated_at: z.iso.datetime(),
    response_count: z.int(),
    /** `offline`: counts and quotes only. */
    engine: z.string(),
    model: z.string(),
    /** Statements that were left out, for the answers did not show them. */
    dropped: z.int(),
  }),
})
export type Insights = z.infer<typeof Insights>

/** waiting: for responses; none: responses, but no report yet. */
export const InsightStatus = z.enum(['waiting', 'none', 'generating', 'ready', 'failed'])

/** Parts of the responses that were read; 0 of 0 until they are counted. */
export const InsightProgress = z.object({ done: z.int(), total: z.int() })
export const InsightFailure = z.union([AiFailureReason, z.literal('no-responses')])

/** `insights` is the last report, also while another is being written, or could not be. */
export const SurveyInsights = z.object({
  status: InsightStatus,
  progress: InsightProgress,
  /** Why the last attempt came to nothing. */
  failure: InsightFailure.nullable(),
  /** That can be read for insights. */
  responses: z.int(),
  /** Those that no report has seen. */
  new_responses: z.int(),
  can_generate: z.boolean(),
  generated_at: z.iso.datetime().nullable(),
  insights: Insights.nullable(),
  /** What the owner wants to learn. Validated: coded evidence covered it in at least one conversation. */
  objectives: z.array(
    z.object({ id: z.string(), text: z.string(), validated: z.boolean(), conversations: z.int() }),
  ),
})
export type SurveyInsights = z.infer<typeof SurveyInsights>

const input = z.strictObject({ id: z.uuid() })

export const getSurveyInsights = endpoint('GET /api/surveys/:id/insights', {
  access: 'owner',
  summary: 'Returns the insights of a survey, each statement with its sources.',
  input,
  output: SurveyInsights,
  problems: ['surveys/not-found'],
})

export const generateInsights = endpoint('POST /api/surveys/:id/generate-insights', {
  access: 'owner',
  accepted: 'The report is still being written; `progress` says how far it is.',
  summary:
    'Generates insights from new responses. Without new responses it returns the last report.',
  input,
  output: SurveyInsights,
  problems: ['surveys/not-found', 'insights/no-responses'],
})
