import { z } from 'zod'
import { Level, Sentiment } from '../survey.ts'
import { FollowUpReason, Provenance } from './conversation-types.ts'
import { event, personal } from './event.ts'

export const Emotion = z.enum([
  'joy',
  'frustration',
  'anger',
  'surprise',
  'sadness',
  'confidence',
  'fear',
  'other',
])
export type Emotion = z.infer<typeof Emotion>

const Share = z.number().min(0).max(1)

/** A complete verdict: whether the response is for sale, and why. Scores are 0 to 1. */
export const Qualification = z.object({
  score: Share,
  rubricVersion: z.string(),
  metrics: z.object({
    depth_score: Share,
    relevance_score: Share,
    insight_value: Share,
    engagement_level: Share,
  }),
  assessment: z.object({ commercial_value: Level, actionability: Level, uniqueness: Level }),
  reason: personal(z.string()),
  detailedAnalysis: personal(z.string()),
  valueJustification: personal(z.string()),
})
export type Qualification = z.infer<typeof Qualification>

const response = {
  responseId: z.uuid(),
  conversationId: z.uuid(),
  surveyId: z.uuid(),
  ownerId: z.uuid(),
}

export const ResponseAnalysed = event('ResponseAnalysed', 1, {
  ...response,
  sentiment: z.object({
    score: z.number().min(-1).max(1),
    class: Sentiment,
    /** 0 to 1; below the owner's threshold the class is neutral. */
    confidence: z.number().min(0).max(1).optional(),
  }),
  /** Shares with the sum 1, or empty. */
  emotions: z.partialRecord(Emotion, Share),
  aspects: z.array(
    z.object({
      /** May be a word of the answer; not encrypted in older events. */
      name: personal(z.string()),
      sentiment: z.number().min(-1).max(1),
      /** A keyword of the owner, or a word found in the answer. */
      source: z.enum(['keyword', 'discovered']).optional(),
    }),
  ),
  explanation: personal(z.string()),
  provenance: Provenance,
})

export const ResponseQualified = event('ResponseQualified', 1, {
  ...response,
  qualification: Qualification,
  provenance: Provenance,
})

export const ResponseNotQualified = event('ResponseNotQualified', 1, {
  ...response,
  score: Share,
  rubricVersion: z.string(),
  reason: personal(z.string()),
  provenance: Provenance,
})

/** The sentiment of this response triggered the follow-up question. */
export const FollowUpTriggered = event('FollowUpTriggered', 1, {
  ...response,
  reason: FollowUpReason,
  score: z.number().min(-1).max(1),
  questionId: z.uuid(),
})

/** A response that was put on sale by an earlier rubric was assessed again for calls for help. */
export const ResponseReassessed = event('ResponseReassessed', 1, {
  ...response,
  /** Null: it stays on sale. */
  tier: z.enum(['distress', 'concern']).nullable(),
  provenance: Provenance,
})

/** The respondent erased the response: what it added to the figures is taken out of them. */
export const ResponseErased = event('ResponseErased', 1, {
  ...response,
  /** Null: it was not analysed. */
  sentiment: z.object({ score: z.number().min(-1).max(1), class: Sentiment }).nullable(),
  qualified: z.boolean(),
})

export const ResponseEvent = z.discriminatedUnion('type', [
  ResponseAnalysed,
  ResponseQualified,
  ResponseNotQualified,
  FollowUpTriggered,
  ResponseReassessed,
  ResponseErased,
])
export type ResponseEvent = z.infer<typeof ResponseEvent>
