// Messages of the sockets. Joining, a missed notification and a reconnect all use one request: the items after `since`.
import { z } from 'zod'
import type { AiUsage } from './api/ai-usage.ts'
import { ExportJob } from './api/exports.ts'
import { SurveyInsights } from './api/insights.ts'
import type { QualifiedResponse } from './api/responses.ts'
import { QuestionsPerSession, Ratings, SurveyListItem } from './api/surveys.ts'
import { Respondent } from './respondent.ts'
import { FollowUpReason, MadeBy } from './events/conversation-types.ts'
import { Emotion } from './events/responses.ts'
import { QuestionKind, Sentiment, SurveyStatus } from './survey.ts'

/** Place in a feed: a position and a row's key; empty is the start. Opaque to clients, which send back the last one. */
export const Cursor = z.string().max(400)
export type Cursor = z.infer<typeof Cursor>

/**
 * Channels of the owners' socket. `survey-turns`, `qualified-responses` and `ai-usage` take a survey's id,
 * `survey-figures` (one item for each survey that is not deleted), `credit-balance` (one item), `exports` and `reports`
 * (one item: fetch them again) the owner's id. A list of surveys includes their figures: followed from its `Prosa-Live-Since`, `survey-figures` sends only changes.
 */
export const Topic = z.enum([
  'survey-turns',
  'survey-figures',
  'qualified-responses',
  'ai-usage',
  'credit-balance',
  'insights',
  'exports',
  'reports',
])
export type Topic = z.infer<typeof Topic>

export const FollowMessage = z.strictObject({ topic: Topic, id: z.uuid(), since: Cursor })
export const UnfollowMessage = z.strictObject({ topic: Topic, id: z.uuid() })

/** `cursor` is the next request's `since`. An item replaces earlier ones with its `key`, or deletes them if `deleted`. */
export type ItemsMessage<T = unknown> = {
  topic: Topic
  id: string
  items: LiveItem<T>[]
  cursor: Cursor
}
export type LiveItem<T = unknown> = { key: string; deleted?: true } & T

export type FollowAck = { ok: true } | { ok: false; code: string }

/** socket.io events of the owners' socket, at path `/live/owner`. */
export type OwnerSocket = {
  clientToServer: {
    follow(request: z.infer<typeof FollowMessage>, ack: (reply: FollowAck) => void): void
    unfollow(request: z.infer<typeof UnfollowMessage>): void
  }
  serverToClient: { items(items: ItemsMessage): void }
}

/** pending: not judged yet; locked: qualified, not paid; unlocked: paid; open: not for sale, so readable. */
export const ResponseStatus = z.enum(['unanswered', 'pending', 'open', 'locked', 'unlocked'])
export type ResponseStatus = z.infer<typeof ResponseStatus>

/** abandoned: the respondent left, and did not come back in time. */
export const ConversationEnd = z.enum(['completed', 'abandoned'])
export type ConversationEnd = z.infer<typeof ConversationEnd>

/** A question and its answer for the owner: the server cuts or masks locked text. */
export const OwnerTurn = z.object({
  key: z.string(),
  conversation_id: z.uuid(),
  /** Absent if the respondent is unknown. Equal in all turns of the conversation. */
  respondent: Respondent.optional(),
  /** The response to unlock; absent without an answer. */
  response_id: z.uuid().nullish(),
  number: z.int(),
  question: z.string(),
  kind: QuestionKind,
  /** Not a question, but a message to a respondent who needs help; the answer is the reply to it. */
  support: z.literal(true).optional(),
  answer: z.string().nullable(),
  /** True when `answer` is an excerpt. */
  cut: z.boolean(),
  status: ResponseStatus,
  score: z.number().nullable(),
  sentiment: Sentiment.nullable(),
  /** The respondent is, or may be, in distress; or the answer holds instructions for the AI. */
  flag: z.enum(['distress', 'concern', 'injection']).nullable(),
  /** Strongest first. Flagged answers have no emotions and no aspects. */
  emotions: z.array(Emotion),
  /** A locked answer has only aspects in its excerpt or among the owner's keywords. */
  aspects: z.array(z.object({ name: z.string(), sentiment: z.number() })),
  /** The sentiment that triggered the next question. */
  follow_up: FollowUpReason.nullable(),
  /** Null for the owner's own questions and for messages to a respondent who needs help. */
  asked_by: MadeBy.nullable(),
  /** Null until the answer is scored. */
  scored_by: MadeBy.nullable(),
  /** The answer is a transcription. */
  spoken: z.boolean(),
  /** The conversation ended before this question was answered, or this answer to a form's question was scored. */
  ended: ConversationEnd.optional(),
  asked_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
})
export type OwnerTurn = z.infer<typeof OwnerTurn>

/** A survey's figures as they change; the same fields as in the list. */
export const LiveFigures = SurveyListItem.pick({
  total_sessions: true,
  completed_sessions: true,
  completion_rate: true,
  total_responses: true,
  qualified_responses: true,
}).extend({
  survey_id: z.uuid(),
  status: SurveyStatus.optional(),
  /** The survey's version: clients with an earlier one fetch it again. */
  version: z.int().optional(),
  ...Ratings,
  ...QuestionsPerSession,
})
export type LiveFigures = z.infer<typeof LiveFigures>

/** Progress of a survey's insights. Clients fetch the report when `generated_at` changes. */
export const LiveInsights = SurveyInsights.pick({
  status: true,
  progress: true,
  failure: true,
  generated_at: true,
})
export type LiveInsights = z.infer<typeof LiveInsights>

/** Progress of a file that is written in the background. Clients fetch the list when another status is reached. */
export const LiveExport = ExportJob.pick({ status: true, percent: true, runs: true })
export type LiveExport = z.infer<typeof LiveExport>

/** The last change of an owner's figures. */
export type LiveReports = { changed_at: string }

export const LiveBalance = z.object({ total_credits: z.int() })
export type LiveBalance = z.infer<typeof LiveBalance>
export type LiveAiUsage = AiUsage
export type LiveQualifiedResponse = z.infer<typeof QualifiedResponse>

/**
 * Messages of the respondents' plain WebSocket, `GET /api/public/sessions/:sessionId/live?since=CURSOR`.
 * `delta` is best effort: the partial wording of question `number`, replacing the previous one; empty if it is withdrawn.
 * The turn that follows has the final wording.
 */
export type RespondentMessage =
  | {
      type: 'turns'
      items: { key: string; question: unknown; answer: string | null; deleted?: true }[]
      cursor: Cursor
    }
  | { type: 'delta'; number: number; text: string }
  | { type: 'finished' }

/** One entry of the auditors' feed, `GET /api/ledger/feed?since=CURSOR` (plain WebSocket): the ledger's event as stored. */
export const LedgerEntry = z.object({
  key: z.string(),
  position: z.string(),
  revision: z.int(),
  type: z.string(),
  at: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
  balance: z.int(),
  previous_hash: z.string(),
  hash: z.string(),
  /** On the last entry of a page: the next request's `since`. */
  cursor: Cursor.optional(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>
