import { z } from 'zod'
import { projection } from '../engine/projection.ts'

/** Responses that were read for insights. */
const DigestedResponseRow = z.object({ responseId: z.uuid(), surveyId: z.uuid() })

export const digestedResponses = projection({
  name: 'digested-responses',
  version: 1,
  table: DigestedResponseRow,
  key: ['responseId'],
  rowsOf: {
    ResponsesDigested: ({ data }) => data.responseIds.map((responseId) => ({ responseId })),
  },
  evolve: (row, event, { responseId }) =>
    row ?? (responseId === undefined ? null : { responseId, surveyId: event.id }),
})
