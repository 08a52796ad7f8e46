import { z } from 'zod'
import { projection } from '../engine/projection.ts'
import { rollup } from '../engine/rollups/rollup.ts'

const DigestedResponseRow = z.object({
  responseId: z.uuid(),
  surveyId: z.uuid(),
  /** False once the answer is withdrawn or erased, or is a call for help, which is not part of insights. */
  isAnswer: z.boolean(),
})

/** How many answers of a survey are read. */
const digestedCounts = rollup({
  of: DigestedResponseRow,
  name: 'digested-counts',
  version: 1,
  table: z.object({ surveyId: z.uuid(), responses: z.int() }),
  key: ['surveyId'],
  groupsOf: ({ surveyId, isAnswer }) => (isAnswer ? [{ surveyId, responses: 1 }] : []),
})

const responseKey = ({ data }: { data: { responseId: string } }) => [
  { responseId: data.responseId },
]

/** Responses that a digest for insights has read. */
export const digestedResponses = projection({
  name: 'digested-responses',
  version: 3,
  table: DigestedResponseRow,
  key: ['responseId'],
  indexes: [['surveyId']],
  rowsOf: {
    ResponsesDigested: ({ data }) => data.responseIds.map((responseId) => ({ responseId })),
    AnswerWithdrawn: responseKey,
    ResponseErased: responseKey,
    ResponseReassessed: (event) => (event.data.tier === null ? [] : responseKey(event)),
    SessionErased: ({ data }) => (data.responseIds ?? []).map((responseId) => ({ responseId })),
    SurveyErased: ({ id }) => [{ surveyId: id }],
  },
  evolve(row, event, { responseId }) {
    if (event.type === 'SurveyErased' || responseId === undefined) return null
    if (event.type === 'ResponsesDigested')
      return { responseId, surveyId: event.id, isAnswer: true }
    return row ? { ...row, isAnswer: false } : null
  },
  rollups: [digestedCounts],
})
