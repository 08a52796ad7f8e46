import { z } from 'zod'
import { SessionDevice, SessionMode } from '#contract/events/conversation-types.ts'
import { HelpTier } from '#contract/help.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { daysAfter } from '#contract/retention.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Impression } from '#contract/api/responses.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { personalColumn, projection } from '../engine/projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'

export const SessionRow = z.object({
  conversationId: z.uuid(),
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  surveyVersion: z.int(),
  status: z.enum(['in_progress', 'completed', 'abandoned']),
  language: SurveyLanguage,
  mode: SessionMode,
  device: SessionDevice,
  anonymous: z.boolean(),
  maxQuestions: z.int(),
  questionsAsked: z.int(),
  answersGiven: z.int(),
  /** Batch of the invitation that the session was started with. */
  invitationBatchId: z.uuid().nullable(),
  /** The invitation's number in its batch. */
  invitationNumber: z.int().nullable(),
  /** Answers to the fields before the first question, in the survey's order. */
  preSurvey: personalColumn(z.array(z.object({ name: z.string(), value: z.string() }))),
  objectives: z.int(),
  objectivesTouched: z.int(),
  startedAt: z.iso.datetime(),
  /** The end of the period that was promised to the respondent; null: never. */
  promisedUntil: z.iso.datetime().nullable(),
  /** Time of the respondent's last action. */
  heardAt: z.iso.datetime(),
  /** Number of answers, revisions, withdrawals and skips. */
  goes: z.int(),
  completedAt: z.iso.datetime().nullable(),
  /** Titles of the granted rewards. */
  rewards: personalColumn(z.array(z.string())),
  hasRewards: z.boolean(),
  rating: z.int().nullable(),
  comment: personalColumn(z.string().nullable()),
  /** The comment shows that the respondent needs help, or may need it. */
  commentFlag: HelpTier.nullable(),
})
export type SessionRow = z.infer<typeof SessionRow>

/** Change of the number of answers by each action of a respondent. */
const answerCountChange = {
  AnswerSubmitted: 1,
  AnswerRevised: 0,
  AnswerWithdrawn: -1,
  QuestionSkipped: 0,
}

/** Replies to messages for a respondent who needs help do not count. */
const answerCountChangeOf = (event: DecodedEvent<keyof typeof answerCountChange>): number =>
  event.type === 'AnswerSubmitted' && event.data.support ? 0 : answerCountChange[event.type]

const conversationKey = ({ id }: { id: string }) => [{ conversationId: id }]

function startRow({ id, data, at }: DecodedEvent<'SessionStarted'>): SessionRow {
  const { ownerId, surveyId, surveyVersion, language, mode, maxQuestions } = data
  const { device = 'unknown', anonymous = false, retentionDays = limits.retentionDays } = data
  return {
    conversationId: id,
    ownerId,
    surveyId,
    surveyVersion,
    status: 'in_progress',
    language,
    mode,
    device,
    anonymous,
    maxQuestions,
    questionsAsked: 0,
    answersGiven: 0,
    invitationBatchId: data.invitation?.batchId ?? null,
    invitationNumber: data.invitation?.number ?? null,
    preSurvey: [],
    objectives: data.objectives.length,
    objectivesTouched: 0,
    startedAt: at,
    promisedUntil: daysAfter(new Date(at), retentionDays)?.toISOString() ?? null,
    heardAt: at,
    goes: 0,
    completedAt: null,
    rewards: [],
    hasRewards: false,
    rating: null,
    comment: null,
    commentFlag: null,
  }
}

