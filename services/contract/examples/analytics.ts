import type * as analyticsDetails from '../api/analytics-details.ts'
import type * as codingCheck from '../api/coding-check.ts'
import type { ExamplesOf } from './examples-of.ts'
import { answer, at, question, responseId } from './ids.ts'

const sessionCounts = { started: 12, completed: 9, completion_rate: 75 }

export const analyticsExamples = {
  getAnalyticsDetails: {
    response: {
      openings: { counted: 20, since: '2026-11-20', sessions_before: 0 },
      funnel: { opened: 20, started: 12, first_answer: 11, half: 10, completed: 9 },
      completion_rate: 75,
      outcomes: { sufficient: 9, partial: 1, broken_off: 1 },
      drop_off: {
        left: 2,
        before_first: 1,
        questions: [{ number: 1, question: 'How was your first week?', left: 1 }],
      },
      durations: {
        ...{ sessions: 9, lower_quartile: 95, median: 140, upper_quartile: 210 },
        bars: [{ from: 0, to: 120, sessions: 9 }],
      },
      devices: [{ device: 'mobile', ...sessionCounts }],
      languages: [{ language: 'en', ...sessionCounts }],
      channels: [{ channel: 'open-link', ...sessionCounts }],
      ratings: { rated: 3, average: 4.3, stars: [0, 0, 0, 2, 1] },
      timeline: {
        unit: 'day',
        bars: [{ first: '2026-11-20', last: '2026-11-20', started: 12, completed: 9 }],
      },
      questions: [
        {
          ...{ question_id: 'helped', question: 'What helped most?', answers: 10 },
          type: 'multiple',
          options: [
            { option: 'The guide', answers: 6, share: 60 },
            { option: 'A colleague', answers: 4, share: 40 },
          ],
          earlier_options: 0,
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof analyticsDetails>

const check = {
  ...{ status: 'running' as const, can_start: true, started_at: at },
  codes: [{ id: 'topic:0', kind: 'topic' as const, name: 'Slow' }],
  items: [{ response_id: responseId, question, answer, cut: false, codes: null }],
  results: [],
}

export const codingCheckExamples = {
  getCodingCheck: { response: check },
  startCodingCheck: { response: check },
  codeResponse: { request: { codes: ['topic:0'] }, response: check },
} satisfies ExamplesOf<typeof codingCheck>
