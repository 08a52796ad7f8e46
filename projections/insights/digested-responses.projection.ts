import { z } from 'zod'
import { projection } from '../engine/projection.ts'

/** Responses that a digest for insights has read. */
const DigestedResponseRow = z.object({ responseId: z.uuid(), surveyId: z.uuid() })

export const digestedResponses = projection({
  name: 'digested-responses',
  version: 2,
  table: DigestedResponseRow,
  key: ['responseId'],
  indexes: [['surveyId']],
  rowsOf: {
    ResponsesDigested: ({ data }) => data.responseIds.map((responseId) => ({ responseId })),
    SurveyErased: ({ id }) => [{ surveyId: id }],
  },
  evolve(row, event, { responseId }) {
    if (event.type === 'SurveyErased') return null
    return row ?? (responseId === undefined ? null : { responseId, surveyId: event.id })
  },
})
