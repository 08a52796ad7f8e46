import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { Emotion } from '../events/responses.ts'
import { Locale } from '../languages.ts'
import { SurveyStatus } from '../survey.ts'
import { ResultFormat, resultTypes } from './exports.ts'

export const ReportPeriod = z.enum(['7d', '30d', '90d', 'all'])
export type ReportPeriod = z.infer<typeof ReportPeriod>

const earliestDay = '2000-01-01'
const latestDay = '2100-12-31'

/** A UTC day, YYYY-MM-DD. */
export const UtcDay = z.iso.date()

/** A UTC day of this century. */
export const ReportDay = UtcDay.refine((day) => day >= earliestDay && day <= latestDay, {
  message: `Must be from ${earliestDay} to ${latestDay}`,
})

type Days = { from?: string | undefined; to?: string | undefined }

/** For `refine`: a range has both its days, the first one first. */
export const isBothOrNeither = ({ from, to }: Days): boolean =>
  (from === undefined) === (to === undefined)
export const isInOrder = ({ from = '', to }: Days): boolean => to === undefined || from <= to
export const rangeErrors = {
  half: { path: ['to'], message: 'from and to come together' },
  reversed: { path: ['to'], message: 'Must not be before from' },
}

/**
 * `from` and `to`, both inclusive, come together and replace `period`. A conversation counts on the UTC day on which it
 * started, with all that belongs to it.
 */
export const ReportQuery = z
  .strictObject({
    period: ReportPeriod.default('30d'),
    survey: z.union([z.literal('all'), z.uuid().toLowerCase()]).default('all'),
    from: ReportDay.optional(),
    to: ReportDay.optional(),
  })
  .refine(isBothOrNeither, rangeErrors.half)
  .refine(isInOrder, rangeErrors.reversed)

/** A 95 % interval. */
export const ReportInterval = z.object({ lower: z.number(), upper: z.number() })

/** A part of a whole, in percent with one decimal; 0 without an interval where the whole is 0. */
export const ReportShare = z.object({
  count: z.int(),
  percentage: z.number(),
  interval: ReportInterval.nullable(),
})
export type ReportShare = z.infer<typeof ReportShare>

/** The share of positive less that of negative answers, from -100 to 100 with one decimal. */
export const NetSentiment = ReportInterval.extend({ value: z.number() })

/** Mixed answers are among the neutral ones, and counted beside them. */
export const ReportSentiments = z.object({
  scored: z.int(),
  positive: ReportShare,
  neutral: ReportShare,
  negative: ReportShare,
  mixed: ReportShare,
  /** Null where no answer is scored. */
  net: NetSentiment.nullable(),
})
export type ReportSentiments = z.infer<typeof ReportSentiments>

export const SentimentTrend = z.enum(['improving', 'declining', 'stable'])

/** Net sentiment of the period against the one before it, of the same length; of `all`, of its later half against its earlier half. */
export const ReportTrend = z.object({
  /** False below 30 scored answers of either: the trend is `stable`. */
  enough_data: z.boolean(),
  scored: z.int(),
  scored_before: z.int(),
  /** Change of net sentiment; null where either has no scored answer. */
  change: NetSentiment.nullable(),
  /** The smallest change that would have been a trend at these counts; null with `change`. */
  visible_change: z.number().nullable(),
})

/** A day, or the week (Monday to Sunday) or month that begins with it, as far as it is in the period. */
export const ReportSeriesPoint = z.object({
  day: UtcDay,
  sessions: z.int(),
  completed: z.int(),
  /** Percent; 0 without sessions. */
  completion_rate: z.number(),
  completion_interval: ReportInterval.nullable(),
  responses: z.int(),
  scored: z.int(),
  net: NetSentiment.nullable(),
})
export type ReportSeriesPoint = z.infer<typeof ReportSeriesPoint>

export const ReportSeries = z.object({
  /** Days up to 45 of them, weeks up to 800 days, else months. */
  interval: z.enum(['day', 'week', 'month']),
  /** Oldest first, also those without sessions. */
  points: z.array(ReportSeriesPoint),
})
export type ReportSeries = z.infer<typeof ReportSeries>

/** UTC days, both inclusive. */
export const DayRange = z.object({ from: UtcDay, to: UtcDay })

/** The UTC days that the figures are of, both inclusive. `all` begins with the first conversation. */
export const ReportRange = DayRange.extend({
  /** What the trend is compared with. */
  before: DayRange,
})

