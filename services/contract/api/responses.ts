import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { MadeBy } from '../events/conversation-types.ts'
import { HelpTier } from '../help.ts'
import { Level } from '../survey.ts'

/**
 * `detailed_analysis` is empty while the response is locked, because it may quote the answer.
 */
export const QualifiedResponse = z.object({
  id: z.uuid(),
  question_text: z.string(),
  response_text: z.string(),
  is_unlocked: z.boolean(),
  /** Reported as wrongly qualified, or a call for help: its credit was returned; it stays readable. */
  credit_returned: z.boolean(),
  /** Set once an unlocked response turned out to be a call for help. */
  call_for_help: HelpTier.nullable(),
  answered_at: z.iso.datetime(),
  ai_qualification: z.object({
    qualification_score: z.number(),
    qualification_reason: z.string(),
    quality_metrics: z.object({
      depth_score: z.number(),
      relevance_score: z.number(),
      insight_value: z.number(),
      engagement_level: z.number(),
    }),
    monetization_assessment: z.object({
      commercial_value: Level,
      actionability: Level,
      uniqueness: Level,
    }),
    detailed_analysis: z.string(),
    value_justification: z.string(),
    rubric_version: z.string(),
    scored_by: MadeBy,
  }),
})
export type QualifiedResponse = z.infer<typeof QualifiedResponse>

/** A respondent's rating of a conversation, and the rewards. */
export const Impression = z.object({
  conversation_id: z.uuid(),
  /** 1 to 5 stars. */
  rating: z.int().nullable(),
  comment: z.string(),
  /** The comment shows that the respondent needs help, or may need it. */
  flag: HelpTier.nullable(),
  /** Titles of rewards. */
  rewards: z.array(z.string()),
})
export type Impression = z.infer<typeof Impression>

export const listImpressions = endpoint('GET /api/surveys/:id/impressions', {
  access: 'owner',
  summary: 'Lists the ratings and rewards of the newest completed sessions.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.array(Impression),
  problems: ['surveys/not-found'],
})

export const unlockResponse = endpoint('POST /api/responses/:id/unlock', {
  access: 'owner',
  summary: 'Unlocks a response for one credit. Charges once.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ response: QualifiedResponse, credits: z.int() }),
  problems: ['responses/not-found', 'responses/not-for-sale', 'credits/insufficient'],
})

export const reportQualification = endpoint('POST /api/responses/:id/report-qualification', {
  access: 'owner',
  summary: 'Reports an unlocked response as wrongly qualified and refunds its credit, once.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    response: QualifiedResponse,
    credits: z.int(),
    /** Returns left this month. */
    returns_left: z.int(),
  }),
  problems: ['responses/not-found', 'credits/not-unlocked', 'credits/refund-limit'],
})
