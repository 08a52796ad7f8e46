import { z } from 'zod'
import { Personality, SurveyLanguage } from '../languages.ts'
import { limits } from '../limits.ts'
import { QuestionKind, Reward, Sentiment, SentimentConfig, SurveyQuestion } from '../survey.ts'
import { event, personal } from './event.ts'
import {
  AiFailureReason,
  QuestionPurpose,
  FollowUpReason,
  Guard,
  Intent,
  Objective,
  ObjectiveStatus,
  ProbeKind,
  Provenance,
  SessionMode,
} from './conversation-types.ts'

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
  /** The personal link that it began with, by its number in its batch. */
  invitation: z.object({ batchId: z.uuid(), number: z.int().positive() }).optional(),
  /** What a person who finishes is given; none where the survey gives none. */
  rewards: z.array(Reward).optional(),
  /** Absent in conversations from before there was one: the defaults. */
  sentiment: SentimentConfig.optional(),
  /** Answers may be spoken. */
  audio: z.literal(true).optional(),
  /** The fixed questions of a form; absent where the interviewer asks. */
  questions: z.array(SurveyQuestion).optional(),
})

export const PreSurveyDataGiven = event('PreSurveyDataGiven', 1, {
  fields: personal(z.record(z.string(), z.string())),
})

/** What a person may agree to, and the words that they read: their texts are never changed under one name. */
export const ConsentMatter = z.enum(['audio'])
export const ConsentText = z.enum(['audio-1'])

export const ConsentGiven = event('ConsentGiven', 1, {
  what: ConsentMatter,
  textVersion: ConsentText,
})

/** A recording was turned into text for the person to read, change or throw away. Neither of them is kept. */
export const RecordingTranscribed = event('RecordingTranscribed', 1, {
  seconds: z.number().min(0),
  engine: z.string(),
})

export const QuestionAsked = event('QuestionAsked', 1, {
  questionId: z.uuid(),
  /** 1-based; follow-ups count. In a form: its place there, in whatever order the answers come. */
  number: z.int().positive(),
  text: personal(z.string()),
  kind: QuestionKind,
  options: z.array(z.string()),
  objectiveId: z.string().nullable(),
  purpose: QuestionPurpose,
  /** In a form: which of the survey's questions it is. */
  surveyQuestionId: z.string().optional(),
  /** Where the text repeats a respondent's words: the answer they come from, and UTF-16 offsets into `text`. */
  quotes: z.array(z.object({ responseId: z.uuid(), start: z.int(), end: z.int() })),
  /** Absent: the survey's language. */
  language: SurveyLanguage.optional(),
  /** Only where the purpose is `probe`. */
  probe: ProbeKind.optional(),
  /** Set where the owner's configuration asked for this follow-up. */
  trigger: FollowUpReason.optional(),
  provenance: Provenance,
})

const answerPayload = {
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
      /** Every option, best first. */
      ranking: z.array(z.string()).optional(),
      number: z.number().optional(),
      /** `yyyy-mm-dd`. */
      date: z.iso.date().optional(),
    }),
  ),
  /** Between question and answer; null when it cannot be told. */
  elapsedMs: z.int().nullable(),
  /** Said aloud and transcribed, though it may have been corrected by hand. Absent: written or chosen. */
  spoken: z.literal(true).optional(),
}

export const AnswerSubmitted = event('AnswerSubmitted', 1, answerPayload)

/** Another answer in place of the one before: the same response, now saying this. Only in a form. */
export const AnswerRevised = event('AnswerRevised', 1, answerPayload)

/** The answer before is taken back, and none given. Only in a form. */
export const AnswerWithdrawn = event('AnswerWithdrawn', 1, {
  questionId: z.uuid(),
  responseId: z.uuid(),
  number: z.int().positive(),
})

/** A question of a form that the person leaves without an answer. */
export const QuestionSkipped = event('QuestionSkipped', 1, {
  questionId: z.uuid(),
  surveyQuestionId: z.string(),
  number: z.int().positive(),
})

export const AnswerCoded = event('AnswerCoded', 1, {
  questionId: z.uuid(),
  responseId: z.uuid(),
  intent: Intent,
  language: SurveyLanguage,
  /** Null where the owner wants none. */
  sentiment: z
    .object({
      score: z.number().min(-1).max(1),
      class: Sentiment,
      confidence: z.number().min(0).max(1).optional(),
    })
    .nullable(),
  /** What of the answer speaks to which objective: UTF-16 offsets into the answer. */
  evidence: z.array(z.object({ objectiveId: z.string(), start: z.int(), end: z.int() })),
  provenance: Provenance,
})

export const ObjectiveStatusChanged = event('ObjectiveStatusChanged', 1, {
  objectiveId: z.string(),
  status: ObjectiveStatus,
})

/** A wording that was not asked; another one, or a template, took its place. */
export const GuardTripped = event('GuardTripped', 1, {
  number: z.int().positive(),
  attempt: z.int().positive(),
  guard: Guard,
  text: personal(z.string()),
  provenance: Provenance,
})

/** `engine` gave nothing usable for question `number`, or for reading the answer to it; `fallback` did instead. */
export const FallbackUsed = event('FallbackUsed', 1, {
  number: z.int().positive(),
  step: z.enum(['code', 'word']),
  reason: z.union([AiFailureReason, z.literal('guard')]),
  engine: z.string(),
  fallback: z.string(),
})

/** `answered`: a form in which nothing is missing. */
export const CompletionReason = z.enum([
  'covered',
  'budget',
  'stopped',
  'distress',
  'left',
  'answered',
])

export const SessionCompleted = event('SessionCompleted', 1, {
  reason: CompletionReason,
  questionsAsked: z.int(),
  answersGiven: z.int(),
})

/** What a person who finished was given, once. */
export const RewardsGranted = event('RewardsGranted', 1, { rewards: z.array(Reward).min(1) })

/** How the person found the conversation, once it was over. The latest counts. */
export const SessionRated = event('SessionRated', 1, {
  rating: z.int().min(limits.rating.min).max(limits.rating.max),
  /** What it replaces; null where it is the first. */
  previous: z.int().nullable(),
  comment: personal(z.string()),
})

/** Nobody went on with it for so long that it is over. What was said stays. */
export const SessionAbandoned = event('SessionAbandoned', 1, {
  questionsAsked: z.int(),
  answersGiven: z.int(),
})

/** What the person said is gone: the key that sealed it is destroyed after this event. */
export const SessionErased = event('SessionErased', 1, {
  reason: z.enum(['expired', 'respondent', 'owner', 'retention']),
  /** What was said, by its ids, for whoever repeated it. Absent in events from before they were told. */
  responseIds: z.array(z.uuid()).optional(),
})

export const ConversationEvent = z.discriminatedUnion('type', [
  SessionStarted,
  PreSurveyDataGiven,
  ConsentGiven,
  RecordingTranscribed,
  QuestionAsked,
  AnswerSubmitted,
  AnswerRevised,
  AnswerWithdrawn,
  QuestionSkipped,
  AnswerCoded,
  ObjectiveStatusChanged,
  GuardTripped,
  FallbackUsed,
  SessionCompleted,
  SessionAbandoned,
  RewardsGranted,
  SessionRated,
  SessionErased,
])
export type ConversationEvent = z.infer<typeof ConversationEvent>