/** Counts are of the period; `total_surveys` and `active_surveys` are current. Rates are percentages. */
export const Reports = z.object({
  range: ReportRange,
  metrics: z.object({
    total_surveys: z.int(),
    active_surveys: z.int(),
    total_sessions: z.int(),
    completed_sessions: z.int(),
    total_responses: z.int(),
    avg_completion_rate: z.number(),
    completion_interval: ReportInterval.nullable(),
    qualified_responses: z.int(),
    total_insights_generated: z.int(),
    sentiment_analyses_count: z.int(),
    sentiments: ReportSentiments,
  }),
  series: ReportSeries,
  survey_reports: z.array(
    z.object({
      survey: z.object({ id: z.uuid(), title: z.string(), status: SurveyStatus }),
      sentiment_enabled: z.boolean(),
      metrics: z.object({
        total_sessions: z.int(),
        completed_sessions: z.int(),
        completion_rate: z.number(),
        completion_interval: ReportInterval.nullable(),
        total_responses: z.int(),
        qualified_responses: z.int(),
      }),
      sentiment_summary: z.object({
        positive_percentage: z.number(),
        neutral_percentage: z.number(),
        negative_percentage: z.number(),
        sentiment_trend: SentimentTrend,
        sentiments: ReportSentiments,
        trend: ReportTrend,
      }),
    }),
  ),
})
export type Reports = z.infer<typeof Reports>

/** The figures of `GET /api/reports` as a file. */
export const exportReport = endpoint('GET /api/reports/export', {
  access: 'owner',
  summary: 'Returns the figures of a period by survey and by day as a file.',
  input: ReportQuery.safeExtend({
    format: ResultFormat.default('csv'),
    /** The table, in formats that hold one; an XLSX file has both, each on a sheet. */
    table: z.enum(['surveys', 'days']).default('surveys'),
    bom: z.stringbool().default(false),
    /** As in exports of answers. */
    language: Locale.optional(),
  }),
  output: z.unknown(),
  responseTypes: resultTypes,
  problems: ['surveys/not-found'],
})

export const getReports = endpoint('GET /api/reports', {
  access: 'owner',
  summary: 'Returns the figures of a period for one survey or all.',
  input: ReportQuery,
  output: Reports,
  problems: ['surveys/not-found'],
})

export const NamedSurvey = z.object({ id: z.uuid(), title: z.string() })

/** An answer with a sentiment of -0.6 or below, as certain as the survey's settings require. */
export const CriticalMoment = z.object({
  response_id: z.uuid(),
  survey: NamedSurvey,
  /** The conversation, as in `/surveys/{id}/sessions/{conversation_id}`. */
  conversation_id: z.uuid(),
  question_text: z.string(),
  sentiment_score: z.number(),
  /** The text; of a locked answer, the beginning that may be read. */
  response_text: z.string(),
  /** Why it was judged so; empty while the answer is locked. */
  explanation: z.string(),
  /** Whether the text is cut until the answer is unlocked. */
  locked: z.boolean(),
  answered_at: z.iso.datetime(),
})
export type CriticalMoment = z.infer<typeof CriticalMoment>

/** The seven documented emotions, and fear. */
const ofEachEmotion = <S extends z.ZodType>(value: S) =>
  z.object({
    ...{ joy: value, frustration: value, anger: value, surprise: value, sadness: value },
    ...{ confidence: value, fear: value, other: value },
  } satisfies Record<Emotion, S>)

export const AspectReport = z.object({
  name: z.string(),
  mentions: z.int(),
  positive: ReportShare,
  neutral: ReportShare,
  negative: ReportShare,
})

export const SentimentReport = z.object({
  range: ReportRange,
  overall: ReportSentiments,
  sentiment_trend: SentimentTrend,
  trend: ReportTrend,
  /** The strongest first, then the newest; at most 20. Calls for help are not among them. */
  critical_moments: z.array(CriticalMoment),
  critical_moments_count: z.int(),
  /** Percent of the answers with an emotion, by their strongest one: together 100. */
  emotions: ofEachEmotion(z.number()),
  emotion_shares: ofEachEmotion(ReportShare),
  /** Answers with an emotion. */
  emotions_count: z.int(),
  series: ReportSeries,
  /** Keywords of the owner that answers were judged about, the most frequent first; at most 50. */
  aspects: z.array(AspectReport),
})
export type SentimentReport = z.infer<typeof SentimentReport>

export const getSentimentReport = endpoint('GET /api/reports/sentiment', {
  access: 'owner',
  summary:
    'Returns the sentiment, emotions and critical moments of a period for one survey or all.',
  input: ReportQuery,
  output: SentimentReport,
  problems: ['surveys/not-found', 'surveys/plan-limit'],
})
