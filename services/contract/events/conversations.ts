import { z } from 'zod'
import { CountryCode, Help, HelpTier } from '../help.ts'
import { Personality, SurveyLanguage } from '../languages.ts'
import { limits } from '../limits.ts'
import { RetentionDays } from '../settings.ts'
import {
  defaultSentiment,
  QuestionKind,
  Reward,
  Sentiment,
  SentimentConfig,
  SurveyQuestion,
} from '../survey.ts'
import { event, owned, personal } from './event.ts'
import {
  AiFailureReason,
  AnswerFlag,
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

/** A personal link, by its number in its batch. */
const InvitationLink = z.object({ batchId: z.uuid(), number: z.int().positive() })

/**
 * Has the survey version of the conversation: later edits do not change a running conversation. Since version 2 the survey's
 * words are sealed, with the key of the conversation.
 */
export const SessionStarted = event('SessionStarted', 2, {
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  surveyVersion: z.int().positive(),
  title: owned(z.string(), ''),
  /** As respondents read it on the survey's page; absent where there is none, and in older events. */
  description: owned(z.string(), '').optional(),
  goal: owned(z.string(), ''),
  language: SurveyLanguage,
  /** Decides which help lines are shown; absent if unknown. */
  country: CountryCode.optional(),
  personality: Personality,
  objectives: z.array(
    Objective.extend({ text: owned(z.string(), ''), question: owned(z.string(), '').optional() }),
  ),
  maxQuestions: z.int().positive(),
  maxFollowups: z.int().min(0),
  requiredFields: owned(z.array(z.string()), []),
  mode: SessionMode,
  /** Absent in anonymous conversations. */
  device: z.enum(['mobile', 'desktop']).optional(),
  /** Without device, link and fields of the respondent. */
  anonymous: z.literal(true).optional(),
  /** The respondent was promised that the answers are erased after these days; null: never. Absent in older events: 365. */
  retentionDays: RetentionDays.optional(),
  publicId: z.string().optional(),
  /** The personal link of the conversation, by its number in its batch. */
  invitation: InvitationLink.optional(),
  /** Rewards for completing the conversation; may be empty. */
  rewards: owned(z.array(Reward), []).optional(),
  /** Absent in older events: the defaults. */
  sentiment: owned(SentimentConfig, defaultSentiment).optional(),
  /** Whether answers may be spoken. */
  audio: z.literal(true).optional(),
  /** The fixed questions of a form; absent if the interviewer asks. */
  questions: owned(z.array(SurveyQuestion), []).optional(),
})

export const PreSurveyDataGiven = event('PreSurveyDataGiven', 1, {
  fields: personal(z.record(z.string(), z.string())),
})

/** The kinds of consent and the versions of their texts. The text of a version never changes. */
export const ConsentMatter = z.enum(['audio'])
export const ConsentText = z.enum(['audio-1'])

export const ConsentGiven = event('ConsentGiven', 1, {
  what: ConsentMatter,
  textVersion: ConsentText,
})

/** A recording was transcribed for the respondent to edit or discard. Neither the recording nor the text is stored. */
export const RecordingTranscribed = event('RecordingTranscribed', 1, {
  seconds: z.number().min(0),
  engine: z.string(),
})

/** Since version 2 its options are sealed, too. */
export const QuestionAsked = event('QuestionAsked', 2, {
  questionId: z.uuid(),
  /** 1-based, including follow-ups. In a form: the question's place, in any order of answers. */
  number: z.int().positive(),
  text: personal(z.string()),
  kind: QuestionKind,
  options: owned(z.array(z.string()), []),
  /** Only of `multiple`: options that cannot be chosen together with another one. */
  exclusiveOptions: owned(z.array(z.string()).min(1), []).optional(),
  objectiveId: z.string().nullable(),
  purpose: QuestionPurpose,
  /** In a form: the survey question's id. */
  surveyQuestionId: z.string().optional(),
  /** Quotes of the respondent: the quoted answer, and UTF-16 offsets into `text`. */
  quotes: z.array(z.object({ responseId: z.uuid(), start: z.int(), end: z.int() })),
  /**
   * Set where the wording may say in other words what an answer says. While one of the answers is locked, an owner reads
   * `general` instead: the objective's spoken question or text, or the survey's title.
   */
  basis: z
    .object({ responseIds: z.array(z.uuid()).min(1), general: owned(z.string(), '') })
    .optional(),
  /** The survey's language if absent. */
  language: SurveyLanguage.optional(),
  /** Only for the purpose `probe`. */
  probe: ProbeKind.optional(),
  /** Set if the owner's sentiment settings triggered this follow-up. */
  trigger: FollowUpReason.optional(),
  /** A probe that asks how two things fit together that the respondent said. */
  reconciles: z.literal(true).optional(),
  /** A probe that returns to an answer before the last one. */
  returnsTo: z.uuid().optional(),
  /** Answers that asked the interviewer something, to which the wording replies. */
  repliesTo: z.array(z.uuid()).min(1).optional(),
  /** Only for the purpose `support`: what is shown with the text. No `text` of a model's, which is personal. */
  help: Help.optional(),
  provenance: Provenance,
})

const answerPayload = {
  questionId: z.uuid(),
  responseId: z.uuid(),
  number: z.int().positive(),
  kind: QuestionKind,
  /** The answer's text, or the text form of a choice. */
  text: personal(z.string()),
  /** The chosen value of questions that are not open. */
  choice: personal(
    z.object({
      selectedOptions: z.array(z.string()).optional(),
      scale: z.int().optional(),
      /** From 0 to 10. */
      nps: z.int().optional(),
      boolean: z.boolean().optional(),
      /** Every option, best first. */
      ranking: z.array(z.string()).optional(),
      number: z.number().optional(),
      /** `yyyy-mm-dd`. */
      date: z.iso.date().optional(),
    }),
  ),
  /** Time between question and answer; null if unknown. */
  elapsedMs: z.int().nullable(),
  /** The answer is a transcription, possibly edited. Absent: typed or chosen. */
  spoken: z.literal(true).optional(),
  /** The reply to a support message: in no figure, and never for sale. */
  support: z.literal(true).optional(),
}

export const AnswerSubmitted = event('AnswerSubmitted', 1, answerPayload)

/** Replaces the answer of the same response. Only in a form. */
export const AnswerRevised = event('AnswerRevised', 1, answerPayload)

/** Withdraws the answer without a new one. Only in a form. */
export const AnswerWithdrawn = event('AnswerWithdrawn', 1, {
  questionId: z.uuid(),
  responseId: z.uuid(),
  number: z.int().positive(),
})

/** A form question that the respondent leaves unanswered. */
export const QuestionSkipped = event('QuestionSkipped', 1, {
  questionId: z.uuid(),
  surveyQuestionId: z.string(),
  number: z.int().positive(),
})

const codingPayload = {
  questionId: z.uuid(),
  responseId: z.uuid(),
  intent: Intent,
  /** Absent in older events, and where the answer says nothing else. */
  flags: z.array(AnswerFlag).optional(),
  /** The danger is to the body, now. Only for the intents `distress` and `concern`. */
  medical: z.literal(true).optional(),
  /** Whether another person is the danger. Only for these intents; absent where no model read it, and in older events. */
  byPerson: z.boolean().optional(),
  language: SurveyLanguage,
  /** Null if the survey has no such question. */
  sentiment: z
    .object({
      score: z.number().min(-1).max(1),
      class: Sentiment,
      confidence: z.number().min(0).max(1).optional(),
    })
    .nullable(),
  /** The parts of the answer that are evidence for an objective: UTF-16 offsets into the answer. */
  evidence: z.array(z.object({ objectiveId: z.string(), start: z.int(), end: z.int() })),
  provenance: Provenance,
}

export const AnswerCoded = event('AnswerCoded', 1, {
  ...codingPayload,
  /** In a form: what the respondent is shown for this answer. */
  help: Help.optional(),
})

/** UTF-16 offsets into an answer. */
const AnswerSpan = z.object({ start: z.int(), end: z.int() })

/**
 * The engine's reading of an answer, where it came after the fallback's reading had decided the next question. It replaces
 * that of `AnswerCoded`. Only in an interview.
 */
export const AnswerReread = event('AnswerReread', 1, {
  ...codingPayload,
  /** What deserves a follow-up most. */
  salient: AnswerSpan.optional(),
  /** Words of an earlier answer, and of this one, that cannot both be true. */
  contradiction: z
    .object({ earlier: AnswerSpan.extend({ responseId: z.uuid() }), now: AnswerSpan })
    .optional(),
})

export const ObjectiveStatusChanged = event('ObjectiveStatusChanged', 1, {
  objectiveId: z.string(),
  status: ObjectiveStatus,
})

/** A rejected wording; another one or a template replaced it. */
export const GuardTripped = event('GuardTripped', 1, {
  number: z.int().positive(),
  attempt: z.int().positive(),
  guard: Guard,
  text: personal(z.string()),
  provenance: Provenance,
})

/** `engine` had no usable result for question `number` or for the analysis of its answer; `fallback` replaced it. */
export const FallbackUsed = event('FallbackUsed', 1, {
  number: z.int().positive(),
  step: z.enum(['code', 'word']),
  reason: z.union([AiFailureReason, z.literal('guard')]),
  engine: z.string(),
  fallback: z.string(),
})

/** `answered`: a form without missing answers. */
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
  /** A model's last sentence to the respondent, which takes up the last answer. Absent: a fixed text. */
  farewell: personal(z.string()).optional(),
})

