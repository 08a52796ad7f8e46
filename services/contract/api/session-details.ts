// One conversation for its survey's owner: what was said, and why each question was asked.
import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'
import { CompletionReason } from '../events/conversations.ts'
import {
  Guard,
  MadeBy,
  ProbeKind,
  QuestionPurpose,
  SessionDevice,
  SessionMode,
} from '../events/conversation-types.ts'
import { HelpTier } from '../help.ts'
import { SurveyLanguage } from '../languages.ts'
import { OwnerTurn } from '../live.ts'
import { Respondent } from '../respondent.ts'
import { Sentiment } from '../survey.ts'

/** Why a question was asked. */
export const QuestionReason = z.object({
  purpose: QuestionPurpose,
  /** Only for the purpose `probe`. */
  probe: ProbeKind.nullable(),
  /** The text of the validation point. */
  objective: z.string().nullable(),
  /** Rules that rejected earlier wordings. */
  guards: z.array(Guard),
  /** Engine and model that took the place of the survey's. */
  fallback: MadeBy.nullable(),
})
export type QuestionReason = z.infer<typeof QuestionReason>

export const SessionTurn = OwnerTurn.extend({
  why: QuestionReason,
  /** Why the answer's sentiment was judged so; empty while it is locked, and without an analysis. */
  explanation: z.string(),
})
export type SessionTurn = z.infer<typeof SessionTurn>

/** Locked answers are excerpts. */
export const SessionDetails = z.object({
  conversation_id: z.uuid(),
  survey_version: z.int(),
  status: z.enum(['in_progress', 'completed', 'abandoned']),
  /** Null while it runs, and of an abandoned conversation. */
  end_reason: CompletionReason.nullable(),
  /** No device, name or contact of the respondent is kept. */
  anonymous: z.boolean(),
  device: SessionDevice,
  mode: SessionMode,
  language: SurveyLanguage,
  started_at: z.iso.datetime(),
  last_action_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  /** When it is erased, unless the period is changed; null: never. */
  erased_on: z.iso.datetime().nullable(),
  /** From the start to the last action. */
  duration_seconds: z.int(),
  /** The sentiment of the analysed answers together; null without one. */
  overall_sentiment: Sentiment.nullable(),
  /** Whether a response of it is qualified. */
  ai_qualified: z.boolean(),
  /** Null where nothing is known. */
  respondent: Respondent.nullable(),
  /** Version of the notice to which the respondent agreed before speaking. */
  audio_consent: z.string().nullable(),
  rating: z.int().nullable(),
  comment: z.string(),
  comment_flag: HelpTier.nullable(),
  /** Titles of the granted rewards. */
  rewards: z.array(z.string()),
  turns: z.array(SessionTurn),
})
export type SessionDetails = z.infer<typeof SessionDetails>

const Address = z.strictObject({ id: z.uuid(), conversationId: z.uuid() })

export const getSessionDetails = endpoint('GET /api/surveys/:id/sessions/:conversationId', {
  access: 'owner',
  summary: 'Returns a conversation with the reason for each question.',
  input: Address,
  output: SessionDetails,
  problems: ['conversations/not-found'],
})

export const eraseSession = endpoint('DELETE /api/surveys/:id/sessions/:conversationId', {
  access: 'owner',
  summary:
    'Erases a conversation permanently, with its part of every figure and insight. Credits do not change.',
  input: Address,
  output: Done,
  problems: ['conversations/not-found'],
})
