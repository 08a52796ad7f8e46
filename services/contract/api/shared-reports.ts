import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'
import { Emotion } from '../events/responses.ts'
import { SharedReportMode, SharedReportParts } from '../events/shared-reports.ts'
import { Locale } from '../languages.ts'
import { limits } from '../limits.ts'
import { Level, Sentiment } from '../survey.ts'
import {
  AspectReport,
  isBothOrNeither,
  isInOrder,
  NamedSurvey,
  rangeErrors,
  ReportDay,
  ReportPeriod,
  Reports,
  ReportShare,
} from './reports.ts'

const { titleLength, surveys: maxSurveys, password } = limits.sharedReports

/** Null: the link does not expire. */
const ExpiryDays = z.union([z.literal(7), z.literal(30), z.literal(90)]).nullable()
const Password = z.string().min(password.min).max(password.max)

export const SharedReportLink = z.object({
  id: z.uuid(),
  title: z.string(),
  url: z.url(),
  /** Null: all surveys. */
  surveys: z.array(NamedSurvey).nullable(),
  /** Null: the days from `from` to `to`. */
  period: ReportPeriod.nullable(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  shows: SharedReportParts,
  mode: SharedReportMode,
  language: Locale,
  shared_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  expired: z.boolean(),
  has_password: z.boolean(),
})
export type SharedReportLink = z.infer<typeof SharedReportLink>

export const createSharedReport = endpoint('POST /api/shared-reports', {
  access: 'owner',
  summary: 'Creates a read-only link to the figures of surveys, pinned to this moment or live.',
  input: z
    .strictObject({
      title: z.string().trim().min(1).max(titleLength),
      surveys: z
        .union([z.literal('all'), z.array(z.uuid().toLowerCase()).min(1).max(maxSurveys)])
        .default('all'),
      /** Ignored with `from` and `to`. */
      period: ReportPeriod.default('30d'),
      /** Together with `to`. */
      from: ReportDay.optional(),
      to: ReportDay.optional(),
      shows: SharedReportParts.default({
        overview: true,
        sentiment: true,
        charts: true,
        insights: 'none',
      }),
      mode: SharedReportMode.default('pinned'),
      language: Locale.default('en'),
      expires_in_days: ExpiryDays.default(30),
      password: Password.optional(),
    })
    .refine(isBothOrNeither, rangeErrors.half)
    .refine(isInOrder, rangeErrors.reversed),
  output: SharedReportLink,
  problems: ['surveys/not-found', 'shared-reports/too-many'],
})

export const listSharedReports = endpoint('GET /api/shared-reports', {
  access: 'owner',
  summary: 'Lists the links to reports that are not revoked, newest first.',
  input: z.strictObject({
    /** Links that show this survey. */
    survey: z.uuid().toLowerCase().optional(),
  }),
  output: z.array(SharedReportLink),
  problems: ['surveys/not-found'],
})

/** Fields that are not sent stay as they are. A shared report itself does not change. */
export const changeSharedReport = endpoint('PUT /api/shared-reports/:linkId', {
  access: 'owner',
  summary: 'Changes when a link expires, counted from now, and its password.',
  input: z.strictObject({
    linkId: z.uuid(),
    expires_in_days: ExpiryDays.optional(),
    /** Null takes the password away. */
    password: Password.nullable().optional(),
  }),
  output: SharedReportLink,
  problems: ['shared-reports/not-found'],
})

export const revokeSharedReport = endpoint('DELETE /api/shared-reports/:linkId', {
  access: 'owner',
  summary: 'Revokes a link: it shows nothing from now on.',
  input: z.strictObject({ linkId: z.uuid() }),
  output: Done,
  problems: ['shared-reports/not-found'],
})

const { metrics, survey_reports: surveyReports, series, range } = Reports.shape
const {
  survey: surveyOf,
  metrics: surveyMetrics,
  sentiment_summary: summary,
} = surveyReports.element.shape
const { sentiments } = metrics.shape

/** What is shown of sentiment is null where the owner does not share it. */
export const SharedMetrics = metrics
  .pick({
    total_surveys: true,
    total_sessions: true,
    completed_sessions: true,
    total_responses: true,
    avg_completion_rate: true,
    completion_interval: true,
  })
  .extend({ sentiments: sentiments.nullable() })
export type SharedMetrics = z.infer<typeof SharedMetrics>

export const SharedSurvey = z.object({
  survey: surveyOf.omit({ id: true }),
  metrics: surveyMetrics.omit({ qualified_responses: true }),
  sentiment_summary: summary.nullable(),
})
export type SharedSurvey = z.infer<typeof SharedSurvey>

export const SharedSentiment = z.object({
  sentiments,
  ...summary.pick({ sentiment_trend: true, trend: true }).shape,
  /** The strongest one of each answer that has any, the most frequent first. */
  emotions: z.array(ReportShare.extend({ emotion: Emotion })),
})
export type SharedSentiment = z.infer<typeof SharedSentiment>

/** A critical moment: an answer that its owner may read in full, and that names nobody. */
export const SharedMoment = z.object({
  survey: z.string(),
  /** Empty where it rests on an answer that may not be shown. */
  question_text: z.string(),
  response_text: z.string(),
  sentiment_score: z.number(),
  answered_on: z.iso.date(),
})
export type SharedMoment = z.infer<typeof SharedMoment>

/** `quotes`: what respondents wrote, where the owner shares it. */
export const SharedStatement = z.object({
  text: z.string(),
  sentiment: Sentiment.nullable(),
  /** Number of people whose responses show it. */
  people: z.int().nullable(),
  quotes: z.array(z.string()),
})

export const SharedInsights = z.object({
  survey: z.string(),
  generated_at: z.iso.datetime(),
  findings: z.array(SharedStatement),
  topics: z.array(SharedStatement.extend({ frequency: z.int() })),
  recommendations: z.array(SharedStatement.extend({ priority: Level })),
})
export type SharedInsights = z.infer<typeof SharedInsights>

/**
 * Counts and rates of all surveys together and of each. Parts that the owner does not share are null. Nothing in it is of a
 * locked answer, and nothing names a respondent.
 */
export const SharedReport = z.object({
  title: z.string(),
  language: Locale,
  mode: SharedReportMode,
  shows: SharedReportParts,
  shared_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  /** The figures are those of this position of the log. */
  as_of: z.object({ at: z.iso.datetime(), position: z.string() }),
  range,
  overview: z.object({ metrics: SharedMetrics, surveys: z.array(SharedSurvey) }).nullable(),
  sentiment: SharedSentiment.nullable(),
  /** Without net sentiment where sentiment is not shared. */
  series: series.nullable(),
  /** Keywords of the owner that answers were judged about, the most frequent first; at most 50. */
  aspects: z.array(AspectReport).nullable(),
  /** `count` is of all; `shown` has the strongest of those that may be read, at most 10. */
  moments: z.object({ count: z.int(), shown: z.array(SharedMoment) }).nullable(),
  insights: z.array(SharedInsights).nullable(),
  /** What was erased after the report was pinned, and is in no figure of it any more; null for live figures. */
  erased: z
    .object({ sessions: z.int(), responses: z.int(), surveys: z.int(), statements: z.int() })
    .nullable(),
  /** Figures of these surveys from the range's first day until now; null for live figures. */
  now: z.object({ at: z.iso.datetime(), metrics: SharedMetrics }).nullable(),
})
export type SharedReport = z.infer<typeof SharedReport>

/** Unguessable; of the link. */
const Token = z.string().max(200)

/** Forged and unknown links have the same response. The report's title is shown with the password only. */
const linkProblems = [
  'shared-reports/not-found',
  'shared-reports/expired',
  'shared-reports/revoked',
] as const

export const readSharedReport = endpoint('GET /api/public/shared-reports/:token', {
  access: 'anyone',
  summary: 'Returns the report at a link without a password.',
  input: z.strictObject({ token: Token }),
  output: SharedReport,
  problems: [...linkProblems, 'shared-reports/password-required'],
})

/** `pass` opens the report for a day without the password, until the password changes. */
export const openSharedReport = endpoint('POST /api/public/shared-reports/:token', {
  access: 'anyone',
  summary: 'Returns the report at a link with a password, by the password or by a pass.',
  input: z.strictObject({
    token: Token,
    /** Required without `pass`. */
    password: z.string().max(password.max).optional(),
    pass: Token.optional(),
  }),
  output: z.object({ report: SharedReport, pass: z.string() }),
  problems: [
    ...linkProblems,
    'shared-reports/password-required',
    'shared-reports/password-wrong',
    'shared-reports/too-many-tries',
  ],
})
