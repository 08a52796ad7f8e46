import type * as reportComparison from '../api/report-comparison.ts'
import type * as reportInsights from '../api/report-insights.ts'
import type { ExamplesOf } from './examples-of.ts'
import { conversationId, responseId, surveyId } from './ids.ts'

const completed = (value: number, lower: number, upper: number, count: number) => ({
  ...{ value, lower, upper, count },
})

export const reportComparisonExamples = {
  compareReports: {
    response: {
      by: 'periods',
      sides: [
        {
          ...{ key: '2026-09-01..2026-09-30', survey: null, from: '2026-09-01', to: '2026-09-30' },
          ...{ sessions: 80, responses: 402 },
        },
        {
          ...{ key: '2026-10-01..2026-10-31', survey: null, from: '2026-10-01', to: '2026-10-31' },
          ...{ sessions: 70, responses: 377 },
        },
      ],
      rows: [
        {
          metric: 'completion',
          values: [completed(60, 49, 70, 80), completed(80, 69.2, 87.7, 70)],
          differences: [
            {
              ...{ side: 1, result: 'higher', difference: 20, lower: 5.2, upper: 33.4, p: 0.0402 },
              effect: { measure: 'cohens_h', value: 0.442, size: 'small' },
            },
          ],
        },
      ],
      min_count: 30,
      topics: null,
    },
  },
} satisfies ExamplesOf<typeof reportComparison>

const survey = { id: surveyId, title: 'Why customers cancel', language: 'en' } as const
const sources = [
  {
    response_id: responseId,
    conversation_id: conversationId,
    start: 0,
    end: 21,
    quote: 'The price went up',
    locked: false,
  },
]

export const reportInsightExamples = {
  getReportInsights: {
    response: {
      range: { from: '2026-10-01', to: '2026-10-30' },
      period: { from: '2026-10-01', to: '2026-10-30' },
      before: { from: '2026-09-01', to: '2026-09-30' },
      ...{ surveys: 2, surveys_without_insights: 1 },
      new_topics: [
        {
          ...{ survey, topic: 'invoices', topic_id: '1-4', sentiment: 'negative', responses: 6 },
          ...{ is_new_survey: false, sources },
        },
      ],
      changes: [
        {
          ...{
            survey,
            measure: 'net_sentiment',
            topic: null,
            topic_id: null,
            before: -10,
            after: 20,
          },
          ...{ difference: 30, lower: 12.1, upper: 47.9, p: 0.0021, certain: true, sources },
        },
      ],
      ...{ changes_without_data: 3, min_count: 30, recurring_topics: [] },
      recommendations: [
        {
          ...{
            survey,
            id: '1-r0',
            action: 'Announce changes of the price.',
            rationale: '',
            expected_outcome: '',
          },
          ...{ priority: 'high', people: 9, sources },
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof reportInsights>
