import { z } from 'zod'
import { SurveyLanguage } from '../languages.ts'
import { SentimentConfig, SurveyConfig } from '../survey.ts'
import { event } from './event.ts'

/** A whole immutable version: running sessions keep the one they started with. */
const version = {
  version: z.int().positive(),
  title: z.string(),
  description: z.string(),
  goal: z.string(),
  language: SurveyLanguage,
  config: SurveyConfig,
}

export const SurveyDrafted = event('SurveyDrafted', 1, {
  ownerId: z.uuid(),
  publicId: z.string(),
  ...version,
})
export const SurveyRevised = event('SurveyRevised', 1, version)
export const SurveyPublished = event('SurveyPublished', 1, { version: z.int().positive() })
export const SurveyPaused = event('SurveyPaused', 1, {})
export const SurveyReactivated = event('SurveyReactivated', 1, { version: z.int().positive() })
export const SurveyClosed = event('SurveyClosed', 1, {})

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
  SentimentAnalysisConfigured,
])
export type SurveyEvent = z.infer<typeof SurveyEvent>