export const sessions = projection({
  name: 'sessions',
  version: 11,
  table: SessionRow,
  key: ['conversationId'],
  subject: 'conversationId',
  indexes: [
    ['surveyId', 'mode', 'conversationId'],
    ['surveyId', 'startedAt'],
    ['surveyId', 'promisedUntil'],
    ['promisedUntil'],
  ],
  // No indexed column changes while a conversation is in progress: its updates add no entry to any index.
  changesBy: [],
  queryIndexes: [`("startedAt") where status = 'in_progress'`],
  rowsOf: {
    SessionStarted: conversationKey,
    PreSurveyDataGiven: conversationKey,
    QuestionAsked: conversationKey,
    AnswerSubmitted: conversationKey,
    AnswerRevised: conversationKey,
    AnswerWithdrawn: conversationKey,
    QuestionSkipped: conversationKey,
    SessionAbandoned: conversationKey,
    ObjectiveStatusChanged: conversationKey,
    SessionCompleted: conversationKey,
    RewardsGranted: conversationKey,
    SessionRated: conversationKey,
    RatingFlagged: conversationKey,
    SessionErased: conversationKey,
  },
  evolve(row, event): SessionRow | null {
    if (event.type === 'SessionStarted') return startRow(event)
    if (!row) return null
    switch (event.type) {
      case 'PreSurveyDataGiven':
        return { ...row, preSurvey: filledFields(event.data.fields ?? {}) }
      case 'QuestionAsked':
        return {
          ...row,
          questionsAsked: row.questionsAsked + (event.data.purpose === 'support' ? 0 : 1),
        }
      case 'SessionAbandoned':
        return { ...row, status: 'abandoned' }
      case 'ObjectiveStatusChanged':
        // `touched` occurs once for each objective; later statuses do not count again.
        return event.data.status === 'touched'
          ? { ...row, objectivesTouched: row.objectivesTouched + 1 }
          : row
      case 'SessionCompleted':
        return { ...row, status: 'completed', completedAt: event.at }
      case 'RewardsGranted':
        return { ...row, rewards: event.data.rewards.map(({ title }) => title), hasRewards: true }
      case 'SessionRated':
        return { ...row, ...ratingColumns(event.data) }
      case 'RatingFlagged':
        return { ...row, commentFlag: event.data.tier }
      case 'SessionErased':
        return null
      default: {
        const answersGiven = row.answersGiven + answerCountChangeOf(event)
        return { ...row, answersGiven, goes: row.goes + 1, heardAt: event.at }
      }
    }
  },
  topics: (row) => [`conversation:${row.conversationId}`],
})

const filledFields = (fields: Record<string, string>) =>
  Object.entries(fields).flatMap(([name, value]) => (value ? [{ name, value }] : []))

const ratingColumns = ({ rating, comment, help }: DecodedEvent<'SessionRated'>['data']) => ({
  rating,
  comment,
  commentFlag: help?.tier ?? null,
})

export async function findConversation(
  db: Db,
  conversationId: string,
): Promise<SessionRow | undefined> {
  const [row] = await queryRows(
    db,
    sessions,
    'select * from read.sessions where "conversationId" = $1',
    [conversationId],
  )
  return row
}

/** Ratings, comments and rewards of a survey's latest conversations. */
export async function impressionsOf(db: Db, surveyId: string): Promise<Impression[]> {
  const rows = await queryRows(
    db,
    sessions,
    `select * from read.sessions
      where "surveyId" = $1 and (rating is not null or "hasRewards")
      order by "completedAt" desc limit 500`,
    [surveyId],
  )
  return rows.map(({ conversationId, rating, comment, commentFlag, rewards }) => ({
    conversation_id: conversationId,
    rating,
    comment: comment ?? '',
    flag: commentFlag,
    rewards,
  }))
}

/** Conversations in progress without an action of the respondent for `hours`, which began before that, in the order of their begin. */
export async function idleSessions(
  db: Db,
  { now, hours, limit }: { now: Date; hours: number; limit: number },
): Promise<Pick<SessionRow, 'conversationId' | 'goes'>[]> {
  const { rows } = await db.query<Pick<SessionRow, 'conversationId' | 'goes'>>(
    `select "conversationId", goes from read.sessions
      where status = 'in_progress' and "startedAt" <= $1::timestamptz - make_interval(hours => $2)
        and "heardAt" <= $1::timestamptz - make_interval(hours => $2)
      order by "startedAt" limit $3`,
    [now, hours, limit],
  )
  return rows
}
