import { z } from 'zod'
import { Intent, isCallForHelp, QuestionPurpose } from '#contract/events/conversation-types.ts'
import { rollup } from '../engine/rollups/rollup.ts'

/** What counts of a response. */
const CountedResponse = z.object({
  surveyId: z.uuid(),
  intent: Intent.nullable(),
  purpose: QuestionPurpose,
  answeredAt: z.iso.datetime().nullable(),
})

/** What the insights of a survey are based on: its answers, and the calls for help, which are left out. */
export const insightAnswers = rollup({
  of: CountedResponse,
  name: 'insight-answers',
  version: 1,
  table: z.object({ surveyId: z.uuid(), answers: z.int(), calls: z.int() }),
  key: ['surveyId'],
  groupsOf({ surveyId, intent, purpose, answeredAt }) {
    if (purpose === 'support' || answeredAt === null) return []
    if (intent === 'answer') return [{ surveyId, answers: 1, calls: 0 }]
    return isCallForHelp(intent) ? [{ surveyId, answers: 0, calls: 1 }] : []
  },
})
