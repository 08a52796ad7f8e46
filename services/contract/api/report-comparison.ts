import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Sentiment } from '../survey.ts'
import { ReportQuery, UtcDay } from './reports.ts'

/** What the sides of a comparison are. `channel`: where people answer. `batch`: the invitations that were issued together. */
export const ComparedBy = z.enum([
  'surveys',
  'periods',
  'versions',
  'language',
  'device',
  'channel',
  'batch',
])
export type ComparedBy = z.infer<typeof ComparedBy>

/** The period covers whole days, UTC, both inclusive. `from` is null where everything until `to` counts. */
const ComparisonSide = z.object({
  /** As in the request. */
  key: z.string(),
  /** Null where all surveys count. */
  survey: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  from: UtcDay.nullable(),
  to: UtcDay,
  sessions: z.int(),
  responses: z.int(),
})

/**
 * Shares and completion are percentages with one decimal; their differences are percentage points. `net_sentiment` is the
 * share of positive less that of negative responses, `nps` that of promoters less that of detractors, both from -100 to 100.
 * `scale` is the mean of answers on the scale from 1 to 10. Durations are those of completed sessions, in seconds.
 */
export const ComparedMetric = z.enum([
  'completion',
  'positive_share',
  'negative_share',
  'net_sentiment',
  'responses_per_session',
  'duration_seconds',
  'nps',
  'scale',
])
export type ComparedMetric = z.infer<typeof ComparedMetric>

/** The figure of one side with its 95 % interval; null without items. `count` is the number of items it is computed from. */
const ComparedValue = z.object({
  value: z.number().nullable(),
  lower: z.number().nullable(),
  upper: z.number().nullable(),
  count: z.int(),
})

/**
 * A side against the first one. `higher` and `lower` are certain: `p`, adjusted by Holm's method for the number of
 * differences of the response, is below 0.05. The interval is of 95 % and not adjusted.
 */
export const ComparedDifference = z.object({
  /** Index of the side. */
  side: z.int(),
  result: z.enum(['higher', 'lower', 'no_difference', 'not_enough_data']),
  /** Null where there is not enough data. */
  difference: z.number().nullable(),
  lower: z.number().nullable(),
  upper: z.number().nullable(),
  p: z.number().nullable(),
  effect: z
    .object({
      measure: z.enum(['cohens_h', 'cohens_d', 'cliffs_delta']),
      value: z.number(),
      size: z.enum(['negligible', 'small', 'medium', 'large']),
    })
    .nullable(),
})
export type ComparedDifference = z.infer<typeof ComparedDifference>

const ComparisonRow = z.object({
  metric: ComparedMetric,
  /** In the order of the sides. */
  values: z.array(ComparedValue),
  /** One for each side but the first. */
  differences: z.array(ComparedDifference),
})
export type ComparisonRow = z.infer<typeof ComparisonRow>

export const ComparedTopic = z.object({
  name: z.string(),
  sentiment: Sentiment,
  /** Responses about the topic, in the order of the sides; null where a side has no report. */
  responses: z.array(z.int().nullable()),
})

export const Comparison = z.object({
  by: ComparedBy,
  sides: z.array(ComparisonSide),
  rows: z.array(ComparisonRow),
  /** Fewest items of each side that a difference is computed from. */
  min_count: z.int(),
  /**
   * Topics of the surveys' insights: `common` to all sides, `apart` in one or some of them. Null without insights of all sides that
   * could have the same topics: generate insights first.
   */
  topics: z.object({ common: z.array(ComparedTopic), apart: z.array(ComparedTopic) }).nullable(),
})
export type Comparison = z.infer<typeof Comparison>

export const compareReports = endpoint('GET /api/reports/compare', {
  access: 'owner',
  summary: 'Compares surveys, periods, versions of a survey, or groups of sessions.',
  input: ReportQuery.safeExtend({
    by: ComparedBy.default('surveys'),
    /**
     * Separated by commas, different: two to four ids of surveys; or two periods such as `2026-10-01..2026-10-31`, versions,
     * languages, devices (`mobile`, `desktop`), channels (`web`, `whatsapp`, `advanced`) or ids of invitation batches.
     */
    sides: z.string().max(500),
  }),
  output: Comparison,
  problems: ['surveys/not-found', 'reports/not-comparable'],
})
