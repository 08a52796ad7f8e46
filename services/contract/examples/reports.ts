// Examples of reports.
import type * as reports from '../api/reports.ts'
import type { ExamplesOf } from './examples-of.ts'
import { conversationId, responseId, surveyId } from './ids.ts'

const counts = { total_sessions: 40, completed_sessions: 30, total_responses: 210 }
const completion_interval = { lower: 59.8, upper: 85.8 }

const sentiments = {
  scored: 210,
  positive: { count: 42, percentage: 20, interval: { lower: 15.2, upper: 25.9 } },
  neutral: { count: 63, percentage: 30, interval: { lower: 24.2, upper: 36.5 } },
  negative: { count: 105, percentage: 50, interval: { lower: 43.3, upper: 56.7 } },
  mixed: { count: 12, percentage: 5.7, interval: { lower: 3.3, upper: 9.7 } },
  net: { value: -30, lower: -40.6, upper: -19.4 },
}

const range = {
  ...{ from: '2026-10-25', to: '2026-11-23' },
  before: { from: '2026-09-25', to: '2026-10-24' },
}

const trend = {
  ...{ enough_data: true, scored: 210, scored_before: 180 },
  ...{ change: { value: -4, lower: -19.5, upper: 11.5 }, visible_change: 15.5 },
}

const series = {
  interval: 'day' as const,
  points: [
    {
      ...{ day: '2026-11-23', sessions: 4, completed: 3, responses: 21, scored: 21 },
      ...{ completion_rate: 75, completion_interval: { lower: 30.1, upper: 95.4 } },
      net: { value: -30, lower: -63.5, upper: 3.5 },
    },
  ],
}

const emotionShare = (count: number, percentage: number, lower: number, upper: number) => ({
  ...{ count, percentage, interval: { lower, upper } },
})

export const reportExamples = {
  exportReport: {},
  getReports: {
    response: {
      range,
      series,
      metrics: {
        ...counts,
        total_surveys: 7,
        active_surveys: 3,
        avg_completion_rate: 75,
        completion_interval,
        qualified_responses: 25,
        sentiments,
        total_insights_generated: 2,
        sentiment_analyses_count: 210,
      },
      survey_reports: [
        {
          survey: { id: surveyId, title: 'Why customers cancel', status: 'published' },
          sentiment_enabled: true,
          metrics: { ...counts, completion_rate: 75, completion_interval, qualified_responses: 25 },
          sentiment_summary: {
            positive_percentage: 20,
            neutral_percentage: 30,
            negative_percentage: 50,
            sentiment_trend: 'stable',
            ...{ sentiments, trend },
          },
        },
      ],
    },
  },
  getSentimentReport: {
    response: {
      range,
      overall: sentiments,
      ...{ sentiment_trend: 'stable', trend, series },
      critical_moments: [
        {
          response_id: responseId,
          survey: { id: surveyId, title: 'Why customers cancel' },
          conversation_id: conversationId,
          question_text: 'What made you cancel?',
          sentiment_score: -0.8,
          response_text: 'Nobody answered for a week, and then I was charged',
          explanation: '',
          locked: true,
          answered_at: '2026-11-23T09:12:00.000Z',
        },
      ],
      critical_moments_count: 1,
      emotions: {
        ...{ joy: 0, frustration: 60, anger: 30, surprise: 0, sadness: 0 },
        ...{ confidence: 0, fear: 0, other: 10 },
      },
      emotion_shares: {
        joy: emotionShare(0, 0, 0, 16.1),
        frustration: emotionShare(12, 60, 38.7, 78.1),
        anger: emotionShare(6, 30, 14.5, 51.9),
        surprise: emotionShare(0, 0, 0, 16.1),
        sadness: emotionShare(0, 0, 0, 16.1),
        confidence: emotionShare(0, 0, 0, 16.1),
        fear: emotionShare(0, 0, 0, 16.1),
        other: emotionShare(2, 10, 2.8, 30.1),
      },
      emotions_count: 20,
      aspects: [
        {
          ...{ name: 'support', mentions: 20 },
          positive: emotionShare(2, 10, 2.8, 30.1),
          neutral: emotionShare(6, 30, 14.5, 51.9),
          negative: emotionShare(12, 60, 38.7, 78.1),
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof reports>
