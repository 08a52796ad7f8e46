import { z } from 'zod'
import { SessionDevice, SessionMode } from '#contract/events/conversation-types.ts'
import { Emotion } from '#contract/events/responses.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { Sentiment } from '#contract/survey.ts'
import { personalColumn } from '../engine/projection.ts'

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

/** Kinds of questions whose answers are numbers that surveys have in common. */
export const RatingKind = z.enum(['nps', 'scale'])

/** Figures of a conversation; reports count them on the UTC day on which it started. */
export const SessionFiguresRow = z.object({
  conversationId: z.uuid(),
  surveyId: z.uuid(),
  ownerId: z.uuid(),
  startedAt: z.iso.datetime(),
  surveyVersion: z.int(),
  language: SurveyLanguage,
  device: SessionDevice,
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
  /** Answers to questions of 0 to 10 and of the scale from 1 to 10, by id of the response. Empty once they are erased or expired. */
  ratings: personalColumn(
    z.record(z.uuid(), z.object({ kind: RatingKind, value: z.int().min(0).max(10) })),
  ),
})
export type SessionFiguresRow = z.infer<typeof SessionFiguresRow>
