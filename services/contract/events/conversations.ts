import { z } from 'zod'
import { Personality, SurveyLanguage } from '../languages.ts'
import { QuestionKind, Reward, Sentiment } from '../survey.ts'
import { event, personal } from './event.ts'

/** Which engine made an artefact, and what it cost. What AI said is recorded; replay never calls a model. */
export const Provenance = z.object({
  engine: z.string(),
  model: z.string(),
  promptVersion: z.string(),
  latencyMs: z.number(),
  tokensIn: z.int(),
  tokensOut: z.int(),
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

/** Why a question was asked. */
export const QuestionPurpose = z.enum([
  'opening',
  'objective',
  'probe',
  'other-angle',
  'clarify',
  'closing',
])
export type QuestionPurpose = z.infer<typeof QuestionPurpose>

/** Carries the survey version that it runs, so that nothing the owner does later changes a running conversation. */
export const SessionStarted = event('SessionStarted', 1, {
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  surveyVersion: z.int().positive(),
  title: z.string(),
  goal: z.string(),
  language: SurveyLanguage,
  personality: Personality,
  objectives: z.array(Objective),
  maxQuestions: z.int().positive(),
  maxFollowups: z.int().min(0),
  requiredFields: z.array(z.string()),
  mode: SessionMode,
  device: z.enum(['mobile', 'desktop']),
  publicId: z.string().optional(),
  /** What a person who finishes is given; none where the survey gives none. */
  rewards: z.array(Reward).optional(),
})

export const PreSurveyDataGiven = event('PreSurveyDataGiven', 1, {
  fields: personal(z.record(z.string(), z.string())),
})

export const QuestionAsked = event('QuestionAsked', 1, {
  questionId: z.uuid(),
  /** 1-based; follow-ups count. */
  number: z.int().positive(),
  text: personal(z.string()),
  kind: QuestionKind,
  options: z.array(z.string()),
  objectiveId: z.string().nullable(),
  purpose: QuestionPurpose,
  /** Where the text repeats a respondent's words: the answer they come from, and UTF-16 offsets into `text`. */
  quotes: z.array(z.object({ responseId: z.uuid(), start: z.int(), end: z.int() })),
  provenance: Provenance,
})

export const AnswerSubmitted = event('AnswerSubmitted', 1, {
  questionId: z.uuid(),
  responseId: z.uuid(),
  number: z.int().positive(),
  kind: QuestionKind,
  /** What the person said, or the text form of what they chose. */
  text: personal(z.string()),
  /** What was chosen where the kind is not open. */
  choice: personal(
    z.object({
      selectedOptions: z.array(z.string()).optional(),
      scale: z.int().optional(),
      boolean: z.boolean().optional(),
    }),
  ),
  /** Between question and answer; null when it cannot be told. */
  elapsedMs: z.int().nullable(),
})

export const AnswerCoded = event('AnswerCoded', 1, {
  questionId: z.uuid(),
  responseId: z.uuid(),
  intent: Intent,
  language: SurveyLanguage,
  sentiment: z.object({ score: z.number().min(-1).max(1), class: Sentiment }),
  /** What of the answer speaks to which objective: UTF-16 offsets into the answer. */
  evidence: z.array(z.object({ objectiveId: z.string(), start: z.int(), end: z.int() })),
  provenance: Provenance,
})

export const ObjectiveStatusChanged = event('ObjectiveStatusChanged', 1, {
  objectiveId: z.string(),
  status: ObjectiveStatus,
})

export const CompletionReason = z.enum(['covered', 'budget', 'stopped', 'distress', 'left'])

export const SessionCompleted = event('SessionCompleted', 1, {
  reason: CompletionReason,
  questionsAsked: z.int(),
  answersGiven: z.int(),
})

export const ConversationEvent = z.discriminatedUnion('type', [
  SessionStarted,
  PreSurveyDataGiven,
  QuestionAsked,
  AnswerSubmitted,
  AnswerCoded,
  ObjectiveStatusChanged,
  SessionCompleted,
])
export type ConversationEvent = z.infer<typeof ConversationEvent>
