// What the events of conversations are told in.
import { z } from 'zod'

/** Which engine made an artefact, and what it cost. What AI said is recorded; replay never calls a model. `owner` is no AI: the owner's own words. */
export const Provenance = z.object({
  engine: z.string(),
  model: z.string(),
  promptVersion: z.string(),
  latencyMs: z.number(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** US dollars; absent where no price is known or none is paid. */
  costUsd: z.number().min(0).optional(),
})
export type Provenance = z.infer<typeof Provenance>

export const Objective = z.object({ id: z.string(), text: z.string() })
export type Objective = z.infer<typeof Objective>

export const SessionMode = z.enum(['web', 'whatsapp', 'advanced', 'preview'])
export type SessionMode = z.infer<typeof SessionMode>

export const ObjectiveStatus = z.enum(['untouched', 'touched', 'partial', 'covered', 'declined'])
export type ObjectiveStatus = z.infer<typeof ObjectiveStatus>

export const Intent = z.enum([
  'answer',
  'dont-know',
  'refuse',
  'off-topic',
  'gibberish',
  'question-back',
  'stop',
  'distress',
  'injection',
])
export type Intent = z.infer<typeof Intent>

/** Why the interviewer asked a question. */
export const InterviewPurpose = z.enum([
  'opening',
  'objective',
  'probe',
  'other-angle',
  'clarify',
  'closing',
])
export type InterviewPurpose = z.infer<typeof InterviewPurpose>

/** Why a question was asked: by the interviewer, or because it stands in a survey of fixed questions. */
export const QuestionPurpose = z.enum([...InterviewPurpose.options, 'form'])
export type QuestionPurpose = z.infer<typeof QuestionPurpose>

/** What a follow-up is after: what happened, what it means to this person, what was meant, or why. */
export const ProbeKind = z.enum(['descriptive', 'idiographic', 'clarifying', 'explanatory'])
export type ProbeKind = z.infer<typeof ProbeKind>

/** A feeling on which the owner wants a follow-up. */
export const FollowUpReason = z.enum(['negative', 'very-positive'])
export type FollowUpReason = z.infer<typeof FollowUpReason>

/** Why a wording was not asked. */
export const Guard = z.enum([
  'empty',
  'too-long',
  'several-questions',
  'leading',
  'double-barrelled',
  'repeated',
  'wrong-language',
  'wrong-kind',
  'leaks-instructions',
])
export type Guard = z.infer<typeof Guard>

/** Why an engine gave no usable result. */
export const AiFailureReason = z.enum([
  'timeout',
  'unavailable',
  'rate-limited',
  'circuit-open',
  'refused',
  'invalid',
])
export type AiFailureReason = z.infer<typeof AiFailureReason>
