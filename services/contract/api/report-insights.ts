import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SurveyLanguage } from '../languages.ts'
import { Level, Sentiment } from '../survey.ts'
import { InsightSource } from './insights.ts'
import { DayRange, ReportQuery } from './reports.ts'

export const ReportedSurvey = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Language of the survey's insights, in which texts of it are. */
  language: SurveyLanguage,
})

/** Answers that a statement rests on, as their owner may read them. */
const sources = z.array(InsightSource).min(1)

/** A topic of the survey's insights; also a filter of its responses. */
const TopicId = z.string()

/** A topic about which there was no response before the period. */
const NewTopic = z.object({
  survey: ReportedSurvey,
  topic: z.string(),
  topic_id: TopicId,
  sentiment: Sentiment,
  /** Responses of the period. */
  responses: z.int(),
  /** Whether the survey had no responses before the period, so that everything of it is new. */
  is_new_survey: z.boolean(),
  sources,
})
export type NewTopic = z.infer<typeof NewTopic>

/**
 * A change from the period before. `net_sentiment`: the share of positive less that of negative responses, from -100 to 100;
 * `topic`: the share of a survey's responses that are about a topic, in percent. Intervals are of 95 %.
 */
const Change = z.object({
  survey: ReportedSurvey,
  measure: z.enum(['net_sentiment', 'topic']),
  topic: z.string().nullable(),
  topic_id: TopicId.nullable(),
  before: z.number(),
  after: z.number(),
  difference: z.number(),
  lower: z.number(),
  upper: z.number(),
  /** Adjusted by Holm's method for all changes that were examined. */
  p: z.number(),
  /** Whether `p` is below 0.05. */
  certain: z.boolean(),
  sources,
})
export type Change = z.infer<typeof Change>

/** A topic that several surveys have. */
const RecurringTopic = z.object({
  topic: z.string(),
  /** Responses of all surveys in the period. */
  responses: z.int(),
  surveys: z.array(
    z.object({
      survey: ReportedSurvey,
      topic_id: TopicId,
      sentiment: Sentiment,
      responses: z.int(),
      sources,
    }),
  ),
})
export type RecurringTopic = z.infer<typeof RecurringTopic>

const Recommendation = z.object({
  survey: ReportedSurvey,
  /** An id in the survey's insights; filters its responses, as that of a topic. */
  id: z.string(),
  action: z.string(),
  rationale: z.string(),
  expected_outcome: z.string(),
  priority: Level,
  people: z.int().nullable(),
  sources,
})
export type Recommendation = z.infer<typeof Recommendation>

export const ReportInsights = z.object({
  /** UTC days, both inclusive. `all` begins with the first conversation. */
  range: DayRange,
  /** The days in which something is new or changed, and those before with which they are compared: of `all`, its halves. */
  period: DayRange,
  before: DayRange,
  /** Surveys whose insights are in the report, the latest 20 of them; and those that have none yet. */
  surveys: z.int(),
  surveys_without_insights: z.int(),
  /** At most ten each, the most important first. */
  new_topics: z.array(NewTopic),
  changes: z.array(Change),
  /** Changes that could not be examined: fewer than `min_count` responses in the period or before. */
  changes_without_data: z.int(),
  min_count: z.int(),
  recurring_topics: z.array(RecurringTopic),
  /** Recommendations that rest on responses of the period. */
  recommendations: z.array(Recommendation),
})
export type ReportInsights = z.infer<typeof ReportInsights>

export const getReportInsights = endpoint('GET /api/reports/insights', {
  access: 'owner',
  summary:
    'Returns what is new, what changed and what recurs in a period, each statement with its sources.',
  input: ReportQuery,
  output: ReportInsights,
  problems: ['surveys/not-found', 'surveys/plan-limit'],
})
