// Types shared by the events of conversations.
import { z } from 'zod'

/** The engine that made an artefact, and its cost. Results are stored, so a replay calls no model. `owner`: the owner's own text. */
export const Provenance = z.object({
  engine: z.string(),
  model: z.string(),
  /** The version of the prompt, or of the rules: `rules-*`. In old events of the offline engine, rules have names of prompts. */
  promptVersion: z.string(),
  latencyMs: z.number(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** US dollars; absent if no price is known or the call is free. */
  costUsd: z.number().min(0).optional(),
  /** From a call that another event counts. */
  shared: z.literal(true).optional(),
})
export type Provenance = z.infer<typeof Provenance>

/** What made an artefact. Model and engine `offline` are the offline engine. */
export const MadeBy = Provenance.pick({ engine: true, model: true })
export type MadeBy = z.infer<typeof MadeBy>

/** `question` is its spoken question, in the survey's language. Absent: the engine words one. */
export const Objective = z.object({
  id: z.string(),
  text: z.string(),
  question: z.string().optional(),
})
export type Objective = z.infer<typeof Objective>

export const SessionMode = z.enum(['web', 'whatsapp', 'advanced', 'preview'])
export type SessionMode = z.infer<typeof SessionMode>

/** `unknown`: of anonymous conversations. */
export const SessionDevice = z.enum(['mobile', 'desktop', 'unknown'])
export type SessionDevice = z.infer<typeof SessionDevice>

export const ObjectiveStatus = z.enum(['untouched', 'touched', 'partial', 'covered', 'declined'])
export type ObjectiveStatus = z.infer<typeof ObjectiveStatus>

/** `distress`: danger or unbearable suffering of the respondent or of a person in their care. `concern`: possibly. */
export const Intent = z.enum([
  'answer',
  'dont-know',
  'refuse',
  'off-topic',
  'gibberish',
  'question-back',
  'stop',
  'distress',
  'concern',
  'injection',
])
export type Intent = z.infer<typeof Intent>

/**
 * What an answer also says, whatever its intent: it asks the interviewer something, complains of being asked again, wants to
 * leave, to continue later, to skip the question, or it greets.
 * `loss`: a person close to the respondent died. Nothing about it is asked or quoted.
 * `uneasy`: a call for help is possible, though unlikely. Nothing follows up on the answer, it is not sold, and the last screen
 * shows help lines.
 * `grave`: it describes harm, an illness, a dismissal or the like. The last message of the interview is not that of any other.
 */
export const AnswerFlag = z.enum([
  'asks',
  'repeats',
  'leaving',
  'later',
  'refuses',
  'greets',
  'loss',
  'uneasy',
  'grave',
])
export type AnswerFlag = z.infer<typeof AnswerFlag>

/** Such an answer is never analysed, judged, sold, quoted or counted into insights. */
export const isCallForHelp = (intent: Intent | null): intent is 'distress' | 'concern' =>
  intent === 'distress' || intent === 'concern'

/** Purposes of the interviewer's questions. */
export const InterviewPurpose = z.enum([
  'opening',
  'objective',
  'probe',
  'other-angle',
  'clarify',
  'closing',
])
export type InterviewPurpose = z.infer<typeof InterviewPurpose>

/** Purposes of questions: the interviewer's, a fixed question, or a message to a respondent who needs help. */
export const QuestionPurpose = z.enum([...InterviewPurpose.options, 'form', 'support'])
export type QuestionPurpose = z.infer<typeof QuestionPurpose>

/** What a follow-up asks for: an example, the personal meaning, a clarification, or the reason. */
export const ProbeKind = z.enum(['descriptive', 'idiographic', 'clarifying', 'explanatory'])
export type ProbeKind = z.infer<typeof ProbeKind>

/** Sentiments that can trigger a follow-up. */
export const FollowUpReason = z.enum(['negative', 'very-positive'])
export type FollowUpReason = z.infer<typeof FollowUpReason>

/** Reasons to reject a wording. */
export const Guard = z.enum([
  'empty',
  'too-long',
  'several-questions',
  'leading',
  'double-barrelled',
  'repeated',
  'empty-probe',
  'wrong-language',
  'wrong-kind',
  'leaks-instructions',
  'touches-call',
])
export type Guard = z.infer<typeof Guard>

/** Reasons why an engine's result is unusable. */
export const AiFailureReason = z.enum([
  'timeout',
  'unavailable',
  'rate-limited',
  'circuit-open',
  'refused',
  'invalid',
])
export type AiFailureReason = z.infer<typeof AiFailureReason>
