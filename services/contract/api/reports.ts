import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SurveyStatus } from '../survey.ts'

export const ReportPeriod = z.enum(['7d', '30d', '90d', 'all'])
export type ReportPeriod = z.infer<typeof ReportPeriod>

/** Counts are of the period; `total_surveys` and `active_surveys` are current. Rates are percentages. */
export const Reports = z.object({
  metrics: z.object({
    total_surveys: z.int(),
    active_surveys: z.int(),
    total_sessions: z.int(),
    total_responses: z.int(),
    avg_completion_rate: z.number(),
    total_insights_generated: z.int(),
    sentiment_analyses_count: z.int(),
  }),
  survey_reports: z.array(
    z.object({
      survey: z.object({ id: z.uuid(), title: z.string(), status: SurveyStatus }),
      sentiment_enabled: z.boolean(),
      metrics: z.object({
        total_sessions: z.int(),
        completed_sessions: z.int(),
        completion_rate: z.number(),
        total_responses: z.int(),
      }),
      sentiment_summary: z.object({
        positive_percentage: z.number(),
        neutral_percentage: z.number(),
        negative_percentage: z.number(),
        sentiment_trend: z.enum(['improving', 'declining', 'stable']),
      }),
    }),
  ),
})
export type Reports = z.infer<typeof Reports>

export const getReports = endpoint('GET /api/reports', {
  access: 'owner',
  summary: 'Returns the figures of a period for one survey or all.',
  input: z.strictObject({
    period: ReportPeriod.default('30d'),
    survey: z.union([z.literal('all'), z.uuid()]).default('all'),
  }),
  output: Reports,
  problems: ['surveys/not-found'],
})
