import { z } from 'zod'
import { CountryCode } from '../help.ts'
import { SurveyLanguage } from '../languages.ts'
import { SentimentConfig, SurveyConfig, SurveyQuestion } from '../survey.ts'
import { event } from './event.ts'

/** A complete immutable version. A session keeps the version of its start. */
const version = {
  version: z.int().positive(),
  title: z.string(),
  description: z.string(),
  goal: z.string(),
  language: SurveyLanguage,
  /** Decides which help lines respondents are shown. Null or absent: unknown. */
  country: CountryCode.nullable().optional(),
  config: SurveyConfig,
  /** Absent if the interviewer asks. */
  questions: z.array(SurveyQuestion).optional(),
}

export const SurveyDrafted = event('SurveyDrafted', 1, {
  ownerId: z.uuid(),
  publicId: z.string(),
  ...version,
  /** The survey that this one is a copy of. */
  copiedFrom: z.uuid().optional(),
})
export const SurveyRevised = event('SurveyRevised', 1, {
  ...version,
  /** The earlier version that was restored. */
  restoredFrom: z.int().positive().optional(),
})
export const SurveyPublished = event('SurveyPublished', 1, { version: z.int().positive() })
export const SurveyPaused = event('SurveyPaused', 1, {})
export const SurveyReactivated = event('SurveyReactivated', 1, { version: z.int().positive() })
export const SurveyClosed = event('SurveyClosed', 1, {})

/** Null: no longer. */
export const SurveyClosingScheduled = event('SurveyClosingScheduled', 1, {
  closesAt: z.iso.datetime().nullable(),
})
/** Hidden; can be restored until this time. */
export const SurveyDeleted = event('SurveyDeleted', 1, { restorableUntil: z.iso.datetime() })
export const SurveyRestored = event('SurveyRestored', 1, {})
/** The time to restore it has passed: it is in no read model, and its conversations are erased. */
export const SurveyErased = event('SurveyErased', 1, {})
/** Links for one conversation each, numbered 1 to `count` in this batch. */
export const InvitationsIssued = event('InvitationsIssued', 1, {
  batchId: z.uuid(),
  count: z.int().positive(),
})

/** Applies to conversations that start later. */
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
