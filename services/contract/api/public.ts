import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SessionMode } from '../events/conversations.ts'
import { SurveyLanguage, SurveyLanguageInput } from '../languages.ts'
import { limits } from '../limits.ts'
import { QuestionKind, Reward, SurveyStatus } from '../survey.ts'
import { PresentedQuestion } from './questions.ts'
import { SurveyType } from './surveys.ts'

/** The secret by which a respondent speaks: random, from the server, known to nobody else. An owner's preview says that it is one. */
export const SessionId = z.string().regex(/^(preview-)?[0-9a-f]{32}$/)
/** Whether a session is an owner's preview, which counts nowhere. */
export const isPreview = (sessionId: string): boolean => sessionId.startsWith('preview-')
/** A documented client's map is free: what is no text becomes text. */
const FieldText = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(String)
  .pipe(z.string().max(limits.preSurveyFields.length))
const PublicId = z.string().regex(/^[A-Za-z0-9]{6,40}$/)

export const PublicSurvey = z.object({
  id: z.uuid(),
  public_id: z.string(),
  title: z.string(),
  description: z.string(),
  status: SurveyStatus,
  survey_type: SurveyType,
  language: SurveyLanguage,
  /** Always empty: the goal is the owner's business. */
  goal: z.literal(''),
  /** JSON of what a respondent's page needs to know, and nothing else. */
  config_json: z.string(),
  /** None where the interviewer asks. */
  questions: z.array(PresentedQuestion),
})
export type PublicSurvey = z.infer<typeof PublicSurvey>

export const Question = z.object({
  id: z.uuid(),
  text: z.string(),
  type: QuestionKind,
  options: z.array(z.string()),
  number: z.int(),
  /** In which it is worded, where that is known: a respondent is answered in their own language. */
  language: SurveyLanguage.optional(),
})
export type Question = z.infer<typeof Question>

export const SessionState = z.object({
  current_count: z.int(),
  max_questions: z.int(),
  questions_answered: z.int(),
})

/** One exchange, as its respondent sees it. `key` and `position` order it in the live feed. */
export const RespondentTurn = z.object({
  key: z.string(),
  position: z.string(),
  question: Question,
  answer: z.string().nullable(),
})
export type RespondentTurn = z.infer<typeof RespondentTurn>

/** Without a question the conversation is over. */
export const NextQuestion = z.object({
  question: Question.optional(),
  session_state: SessionState,
  completion_triggered: z.boolean(),
})
export type NextQuestion = z.infer<typeof NextQuestion>

export const getPublicSurvey = endpoint('GET /api/public/surveys/:publicId', {
  access: 'anyone',
  summary: 'What a respondent may know of a survey.',
  input: z.strictObject({ publicId: PublicId }),
  output: PublicSurvey,
  problems: ['surveys/not-public', 'surveys/unavailable'],
})

export const startSession = endpoint('POST /api/public/surveys/:publicId/sessions', {
  access: 'anyone',
  summary: 'Begins a conversation.',
  input: z.strictObject({
    publicId: PublicId,
    user_agent: z.string().max(1000).optional(),
    referrer: z.string().max(2000).optional(),
    language: SurveyLanguageInput.optional(),
    /** Documented clients say `normal`, which is `web`. */
    mode: z
      .preprocess(
        (value) => (value === 'normal' ? 'web' : value),
        SessionMode.exclude(['preview', 'whatsapp']),
      )
      .default('web'),
    pre_survey_data: z.record(z.string().max(60), FieldText).optional(),
    /** From a personal link: its `c`. Told again, it is the same conversation. */
    invitation: z.string().max(200).optional(),
  }),
  output: z.object({ session_id: z.string() }),
  problems: [
    'surveys/not-public',
    'surveys/unavailable',
    'surveys/form-not-answerable',
    'surveys/invitation-required',
    'surveys/invitation-invalid',
    'surveys/invitation-used',
    'conversations/finished',
    'conversations/pre-survey-incomplete',
  ],
})

export const getSession = endpoint('GET /api/public/sessions/:sessionId', {
  access: 'respondent',
  summary: 'Where a conversation stands, so that it can be resumed.',
  input: z.strictObject({ sessionId: SessionId }),
  output: z.object({
    public_id: z.string(),
    finished: z.boolean(),
    turns: z.array(RespondentTurn),
    session_state: SessionState,
  }),
  problems: ['conversations/not-found'],
})

export const firstQuestion = endpoint('POST /api/public/sessions/:sessionId/first-question', {
  access: 'respondent',
  summary: 'The opening question. Waits until it has been asked.',
  input: z.strictObject({
    sessionId: SessionId,
    /** Sent by documented clients and ignored: the server's state rules. */
    survey_config: z.unknown().optional(),
  }),
  output: NextQuestion,
  problems: ['conversations/not-found', 'conversations/finished', 'conversations/question-pending'],
})

export const nextQuestion = endpoint('POST /api/public/sessions/:sessionId/next-question', {
  access: 'respondent',
  summary: 'The question after the last answer. Waits until it has been asked.',
  input: z.strictObject({
    sessionId: SessionId,
    context_preserved: z.boolean().optional(),
    anti_repetition: z.boolean().optional(),
  }),
  output: NextQuestion,
  problems: ['conversations/not-found', 'conversations/question-pending'],
})

export const submitAnswer = endpoint('POST /api/public/sessions/:sessionId/responses', {
  access: 'respondent',
  summary: 'Answers the question being asked.',
  input: z.strictObject({
    sessionId: SessionId,
    /** The question being asked. A preview's clients may call it as they like, or not at all. */
    question_id: z.string().max(100).default(''),
    text_response: z.string().max(limits.answer.max).nullish(),
    selected_options: z
      .array(z.string().max(limits.options.length))
      .max(limits.options.max)
      .nullish(),
    scale_value: z.int().min(limits.scale.min).max(limits.scale.max).nullish(),
    boolean_value: z.boolean().nullish(),
    /** Documented, and answers to no kind of question yet. */
    ranking_order: z
      .array(z.union([z.string().max(limits.options.length), z.int()]))
      .max(limits.options.max)
      .nullish(),
    number_value: z.number().nullish(),
    date_value: z.string().max(40).nullish(),
  }),
  output: z.object({ ok: z.literal(true), response_id: z.uuid(), position: z.string() }),
  problems: [
    'conversations/not-found',
    'conversations/finished',
    'conversations/out-of-turn',
    'conversations/wrong-kind',
  ],
})

export const completeSession = endpoint('POST /api/public/sessions/:sessionId/complete', {
  access: 'respondent',
  summary: 'Ends the conversation; doing so again changes nothing.',
  input: z.strictObject({ sessionId: SessionId }),
  output: z.object({
    ok: z.literal(true),
    rewards_data: z.object({ rewards: z.array(Reward) }).optional(),
    /** The person told of distress: their last screen says where there is help. */
    support: z.boolean().optional(),
  }),
  problems: ['conversations/not-found'],
})
