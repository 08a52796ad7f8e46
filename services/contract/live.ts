// What travels over the sockets. Joining, a missed announcement and a reconnect are one request: what is new since `since`?
import { z } from 'zod'
import type { AiUsage } from './api/ai-usage.ts'
import { SurveyInsights } from './api/insights.ts'
import type { QualifiedResponse } from './api/responses.ts'
import { Ratings, SurveyListItem } from './api/surveys.ts'
import { FollowUpReason } from './events/conversation-types.ts'
import { Emotion } from './events/responses.ts'
import { QuestionKind, Sentiment, SurveyStatus } from './survey.ts'

/** Orders a feed: a position and a row's key. Empty before everything. Opaque to clients, who send back the last they saw. */
export const Cursor = z.string().max(400)
export type Cursor = z.infer<typeof Cursor>

/**
 * Channels of the owners' socket. `survey-turns`, `qualified-responses` and `ai-usage` take a survey's id,
 * `survey-figures` (one item a survey that is not deleted) and `credit-balance` (one item) the owner's own. Who has a list
 * of surveys has their figures: from the list's `Prosa-Live-Since` on, `survey-figures` sends only what changes.
 */
export const Topic = z.enum([
  'survey-turns',
  'survey-figures',
  'qualified-responses',
  'ai-usage',
  'credit-balance',
  'insights',
])
export type Topic = z.infer<typeof Topic>

export const FollowMessage = z.strictObject({ topic: Topic, id: z.uuid(), since: Cursor })
export const UnfollowMessage = z.strictObject({ topic: Topic, id: z.uuid() })

/** `cursor` is what to send as `since` next time. Items replace earlier ones with the same `key`; a deleted one says so. */
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

/** pending: awaiting the verdict; locked: qualified, not yet paid; unlocked: paid; open: not for sale, so readable. */
export const ResponseStatus = z.enum(['unanswered', 'pending', 'open', 'locked', 'unlocked'])
export type ResponseStatus = z.infer<typeof ResponseStatus>

/** One exchange as the owner may see it: text that is not theirs yet is cut or masked by the server. */
export const OwnerTurn = z.object({
  key: z.string(),
  conversation_id: z.uuid(),
  /** What to unlock; absent until there is an answer. */
  response_id: z.uuid().nullish(),
  number: z.int(),
  question: z.string(),
  kind: QuestionKind,
  answer: z.string().nullable(),
  /** True when `answer` is an excerpt. */
  cut: z.boolean(),
  status: ResponseStatus,
  score: z.number().nullable(),
  sentiment: Sentiment.nullable(),
  /** What an owner should not miss: somebody in need of help, or instructions meant for the AI. */
  flag: z.enum(['distress', 'injection']).nullable(),
  /** Strongest first; none, and no aspects, where the answer is flagged. */
  emotions: z.array(Emotion),
  /** Of an answer that is not the owner's yet, only what the excerpt or the owner's own keywords say. */
  aspects: z.array(z.object({ name: z.string(), sentiment: z.number() })),
  /** The feeling that led to the next question. */
  follow_up: FollowUpReason.nullable(),
  /** Said aloud and transcribed. */
  spoken: z.boolean(),
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
}).extend({ survey_id: z.uuid(), status: SurveyStatus.optional(), ...Ratings })
export type LiveFigures = z.infer<typeof LiveFigures>

/** How far a survey's insights are. The report itself is asked for when `generated_at` changes. */
export const LiveInsights = SurveyInsights.pick({
  status: true,
  progress: true,
  failure: true,
  generated_at: true,
})
export type LiveInsights = z.infer<typeof LiveInsights>

export const LiveBalance = z.object({ total_credits: z.int() })
export type LiveBalance = z.infer<typeof LiveBalance>
export type LiveAiUsage = AiUsage
export type LiveQualifiedResponse = z.infer<typeof QualifiedResponse>

/**
 * The respondents' plain WebSocket, `GET /api/public/sessions/:sessionId/live?since=CURSOR`, sends these.
 * `delta` is best effort: the wording so far of question `number`, in place of the one before; empty where it is taken back.
 * The turn that follows settles it.
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
  /** On the last entry of a page: what to send as `since` next time. */
  cursor: Cursor.optional(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>
