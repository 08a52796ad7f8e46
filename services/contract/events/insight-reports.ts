// Insights over all responses of a survey. Every statement has its sources; quotes are resolved on reading.
import { z } from 'zod'
import { SurveyLanguage } from '../languages.ts'
import { Level, Sentiment } from '../survey.ts'
import { AiFailureReason, Provenance } from './conversation-types.ts'
import { event, personal } from './event.ts'

/** UTF-16 offsets into a response's stored text, end exclusive. */
export const Source = z.object({ responseId: z.uuid(), start: z.int().min(0), end: z.int() })
export type Source = z.infer<typeof Source>

/** Never empty: statements without sources are not stored. */
const sources = z.array(Source).min(1)

/** A quote of an answer in a text of the report: the text's path, such as `topics.0.description`, and offsets into it. */
export const VerbatimRepeat = Source.extend({ at: z.string() })
export type VerbatimRepeat = z.infer<typeof VerbatimRepeat>

/** What a statement rests on besides its sources. Absent in statements from before it was recorded. */
const basis = {
  objectiveId: z.string().nullable().optional(),
  /** All responses that show it; `sources` quotes some of them. */
  responseIds: z.array(z.uuid()).optional(),
  /** The statement in words that reveal no single answer, for as long as one that it is worded after is locked. */
  general: personal(z.string()).optional(),
}

/** The findings of one part of the responses, before the parts are merged. */
export const Finding = z.object({
  kind: z.enum(['finding', 'topic', 'pattern', 'recommendation']),
  text: personal(z.string()),
  sentiment: Sentiment.nullable(),
  sources,
  ...basis,
})
export type Finding = z.infer<typeof Finding>

const statementBasis = {
  ...basis,
  /** Number of people whose responses show it. */
  people: z.int().min(1).optional(),
  /** How many sources, from the first on, the statement is worded after; all where absent. */
  wordedAfter: z.int().min(0).optional(),
  /**
   * The statement with fewer people, from one less on, and its general form without quotes. One takes its place for each
   * of its people who is erased; without one left the statement is erased.
   */
  fewer: z
    .array(z.object({ text: personal(z.string()), general: personal(z.string()) }))
    .optional(),
}

/** `contrast`: people disagree; `surprise`: few people, but it weighs, or they contradict many. */
export const FindingKind = z.enum(['finding', 'contrast', 'surprise'])

export const Report = z.object({
  overview: personal(z.string()),
  /** Sentences that answer the goal, before the overview; absent in reports from before they were written. */
  summary: z.array(z.object({ text: personal(z.string()), sources, ...statementBasis })).optional(),
  findings: z.array(
    z.object({
      text: personal(z.string()),
      kind: FindingKind.optional(),
      sentiment: Sentiment.nullable().optional(),
      sources,
      ...statementBasis,
    }),
  ),
  topics: z.array(
    z.object({
      name: personal(z.string()),
      /** Number of responses about the topic. */
      frequency: z.int().min(1),
      sentiment: Sentiment,
      description: personal(z.string()),
      sources,
      ...statementBasis,
      /**
       * How many responses are of sessions that started on each UTC day: `responseIds` has those of the earliest day first. Absent in
       * reports from before it was recorded.
       */
      startedOn: z.record(z.iso.date(), z.int().min(1)).optional(),
    }),
  ),
  patterns: z.array(
    z.object({
      pattern: personal(z.string()),
      evidence: personal(z.string()),
      impact: Level,
      sources,
      ...statementBasis,
    }),
  ),
  recommendations: z.array(
    z.object({
      action: personal(z.string()),
      priority: Level,
      rationale: personal(z.string()),
      expectedOutcome: personal(z.string()),
      sources,
      ...statementBasis,
    }),
  ),
})
export type Report = z.infer<typeof Report>

export const InsightsRequested = event('InsightsRequested', 1, {
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  requestId: z.uuid(),
  language: SurveyLanguage,
})

/** The analysis of one part of the responses. Each response is analysed once, for all reports. */
export const ResponsesDigested = event('ResponsesDigested', 1, {
  requestId: z.uuid(),
  part: z.int().positive(),
  parts: z.int().positive(),
  responseIds: z.array(z.uuid()).min(1),
  findings: z.array(Finding),
  provenance: Provenance,
})

export const InsightsGenerated = event('InsightsGenerated', 1, {
  requestId: z.uuid(),
  responseCount: z.int().positive(),
  /** Number of people who gave the responses. */
  peopleCount: z.int().positive().optional(),
  report: Report,
  /** Quotes are redacted while their answer is locked and after its erasure. */
  repeats: z.array(VerbatimRepeat),
  /** Number of statements that no answer supports. */
  dropped: z.int().min(0),
  provenance: Provenance,
})

export const InsightsFailed = event('InsightsFailed', 1, {
  requestId: z.uuid(),
  reason: z.union([AiFailureReason, z.literal('no-responses')]),
})

export const InsightEvent = z.discriminatedUnion('type', [
  InsightsRequested,
  ResponsesDigested,
  InsightsGenerated,
  InsightsFailed,
])
export type InsightEvent = z.infer<typeof InsightEvent>