/** The rewards of a completed conversation, given once. Version 1 has them in the clear. */
export const RewardsGranted = event('RewardsGranted', 2, {
  rewards: owned(z.array(Reward).min(1), []),
})

/** The respondent's rating after the end. The last one counts. */
export const SessionRated = event('SessionRated', 1, {
  rating: z.int().min(limits.rating.min).max(limits.rating.max),
  /** The replaced rating; null for the first. */
  previous: z.int().nullable(),
  comment: personal(z.string()),
  /** What the comment shows, and what the respondent is shown for it. */
  help: Help.optional(),
})

/** A model read more in the comment of the last rating than the rules did. */
export const RatingFlagged = event('RatingFlagged', 1, { tier: HelpTier, provenance: Provenance })

/** Ended after inactivity. The answers stay. */
export const SessionAbandoned = event('SessionAbandoned', 1, {
  questionsAsked: z.int(),
  answersGiven: z.int(),
})

/** The respondent's data is erased: its encryption key is destroyed after this event. */
export const SessionErased = event('SessionErased', 1, {
  /** `owner`: with its survey; `owner-session`: alone, with its part of the figures. */
  reason: z.enum(['expired', 'respondent', 'owner', 'owner-session', 'retention']),
  /** Ids of the erased responses, for consumers that hold copies. Absent in older events. */
  responseIds: z.array(z.uuid()).optional(),
  /** What a respondent, or the owner for a single session, takes out of the survey's figures; what was judged of their answers is in `ResponseErased`. */
  figures: z
    .object({
      answers: z.int(),
      rating: z.int().nullable(),
      /** Objectives that were partial, and covered, in this conversation. */
      partial: z.array(z.string()),
      covered: z.array(z.string()),
    })
    .optional(),
  /** The personal link of the conversation: the name that it carries is erased too. */
  invitation: InvitationLink.optional(),
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
  AnswerReread,
  ObjectiveStatusChanged,
  GuardTripped,
  FallbackUsed,
  SessionCompleted,
  SessionAbandoned,
  RewardsGranted,
  SessionRated,
  RatingFlagged,
  SessionErased,
])
export type ConversationEvent = z.infer<typeof ConversationEvent>
