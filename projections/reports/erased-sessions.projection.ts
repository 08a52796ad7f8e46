import { z } from 'zod'
import { projection } from '../engine/projection.ts'

/**
 * Conversations whose answers are taken out of all figures: erased by their respondent, or one at a time by the owner.
 * Figures that were stored before subtract their part in them. After the retention period figures stay.
 */
const ErasedSessionRow = z.object({
  conversationId: z.uuid(),
  surveyId: z.uuid(),
  erasedAt: z.iso.datetime(),
})

export const erasedSessions = projection({
  name: 'erased-sessions',
  version: 1,
  table: ErasedSessionRow,
  key: ['conversationId'],
  indexes: [['surveyId']],
  rowsOf: {
    SessionErased: ({ id, data, meta }) =>
      data.figures && meta.surveyId ? [{ conversationId: id }] : [],
    SurveyErased: ({ id }) => [{ surveyId: id }],
  },
  evolve: (_, event) =>
    event.type === 'SurveyErased' || !event.meta.surveyId
      ? null
      : { conversationId: event.id, surveyId: event.meta.surveyId, erasedAt: event.at },
})
