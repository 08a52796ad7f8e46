import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SentimentConfig } from '../survey.ts'

/** A survey's sentiment settings. `version` counts the changes; 0 without a time: the defaults. */
export const SentimentSettings = SentimentConfig.extend({
  version: z.int().min(0),
  updated_at: z.iso.datetime().nullable(),
})
export type SentimentSettings = z.infer<typeof SentimentSettings>

export const getSentimentConfig = endpoint('GET /api/surveys/:id/sentiment-config', {
  access: 'owner',
  summary: 'Returns the sentiment settings of a survey.',
  input: z.strictObject({ id: z.uuid() }),
  output: SentimentSettings,
  problems: ['surveys/not-found'],
})

/** A stale `version` is refused. Omitted fields have their defaults. */
export const configureSentiment = endpoint('PUT /api/surveys/:id/sentiment-config', {
  access: 'owner',
  summary: 'Changes the sentiment settings for sessions that start later.',
  input: SentimentConfig.extend({ id: z.uuid(), version: z.int().min(0).optional() }),
  output: SentimentSettings,
  problems: ['surveys/not-found', 'surveys/unknown-point', 'surveys/stale-version'],
})
