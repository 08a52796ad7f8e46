import type { OpeningEvent } from '#contract/events/openings.ts'
import type { Decider, SubjectIds } from '#kernel/commands/decider.ts'

type RecordOpenings = { type: 'RecordOpenings'; openings: OpeningEvent['data'] }

/** The openings of a survey's page on one day: a stream apart from the survey's, so that neither waits for the other. */
export const surveyOpenings: Decider<RecordOpenings, OpeningEvent, SubjectIds> = {
  category: 'openings',
  initial: () => ({}),
  evolve: (_, { data: { ownerId, surveyId } }) => ({ ownerId, surveyId }),
  decide: ({ openings }) => [{ type: 'SurveyOpeningsCounted', data: openings }],
  subjectIds: (state) => state,
}
