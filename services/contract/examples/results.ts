import type * as aiUsage from '../api/ai-usage.ts'
import type * as insights from '../api/insights.ts'
import type * as reports from '../api/reports.ts'
import type * as responses from '../api/responses.ts'
import type { ExamplesOf } from './examples-of.ts'
import { answer, at, conversationId, question, responseId, surveyId } from './ids.ts'

export const qualifiedResponse = {
  id: responseId,
  question_text: question,
  response_text: answer,
  is_unlocked: true,
  credit_returned: false,
  call_for_help: null,
  answered_at: at,
  ai_qualification: {
    qualification_score: 0.82,
    qualification_reason: 'Names a cause.',
    quality_metrics: {
      depth_score: 0.7,
      relevance_score: 0.9,
      insight_value: 0.8,
      engagement_level: 0.8,
    },
    monetization_assessment: {
      commercial_value: 'high' as const,
      actionability: 'high' as const,
      uniqueness: 'medium' as const,
    },
    detailed_analysis: '',
    value_justification: 'A fixable cause.',
    rubric_version: '1',
    scored_by: { engine: 'openai', model: 'm' },
  },
}

export const responseExamples = {
  listImpressions: {
    response: [
      {
        conversation_id: conversationId,
        rating: 5,
        comment: 'Quick and kind.',
        flag: null,
        rewards: [],
      },
    ],
  },
  unlockResponse: { response: { response: qualifiedResponse, credits: 9 } },
  reportQualification: {
    response: {
      response: { ...qualifiedResponse, credit_returned: true },
      credits: 10,
      returns_left: 9,
    },
  },
} satisfies ExamplesOf<typeof responses>

const sources = [{ response_id: responseId, start: 7, end: 15, quote: 'too slow', locked: false }]

const report = {
  status: 'ready' as const,
  progress: { done: 1, total: 1 },
  failure: null,
  responses: 24,
  new_responses: 0,
  left_out: 0,
  can_generate: false,
  generated_at: at,
  insights: {
    executive_summary: {
      title: 'Summary',
      overview: 'Speed drives cancellations.',
      key_findings: ['5 people complain about the speed.'],
      findings: [
        {
          text: '5 people complain about the speed.',
          kind: 'finding' as const,
          sentiment: 'negative' as const,
          people: 5,
          objective_id: 'p1',
          sources,
        },
      ],
    },
    main_topics: { title: 'Topics', topics: [] },
    patterns_trends: { title: 'Patterns', patterns: [] },
    recommendations: { title: 'Recommendations', actions: [] },
    metadata: {
      ...{ generated_at: at, response_count: 24, people_count: 6 },
      ...{ engine: 'openai', model: 'm', dropped: 0 },
    },
  },
  objectives: [
    {
      ...{ id: 'p1', text: 'The reason for cancelling' },
      ...{ validated: true, status: 'validated' as const, conversations: 4, sources },
    },
  ],
}

export const insightExamples = {
  getSurveyInsights: { response: report },
  generateInsights: { response: report },
} satisfies ExamplesOf<typeof insights>

const counts = { total_sessions: 40, total_responses: 210 }

export const reportExamples = {
  getReports: {
    response: {
      metrics: {
        ...counts,
        total_surveys: 7,
        active_surveys: 3,
        avg_completion_rate: 75,
        total_insights_generated: 2,
        sentiment_analyses_count: 210,
      },
      survey_reports: [
        {
          survey: { id: surveyId, title: 'Why customers cancel', status: 'published' },
          sentiment_enabled: true,
          metrics: { ...counts, completed_sessions: 30, completion_rate: 75 },
          sentiment_summary: {
            positive_percentage: 20,
            neutral_percentage: 30,
            negative_percentage: 50,
            sentiment_trend: 'stable',
          },
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof reports>

const sums = {
  calls: 210,
  tokens_in: 84_000,
  tokens_out: 9_000,
  cost_usd: 0.42,
  priced_calls: 210,
  average_latency_ms: 640,
}

export const aiUsageExamples = {
  getAiUsage: {
    response: {
      ...sums,
      fallbacks: 0,
      lines: [],
    },
  },
} satisfies ExamplesOf<typeof aiUsage>
