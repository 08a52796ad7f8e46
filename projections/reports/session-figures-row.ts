import { z } from 'zod'
import { SessionMode } from '#contract/events/conversation-types.ts'
import { Emotion } from '#contract/events/responses.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { Sentiment } from '#contract/survey.ts'

/** What reports count of an analysed answer, until its respondent erases it. */
const AnsweredFigures = z.object({
  sentiment: Sentiment,
  /** From -1000 to 1000. */
  score: z.int(),
  /** The strongest one; null without emotions. */
  emotion: Emotion.nullable(),
  /** Aspects that are keywords of the owner: fingerprint and score, from -1000 to 1000. */
  aspects: z.array(z.tuple([z.string(), z.int()])),
  analysedAt: z.iso.datetime(),
})
export type AnsweredFigures = z.infer<typeof AnsweredFigures>

/** Figures of a conversation; reports count them on the UTC day on which it started. */
export const SessionFiguresRow = z.object({
  conversationId: z.uuid(),
  surveyId: z.uuid(),
  ownerId: z.uuid(),
  startedAt: z.iso.datetime(),
  surveyVersion: z.int(),
  language: SurveyLanguage,
  device: z.enum(['mobile', 'desktop']),
  mode: SessionMode,
  /** Batch of the invitation that the conversation was started with. */
  invitationBatchId: z.uuid().nullable(),
  completed: z.boolean(),
  /** From the start to the completion; null before it. */
  seconds: z.int().nullable(),
  /** Its answers were erased; unless their respondent erased them, the figures stay. */
  erased: z.boolean(),
  responses: z.int(),
  qualified: z.int(),
  /** The analysed ones, by id of the response. */
  answers: z.record(z.uuid(), AnsweredFigures),
})
export type SessionFiguresRow = z.infer<typeof SessionFiguresRow>
