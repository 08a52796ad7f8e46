import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'
import { SessionMode } from '../events/conversation-types.ts'
import { Help } from '../help.ts'
import { SurveyLanguage, SurveyLanguageInput } from '../languages.ts'
import { limits } from '../limits.ts'
import { PrivacyNotice } from '../settings.ts'
import { Reward, SurveyQuestion, SurveyStatus } from '../survey.ts'
import {
  AnswerValues,
  Closing,
  NextQuestion,
  RespondentTurn,
  SessionState,
} from './conversation-turns.ts'
import { QuestionOutput } from './questions.ts'
import { SurveyType } from './surveys.ts'

/** A respondent's secret capability: random, made by the server. An owner's preview has a prefix. */
export const SessionId = z.string().regex(/^(preview-)?[0-9a-f]{32}$/)
/** Whether a session is an owner's preview, which is in no figures. */
export const isPreview = (sessionId: string): boolean => sessionId.startsWith('preview-')
/** Documented clients send values of any type; they become text. */
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
  /** Always empty: the goal is private to the owner. */
  goal: z.literal(''),
  /** JSON of the fields that a respondent's page needs. */
  config_json: z.string(),
  /** Empty if the interviewer asks. */
  questions: z.array(QuestionOutput),
})
export type PublicSurvey = z.infer<typeof PublicSurvey>

export const getPublicSurvey = endpoint('GET /api/public/surveys/:publicId', {
  access: 'anyone',
  summary: 'Returns the public fields of a survey.',
  input: z.strictObject({ publicId: PublicId }),
  output: PublicSurvey,
  problems: ['surveys/not-public', 'surveys/unavailable'],
})

/** The survey's page judges what is an opening by a person. */
export const reportOpening = endpoint('POST /api/public/surveys/:publicId/openings', {
  access: 'anyone',
  summary:
    'Counts that a person opened the page of a survey. Has no body; stores no address and sets no cookie.',
  input: z.strictObject({ publicId: PublicId }),
  output: Done,
  accepted:
    'Counted, and stored within a minute with the others of the survey. A server that is killed before loses it.',
  isAlwaysAccepted: true,
  problems: ['surveys/not-public', 'surveys/unavailable', 'request/too-many'],
})

export const startSession = endpoint('POST /api/public/surveys/:publicId/sessions', {
  access: 'anyone',
  summary: 'Starts a session. Under load, requires a solved challenge.',
  input: z.strictObject({
    publicId: PublicId,
    user_agent: z.string().max(1000).optional(),
    referrer: z.string().max(2000).optional(),
    language: SurveyLanguageInput.optional(),
    /** Documented clients send `normal` for `web`. */
    mode: z
      .preprocess(
        (value) => (value === 'normal' ? 'web' : value),
        SessionMode.exclude(['preview', 'whatsapp']),
      )
      .default('web'),
    pre_survey_data: z.record(z.string().max(60), FieldText).optional(),
    /** What the respondent read. It holds for the conversation where the survey's settings keep more by now. */
    notice: PrivacyNotice.optional(),
    /** The `c` of a personal link. The same value resumes the same conversation. */
    invitation: z.string().max(200).optional(),
    /** For surveys with one answer per browser: the token of the first start, if the browser stores no cookies. */
    browser_token: z.string().max(200).optional(),
    /** After `conversations/proof-required`: ALTCHA's payload, base64 of `{"challenge": …, "solution": …}`. */
    proof: z.string().max(4000).optional(),
    /** Milliseconds between showing the page and starting. */
    shown_ms: z.number().min(0).optional(),
    /** Honeypot: must be empty. */
    website: z.string().max(2000).optional(),
  }),
  output: z.object({
    session_id: z.string(),
    /** Only for surveys with one answer per browser: send it when starting again. */
    browser_token: z.string().optional(),
  }),
  problems: [
    'surveys/not-public',
    'surveys/unavailable',
    'surveys/full',
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
    /** In a form, the answered questions in the form's order. */
    turns: z.array(RespondentTurn.extend({ given: AnswerValues.nullable() })),
    /** The form's questions in the session's survey version; empty if the interviewer asks. */
    questions: z.array(SurveyQuestion),
    session_state: SessionState,
    /** Code to read or delete the answers. Absent in previews. */
    receipt_code: z.string().optional(),
  }),
  problems: ['conversations/not-found'],
})

export const getFirstQuestion = endpoint('POST /api/public/sessions/:sessionId/first-question', {
  access: 'respondent',
  summary: 'Returns the opening question; waits until there is one.',
  input: z.strictObject({
    sessionId: SessionId,
    /** Sent by documented clients and ignored: the server's state counts. */
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
  summary: 'Submits an answer. In a form: again to revise, empty to withdraw.',
  input: z.strictObject({
    sessionId: SessionId,
    /** The pending question; in a form, the survey question's id. Ignored in previews. */
    question_id: z.string().max(100).default(''),
    text_response: z.string().max(limits.answer.max).nullish(),
    selected_options: z
      .array(z.string().max(limits.options.length))
      .max(limits.options.max)
      .nullish(),
    scale_value: z.int().min(limits.scale.min).max(limits.scale.max).nullish(),
    /** The answer to a question of the kind `nps`. */
    nps_value: z.int().min(limits.nps.min).max(limits.nps.max).nullish(),
    boolean_value: z.boolean().nullish(),
    /** Every option once, best first: its text or its 0-based index. */
    ranking_order: z
      .array(z.union([z.string().max(limits.options.length), z.int()]))
      .max(limits.options.max)
      .nullish(),
    number_value: z.number().nullish(),
    /** `yyyy-mm-dd`, a valid date. */
    date_value: z.string().max(40).nullish(),
    /** The text is a transcription. */
    transcribed: z.boolean().nullish(),
  }),
  output: z.object({
    ok: z.literal(true),
    response_id: z.uuid(),
    position: z.string(),
    /** In a form: the answer shows that the respondent needs help. */
    help: Help.optional(),
  }),
  problems: [
    'conversations/not-found',
    'conversations/finished',
    'conversations/out-of-turn',
    'conversations/wrong-kind',
    'conversations/exclusive-option',
    'conversations/unknown-question',
    'conversations/answer-required',
  ],
})

/** A rating in stars. */
export const Stars = z.int().min(limits.rating.min).max(limits.rating.max)

export const completeSession = endpoint('POST /api/public/sessions/:sessionId/complete', {
  access: 'respondent',
  summary: 'Completes a session; a form needs its required answers. Idempotent.',
  input: z.strictObject({ sessionId: SessionId }),
  output: z.object({
    ok: z.literal(true),
    rewards_data: z.object({ rewards: z.array(Reward) }).optional(),
    /** The respondent mentioned distress: the last screen shows where to find help. */
    support: z.boolean().optional(),
    /** Help for the most serious answer, also for the tier `concern`. */
    help: Help.optional(),
    /** The last message of an interview. */
    closing: Closing.optional(),
    receipt_code: z.string().optional(),
    /** The respondent's rating, if any. */
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
  output: Done.extend({
    /** The comment shows that the respondent needs help. */
    help: Help.optional(),
  }),
  problems: ['conversations/not-found', 'conversations/unfinished', 'request/too-many'],
})
