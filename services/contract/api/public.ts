import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'
import { SessionMode } from '../events/conversation-types.ts'
import { SurveyLanguage, SurveyLanguageInput } from '../languages.ts'
import { limits } from '../limits.ts'
import { QuestionKind, Reward, SurveyQuestion, SurveyStatus } from '../survey.ts'
import { QuestionOutput } from './questions.ts'
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
export const PublicId = z.string().regex(/^[A-Za-z0-9]{6,40}$/)

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
  questions: z.array(QuestionOutput),
})
export type PublicSurvey = z.infer<typeof PublicSurvey>

export const Question = z.object({
  /** In a form the survey question's own. */
  id: z.string().max(100),
  text: z.string(),
  type: QuestionKind,
  options: z.array(z.string()),
  /** 1-based; in a form its place there. */
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

/** An answer as it was given, so that going back shows it: null is what its kind of question does not take. */
export const AnswerValues = z.object({
  text_response: z.string().nullable(),
  selected_options: z.array(z.string()).nullable(),
  scale_value: z.int().nullable(),
  boolean_value: z.boolean().nullable(),
  ranking_order: z.array(z.string()).nullable(),
  number_value: z.number().nullable(),
  date_value: z.string().nullable(),
})
export type AnswerValues = z.infer<typeof AnswerValues>

/** Without a question the conversation is over, or nothing of the form is left to ask. */
export const NextQuestion = z.object({
  question: Question.optional(),
  session_state: SessionState,
  completion_triggered: z.boolean(),
})
export type NextQuestion = z.infer<typeof NextQuestion>

export const getPublicSurvey = endpoint('GET /api/public/surveys/:publicId', {
  access: 'anyone',
  summary: 'Returns the public fields of a survey.',
  input: z.strictObject({ publicId: PublicId }),
  output: PublicSurvey,
  problems: ['surveys/not-public', 'surveys/unavailable'],
})

export const startSession = endpoint('POST /api/public/surveys/:publicId/sessions', {
  access: 'anyone',
  summary:
    'Starts a session. Under load it is refused with a challenge: solve it and send the proof.',
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
    /** Where a browser answers once: what it was told when it began. Browsers that keep cookies need not say it. */
    browser_token: z.string().max(200).optional(),
    /** After `conversations/proof-required`: base64 of `{"challenge": …, "solution": …}`, ALTCHA's payload. */
    proof: z.string().max(4000).optional(),
    /** How many milliseconds the page was there before. */
    shown_ms: z.number().min(0).optional(),
    /** No person sees this field: leave it empty. */
    website: z.string().max(2000).optional(),
  }),
  output: z.object({
    session_id: z.string(),
    /** Only where a browser answers once: say it when beginning again. */
    browser_token: z.string().optional(),
  }),
  problems: [
    'surveys/not-public',
    'surveys/unavailable',
    'surveys/no-questions',
    'surveys/invitation-required',
    'surveys/invitation-invalid',
    'surveys/invitation-used',
    'conversations/proof-required',
    'conversations/proof-used',
    'conversations/already-answered',
    'conversations/finished',
    'conversations/pre-survey-incomplete',
  ],
})

export const getSession = endpoint('GET /api/public/sessions/:sessionId', {
  access: 'respondent',
  summary: 'Returns the state of a session, to resume it.',
  input: z.strictObject({ sessionId: SessionId }),
  output: z.object({
    public_id: z.string(),
    survey_type: SurveyType,
    finished: z.boolean(),
    /** Of a form those that are answered, in the form's order. */
    turns: z.array(RespondentTurn.extend({ given: AnswerValues.nullable() })),
    /** What a form asks, as it was when this session began; none where the interviewer asks. */
    questions: z.array(SurveyQuestion),
    session_state: SessionState,
    /** With it the person reads or deletes what they said. An owner's preview has none. */
    receipt_code: z.string().optional(),
  }),
  problems: ['conversations/not-found'],
})

export const getFirstQuestion = endpoint('POST /api/public/sessions/:sessionId/first-question', {
  access: 'respondent',
  summary: 'Returns the opening question; waits until there is one.',
  input: z.strictObject({
    sessionId: SessionId,
    /** Sent by documented clients and ignored: the server's state rules. */
    survey_config: z.unknown().optional(),
  }),
  output: NextQuestion,
  problems: ['conversations/not-found', 'conversations/finished', 'conversations/question-pending'],
})

export const getNextQuestion = endpoint('POST /api/public/sessions/:sessionId/next-question', {
  access: 'respondent',
  summary: 'Returns the question after the last answer; waits until there is one.',
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
  summary:
    'Answers the current question. A form takes answers in any order: again to revise, empty to withdraw.',
  input: z.strictObject({
    sessionId: SessionId,
    /** The question being asked; in a form the survey question's own id. A preview's clients may call it as they like, or not at all. */
    question_id: z.string().max(100).default(''),
    text_response: z.string().max(limits.answer.max).nullish(),
    selected_options: z
      .array(z.string().max(limits.options.length))
      .max(limits.options.max)
      .nullish(),
    scale_value: z.int().min(limits.scale.min).max(limits.scale.max).nullish(),
    boolean_value: z.boolean().nullish(),
    /** Every option once, best first: as it is worded, or by its 0-based place. */
    ranking_order: z
      .array(z.union([z.string().max(limits.options.length), z.int()]))
      .max(limits.options.max)
      .nullish(),
    number_value: z.number().nullish(),
    /** `yyyy-mm-dd`, a day that there is. */
    date_value: z.string().max(40).nullish(),
    /** The words came from a recording. */
    transcribed: z.boolean().nullish(),
  }),
  output: z.object({ ok: z.literal(true), response_id: z.uuid(), position: z.string() }),
  problems: [
    'conversations/not-found',
    'conversations/finished',
    'conversations/out-of-turn',
    'conversations/wrong-kind',
    'conversations/unknown-question',
    'conversations/answer-required',
  ],
})

/** What a conversation is rated with. */
export const Stars = z.int().min(limits.rating.min).max(limits.rating.max)

export const completeSession = endpoint('POST /api/public/sessions/:sessionId/complete', {
  access: 'respondent',
  summary: 'Completes a session; a form needs its required answers. Idempotent.',
  input: z.strictObject({ sessionId: SessionId }),
  output: z.object({
    ok: z.literal(true),
    rewards_data: z.object({ rewards: z.array(Reward) }).optional(),
    /** The person told of distress: their last screen says where there is help. */
    support: z.boolean().optional(),
    receipt_code: z.string().optional(),
    /** What the person thought of it, where they have said so. */
    rating: Stars.optional(),
  }),
  problems: ['conversations/not-found', 'conversations/required-missing'],
})

export const rateSession = endpoint('POST /api/public/sessions/:sessionId/rating', {
  access: 'respondent',
  summary: 'Rates a completed session. The last rating counts.',
  input: z.strictObject({
    sessionId: SessionId,
    rating: Stars,
    comment: z.string().max(limits.rating.commentLength).default(''),
  }),
  output: Done,
  problems: ['conversations/not-found', 'conversations/unfinished', 'request/too-many'],
})
