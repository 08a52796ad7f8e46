import { z } from 'zod'
import { CountryCode } from '../help.ts'
import { SurveyLanguage } from '../languages.ts'
import { SurveyRetention } from '../settings.ts'
import { defaultSentiment, SentimentConfig, SurveyConfig, SurveyQuestion } from '../survey.ts'
import { event, owned } from './event.ts'

/** This very object: the key of a survey is destroyed, and its content cannot be read. */
export const erasedConfig: SurveyConfig = SurveyConfig.parse({})

/** A survey's content, sealed with the key of the survey. */
export const SurveyTexts = {
  title: owned(z.string(), ''),
  description: owned(z.string(), ''),
  goal: owned(z.string(), ''),
  config: owned(SurveyConfig, erasedConfig),
  questions: owned(z.array(SurveyQuestion), []),
}

/** A complete immutable version. A session keeps the version of its start. */
const version = {
  version: z.int().positive(),
  title: SurveyTexts.title,
  description: SurveyTexts.description,
  goal: SurveyTexts.goal,
  language: SurveyLanguage,
  /** Decides which help lines respondents are shown. Null or absent: unknown. */
  country: CountryCode.nullable().optional(),
  config: SurveyTexts.config,
  /** Absent if the interviewer asks. */
  questions: SurveyTexts.questions.optional(),
}

/** Version 1 has the content in the clear, as have those of the other events with a version 2. */
export const SurveyDrafted = event('SurveyDrafted', 2, {
  ownerId: z.uuid(),
  publicId: z.string(),
  ...version,
  /** The survey that this one is a copy of. */
  copiedFrom: z.uuid().optional(),
})
export const SurveyRevised = event('SurveyRevised', 2, {
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
/**
 * The time to restore it has passed: it is in no read model, and its conversations are erased. The key of its content is
 * destroyed after this event.
 */
export const SurveyErased = event('SurveyErased', 1, {})
/** Links for one conversation each, numbered 1 to `count` in this batch. */
export const InvitationsIssued = event('InvitationsIssued', 1, {
  batchId: z.uuid(),
  count: z.int().positive(),
})

/** Applies to conversations that start later. */
export const SentimentAnalysisConfigured = event('SentimentAnalysisConfigured', 2, {
  config: owned(SentimentConfig, defaultSentiment),
})

/** How long the survey's conversations are kept: see `RetentionPolicy`. */
export const RetentionConfigured = event('RetentionConfigured', 1, { days: SurveyRetention })

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
  RetentionConfigured,
])
export type SurveyEvent = z.infer<typeof SurveyEvent>
