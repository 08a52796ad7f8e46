// Openings of surveys' pages, as counts: no event is about one person.
import { z } from 'zod'
import { event } from './event.ts'

/** What one process counted between two times, at most about a minute apart, unless it could not be stored before. */
export const SurveyOpeningsCounted = event('SurveyOpeningsCounted', 1, {
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  count: z.int().positive(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
})

export const OpeningEvent = z.discriminatedUnion('type', [SurveyOpeningsCounted])
export type OpeningEvent = z.infer<typeof OpeningEvent>
