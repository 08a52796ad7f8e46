import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Agreement } from './coding-check.ts'
import { AiFailureReason } from '../events/conversation-types.ts'
import { FindingKind } from '../events/insight-reports.ts'
import { Level, Sentiment } from '../survey.ts'

/**
 * The part of an answer that supports a statement: UTF-16 offsets into the whole answer, end exclusive. If `locked`,
 * `quote` omits the words that the owner has not unlocked, and may be empty.
 */
export const InsightSource = z.object({
  response_id: z.uuid(),
  conversation_id: z.uuid(),
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  locked: z.boolean(),
})
export type InsightSource = z.infer<typeof InsightSource>

const sources = z.array(InsightSource).min(1)

/** Both null in reports from before they were recorded, and `objective_id` in statements about several objectives. */
const basis = {
  objective_id: z.string().nullable(),
  /** Number of people whose responses show it. */
  people: z.int().nullable(),
}

/** The documented object. `findings` are the key findings with their sources. */
export const Insights = z.object({
  executive_summary: z.object({
    title: z.string(),
    overview: z.string(),
    key_findings: z.array(z.string()),
    findings: z.array(
      z.object({
        text: z.string(),
        /** `contrast`: people disagree; `surprise`: few people, but it weighs, or they contradict many. */
        kind: FindingKind,
        sentiment: Sentiment.nullable(),
        sources,
        ...basis,
      }),
    ),
  }),
  main_topics: z.object({
    title: z.string(),
    topics: z.array(
      z.object({
        /** Unique within this report; filters responses. */
        id: z.string(),
        name: z.string(),
        /** Number of responses about the topic. */
        frequency: z.int(),
        /** The topic in checks of the AI's coding. */
        code: z.string(),
        /** How far the AI's coding agrees with the owner's in a finished check of this report; null without one. */
        agreement: Agreement.nullable(),
        sentiment: Sentiment,
        description: z.string(),
        sources,
        ...basis,
      }),
    ),
  }),
  patterns_trends: z.object({
    title: z.string(),
    patterns: z.array(
      z.object({ pattern: z.string(), evidence: z.string(), impact: Level, sources, ...basis }),
    ),
  }),
  recommendations: z.object({
    title: z.string(),
    actions: z.array(
      z.object({
        /** Unique within this report; filters responses, as that of a topic. */
        id: z.string(),
        action: z.string(),
        priority: Level,
        rationale: z.string(),
        expected_outcome: z.string(),
        sources,
        ...basis,
      }),
    ),
  }),
  metadata: z.object({
    generated_at: z.iso.datetime(),
    response_count: z.int(),
    /** Number of people who gave the responses; null in reports from before it was recorded. */
    people_count: z.int().nullable(),
    /** `offline` reports counts and quotes only. */
    engine: z.string(),
    model: z.string(),
    /** Number of statements omitted because no answer supports them. */
    dropped: z.int(),
  }),
})
export type Insights = z.infer<typeof Insights>

/**
 * Whether more conversations would add topics (Guest, Namey and Chen 2020, doi:10.1371/journal.pone.0232076): new topics of the
 * last `run` conversations among the topics of the first `base`, in percent; saturated up to `max_new_share`.
 */
export const TopicSaturation = z.object({
  /** too-few: fewer conversations than `base` and `run` together, or no topics in the base. */
  status: z.enum(['too-few', 'growing', 'saturated']),
  conversations: z.int(),
  base: z.int(),
  run: z.int(),
  max_new_share: z.number(),
  base_topics: z.int(),
  /** Figures of the last run; null without one. */
  new_topics: z.int().nullable(),
  new_share: z.number().nullable(),
  /** By conversation, oldest first, or by several: from number `first` to `last`. `topics`: all so far. */
  points: z.array(
    z.object({ first: z.int(), last: z.int(), new_topics: z.int(), topics: z.int() }),
  ),
})
export type TopicSaturation = z.infer<typeof TopicSaturation>

/** waiting: no responses yet; none: responses, but no report yet. */
export const InsightStatus = z.enum(['waiting', 'none', 'generating', 'ready', 'failed'])

/** Parts of the responses that were analysed; 0 of 0 until they are counted. */
export const InsightProgress = z.object({ done: z.int(), total: z.int() })
export const InsightFailure = z.union([AiFailureReason, z.literal('no-responses')])

/** `insights` is the last report, also while another is being generated or after a failure. */
export const SurveyInsights = z.object({
  status: InsightStatus,
  progress: InsightProgress,
  /** Reason of the last failure. */
  failure: InsightFailure.nullable(),
  /** Number of responses that can be analysed. */
  responses: z.int(),
  /** Number of responses that are in no report yet. */
  new_responses: z.int(),
  /** Number of calls for help, which no report quotes or counts and which are not for sale. */
  left_out: z.int(),
  /** False without `premium_insights` in the plan; `insights` and `saturation` are null then. */
  can_generate: z.boolean(),
  generated_at: z.iso.datetime().nullable(),
  insights: Insights.nullable(),
  /** The saturation of the last report's topics; null without a report. */
  saturation: TopicSaturation.nullable(),
  /**
   * The survey's objectives. Validated: coded evidence covers it in at least one conversation. Partial: not validated, and
   * the report has findings about it, or a conversation has said something concrete. `sources` are words that it rests on.
   * `conversations` are those that cover it; of a partial one, those that said something concrete, or that the findings quote.
   */
  objectives: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      validated: z.boolean(),
      status: z.enum(['pending', 'partial', 'validated']),
      conversations: z.int(),
      sources: z.array(InsightSource),
    }),
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
  summary: 'Generates insights if there are new responses; else returns the last report.',
  input,
  output: SurveyInsights,
  problems: ['surveys/not-found', 'surveys/plan-limit', 'insights/no-responses'],
})
