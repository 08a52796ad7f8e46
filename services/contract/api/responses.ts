import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { MadeBy, SessionMode } from '../events/conversation-types.ts'
import { HelpTier } from '../help.ts'
import { SurveyLanguage } from '../languages.ts'
import { limits } from '../limits.ts'
import { Respondent } from '../respondent.ts'
import { Level, Sentiment } from '../survey.ts'

/**
 * `detailed_analysis` is empty while the response is locked, because it may quote the answer.
 */
export const QualifiedResponse = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  /** Absent if the respondent is unknown. */
  respondent: Respondent.optional(),
  question_text: z.string(),
  response_text: z.string(),
  is_unlocked: z.boolean(),
  /** Reported as wrongly qualified, or a call for help: its credit was returned; it stays readable. */
  credit_returned: z.boolean(),
  /** Set once an unlocked response turned out to be a call for help. */
  call_for_help: HelpTier.nullable(),
  answered_at: z.iso.datetime(),
  /** Null until the answer is analysed. */
  sentiment: Sentiment.nullable(),
  /** -1 to 1. */
  sentiment_score: z.number().nullable(),
  /** The question's language; null if it was not recorded. */
  language: SurveyLanguage.nullable(),
  /** The objective that the question is about. */
  objective_id: z.string().nullable(),
  /** The survey's fixed question; null for a question of the interviewer. */
  question_id: z.string().nullable(),
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

export const ResponseChannel = SessionMode.exclude(['preview'])
export type ResponseChannel = z.infer<typeof ResponseChannel>

/** Whether a qualified response can be read. */
export const ResponseAccess = z.enum(['locked', 'unlocked'])

const Score = z.coerce.number().min(0).max(1)

/** Filters of responses. All of them have to match; bounds are inclusive, except `to`. */
export const ResponseFilter = z.object({
  min_score: Score.optional(),
  max_score: Score.optional(),
  sentiment: Sentiment.optional(),
  /** The `id` of a topic or recommendation of the survey's insights. One of an earlier report matches nothing. */
  topic: z
    .string()
    .regex(/^\d{1,9}-r?\d{1,4}$/)
    .optional(),
  objective: z.string().max(100).optional(),
  /** The id of a fixed question. */
  question: z.string().max(100).optional(),
  channel: ResponseChannel.optional(),
  language: SurveyLanguage.optional(),
  access: ResponseAccess.optional(),
  /** Time of the answer. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
})
export type ResponseFilter = z.infer<typeof ResponseFilter>

/** A reversed range is an error, not an empty result. For `superRefine`. */
export function checkRanges(
  { min_score, max_score, from, to }: ResponseFilter,
  context: z.RefinementCtx,
): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (min_score !== undefined && max_score !== undefined && min_score > max_score)
    refuse('max_score', 'Must not be below min_score')
  if (from !== undefined && to !== undefined && Date.parse(from) >= Date.parse(to))
    refuse('to', 'Must be after from')
}

export const ResponseOrder = z.enum([
  'newest',
  'oldest',
  'highest_score',
  'lowest_score',
  'most_positive',
  'most_negative',
])
export type ResponseOrder = z.infer<typeof ResponseOrder>

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

/**
 * A search reads what the owner may read: the question, the respondent, and the response or its excerpt. A page of it ends
 * after a bounded number of responses, so it may be short although `next` is set.
 */
export const pageQualifiedResponses = endpoint('GET /api/surveys/:id/qualified-responses/page', {
  access: 'owner',
  summary: 'Lists one page of the qualified responses that match the filters.',
  input: z
    .strictObject({
      id: z.uuid(),
      ...ResponseFilter.shape,
      /** Ignores case and accents. */
      search: z.string().trim().max(200).optional(),
      order: ResponseOrder.default('newest'),
      limit: z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.default),
      /** The `next` of the page before, in the same order. */
      before: z.string().max(100).optional(),
    })
    .superRefine(checkRanges),
  output: z.object({
    items: z.array(QualifiedResponse),
    /** The next page's `before`; null on the last page. */
    next: z.string().nullable(),
    /** How many responses the search has read for this page; 0 without a search. */
    searched: z.int(),
  }),
  problems: ['surveys/not-found'],
})

export const countQualifiedResponses = endpoint('GET /api/surveys/:id/qualified-responses/counts', {
  access: 'owner',
  summary: 'Counts the qualified responses that match the filters.',
  input: z.strictObject({ id: z.uuid(), ...ResponseFilter.shape }).superRefine(checkRanges),
  /** `more`: with a filter, counting ends at 10,000. */
  output: z.object({ total: z.int(), locked: z.int(), unlocked: z.int(), more: z.boolean() }),
  problems: ['surveys/not-found'],
})

/** `insufficient_credits`: the credits were used up by the responses before it in the list. */
export const UnlockOutcome = z.enum([
  'unlocked',
  'already_unlocked',
  'insufficient_credits',
  'not_for_sale',
  'not_found',
])
export type UnlockOutcome = z.infer<typeof UnlockOutcome>

export const unlockResponses = endpoint('POST /api/surveys/:id/qualified-responses/unlock', {
  access: 'owner',
  summary: 'Unlocks responses of a survey for one credit each, in their order. Charges each once.',
  input: z.strictObject({
    id: z.uuid(),
    response_ids: z.array(z.uuid()).min(1).max(limits.unlocks.max),
  }),
  output: z.object({
    /** In the order of the request, without repetitions. */
    results: z.array(
      z.object({
        id: z.uuid(),
        outcome: UnlockOutcome,
        /** Present once the response is unlocked. */
        response: QualifiedResponse.optional(),
      }),
    ),
    /** Number of responses that this request unlocked, which is the number of credits spent. */
    unlocked: z.int(),
    /** The balance after it. */
    credits: z.int(),
  }),
  problems: ['surveys/not-found', 'credits/insufficient'],
})
