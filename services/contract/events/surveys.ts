import { z } from 'zod'
import { SurveyLanguage } from '../languages.ts'
import { SentimentConfig, SurveyConfig, SurveyQuestion } from '../survey.ts'
import { event } from './event.ts'

/** A whole immutable version: running sessions keep the one they started with. */
const version = {
  version: z.int().positive(),
  title: z.string(),
  description: z.string(),
  goal: z.string(),
  language: SurveyLanguage,
  config: SurveyConfig,
  /** Absent where the interviewer asks. */
  questions: z.array(SurveyQuestion).optional(),
}

export const SurveyDrafted = event('SurveyDrafted', 1, {
  ownerId: z.uuid(),
  publicId: z.string(),
  ...version,
  /** The survey that this one began as a copy of. */
  copiedFrom: z.uuid().optional(),
})
export const SurveyRevised = event('SurveyRevised', 1, {
  ...version,
  /** The earlier version that was brought back. */
  restoredFrom: z.int().positive().optional(),
})
export const SurveyPublished = event('SurveyPublished', 1, { version: z.int().positive() })
export const SurveyPaused = event('SurveyPaused', 1, {})
export const SurveyReactivated = event('SurveyReactivated', 1, { version: z.int().positive() })
export const SurveyClosed = event('SurveyClosed', 1, {})

/** Null: not any more. */
export const SurveyClosingScheduled = event('SurveyClosingScheduled', 1, {
  closesAt: z.iso.datetime().nullable(),
})
/** Out of sight, and until then to be brought back as it was. */
export const SurveyDeleted = event('SurveyDeleted', 1, { restorableUntil: z.iso.datetime() })
export const SurveyRestored = event('SurveyRestored', 1, {})
/** Its days in which it could be restored are over: no read model knows it any more, and its conversations are erased. */
export const SurveyErased = event('SurveyErased', 1, {})
/** Links, each for one conversation; number 1 to `count` of this batch. */
export const InvitationsIssued = event('InvitationsIssued', 1, {
  batchId: z.uuid(),
  count: z.int().positive(),
})

/** Holds for conversations that begin from now on. */
export const SentimentAnalysisConfigured = event('SentimentAnalysisConfigured', 1, {
  config: SentimentConfig,
})

export const SurveyEvent = z.discriminatedUnion('type', [
  SurveyDrafted,
  SurveyRevised,
  SurveyPublished,
  SurveyPaused,
  SurveyReactivated,
  SurveyClosed,
  SurveyClosingScheduled,
  SurveyDeleted,
  SurveyRestored,
  SurveyErased,
  InvitationsIssued,
  SentimentAnalysisConfigured,
])
export type SurveyEvent = z.infer<typeof SurveyEvent>
