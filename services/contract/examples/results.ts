import type * as aiUsage from '../api/ai-usage.ts'
import type * as exports from '../api/exports.ts'
import type * as insights from '../api/insights.ts'
import type * as responses from '../api/responses.ts'
import type * as sessionDetails from '../api/session-details.ts'
import type { ExamplesOf } from './examples-of.ts'
import {
  answer,
  at,
  conversationId,
  done,
  exportId,
  question,
  responseId,
  surveyId,
} from './ids.ts'

export const qualifiedResponse = {
  id: responseId,
  conversation_id: conversationId,
  respondent: {
    name: 'Ana Souza',
    reference: 'C-1042',
    fields: [{ name: 'Company', value: 'Souza & Lima' }],
  },
  question_text: question,
  response_text: answer,
  is_unlocked: true,
  credit_returned: false,
  call_for_help: null,
  answered_at: at,
  sentiment: 'negative' as const,
  sentiment_score: -0.6,
  language: 'en' as const,
  objective_id: 'p1',
  question_id: null,
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
  pageQualifiedResponses: { response: { items: [qualifiedResponse], next: null, searched: 0 } },
  countQualifiedResponses: { response: { total: 24, locked: 18, unlocked: 6, more: false } },
  unlockResponse: { response: { response: qualifiedResponse, credits: 9 } },
  unlockResponses: {
    request: { response_ids: [responseId] },
    response: {
      results: [{ id: responseId, outcome: 'unlocked' as const, response: qualifiedResponse }],
      unlocked: 1,
      credits: 9,
    },
  },
  reportQualification: {
    response: {
      response: { ...qualifiedResponse, credit_returned: true },
      credits: 10,
      returns_left: 9,
    },
  },
} satisfies ExamplesOf<typeof responses>

const exportJob = {
  ...{ id: exportId, survey_id: surveyId, survey_title: 'Why customers cancel' },
  ...{ what: 'responses' as const, format: 'xlsx' as const, filtered: false },
  ...{ status: 'ready' as const, percent: 100, runs: 1, requested_at: at, as_of: at },
  ...{ rows: 48_210, bytes: 6_310_442, expires_at: '2026-03-09T14:05:12Z', failure: null },
}

export const exportExamples = {
  exportResults: {},
  createExport: {
    request: { survey: surveyId, what: 'responses', format: 'xlsx' },
    response: {
      url: null,
      export: { ...exportJob, status: 'queued', percent: 0, as_of: null, rows: null, bytes: null },
    },
  },
  listExports: { response: [exportJob] },
  downloadExport: {},
  removeExport: { response: done },
} satisfies ExamplesOf<typeof exports>

const madeBy = { engine: 'openai', model: 'm' }

export const sessionDetailExamples = {
  getSessionDetails: {
    response: {
      conversation_id: conversationId,
      survey_version: 1,
      status: 'completed',
      end_reason: 'covered',
      anonymous: false,
      ...{ device: 'mobile', mode: 'advanced', language: 'en' },
      erased_on: '2027-03-02T14:05:09.120Z',
      ...{ started_at: at, last_action_at: at, completed_at: at, duration_seconds: 240 },
      overall_sentiment: 'negative',
      ai_qualified: true,
      respondent: { name: 'Bruno', reference: '', fields: [] },
      audio_consent: null,
      rating: 5,
      comment: 'Quick and kind.',
      comment_flag: null,
      rewards: [],
      turns: [
        {
          key: responseId,
          conversation_id: conversationId,
          response_id: responseId,
          number: 1,
          question,
          kind: 'open',
          ...{ answer, cut: false, status: 'unlocked', score: 0.82, sentiment: 'negative' },
          ...{ flag: null, emotions: [], aspects: [], follow_up: null, spoken: false },
          ...{ asked_by: madeBy, scored_by: madeBy, asked_at: at, answered_at: at },
          explanation: 'A negative feeling prevails.',
          why: {
            ...{
              purpose: 'opening',
              probe: null,
              objective: 'Reasons',
              guards: [],
              fallback: null,
            },
          },
        },
      ],
    },
  },
  eraseSession: { response: done },
} satisfies ExamplesOf<typeof sessionDetails>

const sources = [
  {
    response_id: responseId,
    conversation_id: conversationId,
    start: 7,
    end: 15,
    quote: 'too slow',
    locked: false,
  },
]

const report = {
  status: 'ready' as const,
  progress: { done: 1, total: 1 },
  failure: null,
  responses: 24,
  new_responses: 0,
  left_out: 0,
  saturation: null,
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
