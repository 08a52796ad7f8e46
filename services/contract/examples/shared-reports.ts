import type * as sharedReports from '../api/shared-reports.ts'
import type { ExamplesOf } from './examples-of.ts'
import { at, done, surveyId } from './ids.ts'

const shareId = '0198f3d1-6c40-7d19-8a35-3b7e2f9c1d07'
const token = 'AZjz0WxAfRmKNTt-L5wdBwAAAAEPcm9zYS1zaGFyZWQtcmVwb3J0'

const shows = {
  ...{ overview: true, sentiment: true, charts: true, aspects: true, moments: true },
  insights: 'findings' as const,
}

const link = {
  id: shareId,
  title: 'Cancellations, first quarter',
  url: `https://prosa.example.org/shared/${token}`,
  surveys: [{ id: surveyId, title: 'Why customers cancel' }],
  ...{ period: '90d' as const, from: null, to: null },
  shows,
  mode: 'pinned' as const,
  language: 'en' as const,
  shared_at: at,
  expires_at: '2026-04-01T14:05:09Z',
  ...{ expired: false, has_password: true },
}

const share = (count: number, percentage: number, lower: number, upper: number) => ({
  ...{ count, percentage },
  interval: { lower, upper },
})
const sentiments = {
  scored: 20,
  positive: share(4, 20, 8.1, 41.6),
  neutral: share(6, 30, 14.5, 51.9),
  negative: share(10, 50, 29.9, 70.1),
  mixed: share(0, 0, 0, 16.1),
  net: { value: -30, lower: -64.5, upper: 4.5 },
}
const summary = {
  sentiment_trend: 'stable' as const,
  trend: {
    ...{ enough_data: false, scored: 20, scored_before: 0 },
    ...{ change: null, visible_change: null },
  },
}
const metrics = {
  ...{ total_sessions: 8, completed_sessions: 6, total_responses: 24 },
  completion_interval: { lower: 40.9, upper: 92.9 },
}
const total = { ...metrics, total_surveys: 1, avg_completion_rate: 75, sentiments }

const report = {
  title: link.title,
  ...{ language: 'en' as const, mode: 'pinned' as const, shows },
  ...{ shared_at: at, expires_at: link.expires_at },
  as_of: { at, position: '00000000000000004711' },
  range: {
    ...{ from: '2025-12-03', to: '2026-03-02' },
    before: { from: '2025-09-04', to: '2025-12-02' },
  },
  overview: {
    metrics: total,
    surveys: [
      {
        survey: { title: 'Why customers cancel', status: 'published' as const },
        metrics: { ...metrics, completion_rate: 75 },
        sentiment_summary: {
          ...{ positive_percentage: 20, neutral_percentage: 30, negative_percentage: 50 },
          ...summary,
          sentiments,
        },
      },
    ],
  },
  sentiment: {
    sentiments,
    ...summary,
    emotions: [{ emotion: 'frustration' as const, ...share(12, 60, 38.7, 78.1) }],
  },
  series: {
    interval: 'week' as const,
    points: [
      {
        ...{ day: '2026-02-23', sessions: 8, completed: 6, completion_rate: 75 },
        completion_interval: metrics.completion_interval,
        ...{ responses: 24, scored: 20, net: sentiments.net },
      },
    ],
  },
  aspects: [
    {
      ...{ name: 'import', mentions: 10, positive: share(1, 10, 1.8, 40.4) },
      ...{ neutral: share(2, 20, 5.7, 51), negative: share(7, 70, 39.7, 89.2) },
    },
  ],
  moments: {
    count: 2,
    shown: [
      {
        survey: 'Why customers cancel',
        question_text: 'What was the moment when you decided to leave?',
        response_text: 'The import failed for the third time, right before our audit.',
        ...{ sentiment_score: -0.82, answered_on: '2026-02-25' },
      },
    ],
  },
  insights: [
    {
      ...{ survey: 'Why customers cancel', generated_at: at },
      findings: [
        {
          text: 'People leave because the import is slow.',
          ...{ sentiment: 'negative' as const, people: 5, quotes: [] },
        },
      ],
      ...{ topics: [], recommendations: [] },
    },
  ],
  erased: { sessions: 1, responses: 3, surveys: 0, statements: 0 },
  now: { at, metrics: { ...total, total_sessions: 9, total_responses: 27 } },
}

export const sharedReportExamples = {
  createSharedReport: {
    request: { title: link.title, surveys: [surveyId], period: '90d', mode: 'pinned' },
    response: link,
  },
  listSharedReports: { response: [link] },
  changeSharedReport: { request: { expires_in_days: 30 }, response: link },
  revokeSharedReport: { response: done },
  readSharedReport: { response: report },
  openSharedReport: {
    request: { password: 'four words are better' },
    response: { report, pass: token },
  },
} satisfies ExamplesOf<typeof sharedReports>
