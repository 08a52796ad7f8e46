import { z } from 'zod'
import { SessionMode } from '#contract/events/conversations.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#kernel/db.ts'
import { projection } from '../engine/projection.ts'

export const SessionRow = z.object({
  conversationId: z.uuid(),
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  surveyVersion: z.int(),
  status: z.enum(['in_progress', 'completed']),
  language: SurveyLanguage,
  mode: SessionMode,
  device: z.enum(['mobile', 'desktop']),
  maxQuestions: z.int(),
  questionsAsked: z.int(),
  answersGiven: z.int(),
  /** Of the personal link that it began with. */
  invitationBatchId: z.uuid().nullable(),
  objectives: z.int(),
  objectivesTouched: z.int(),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** Titles of what the person was given. */
  rewards: z.array(z.string()),
  rating: z.int().nullable(),
  comment: z.string().nullable(),
})
export type SessionRow = z.infer<typeof SessionRow>

const rowOf = ({ id }: { id: string }) => [{ conversationId: id }]

/** Where every conversation stands. */
export const sessions = projection({
  name: 'sessions',
  version: 4,
  table: SessionRow,
  key: ['conversationId'],
  indexes: [['surveyId'], ['startedAt']],
  rowsOf: {
    SessionStarted: rowOf,
    QuestionAsked: rowOf,
    AnswerSubmitted: rowOf,
    ObjectiveStatusChanged: rowOf,
    SessionCompleted: rowOf,
    RewardsGranted: rowOf,
    SessionRated: rowOf,
    SessionErased: rowOf,
  },
  evolve(row, event): SessionRow | null {
    if (event.type === 'SessionStarted') {
      const { ownerId, surveyId, surveyVersion, language, mode, device, maxQuestions } = event.data
      return {
        conversationId: event.id,
        ownerId,
        surveyId,
        surveyVersion,
        status: 'in_progress',
        language,
        mode,
        device,
        maxQuestions,
        questionsAsked: 0,
        answersGiven: 0,
        invitationBatchId: event.data.invitation?.batchId ?? null,
        objectives: event.data.objectives.length,
        objectivesTouched: 0,
        startedAt: event.at,
        completedAt: null,
        rewards: [],
        rating: null,
        comment: null,
      }
    }
    if (!row) return null
    switch (event.type) {
      case 'QuestionAsked':
        return { ...row, questionsAsked: event.data.number }
      case 'AnswerSubmitted':
        return { ...row, answersGiven: row.answersGiven + 1 }
      case 'ObjectiveStatusChanged':
        // An objective is touched once; what follows only deepens it.
        return event.data.status === 'touched'
          ? { ...row, objectivesTouched: row.objectivesTouched + 1 }
          : row
      case 'SessionCompleted':
        return { ...row, status: 'completed', completedAt: event.at }
      case 'RewardsGranted':
        return { ...row, rewards: event.data.rewards.map(({ title }) => title) }
      case 'SessionRated':
        return { ...row, rating: event.data.rating, comment: event.data.comment }
      case 'SessionErased':
        return null
    }
  },
  topics: (row) => [`conversation:${row.conversationId}`],
})

export async function findConversation(
  db: Db,
  conversationId: string,
): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow>(
    'select * from read.sessions where "conversationId" = $1',
    [conversationId],
  )
  return rows[0]
}

/** Ids of conversations that were kept as long as they may be, the oldest first. */
export async function oldSessions(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ conversationId: string }>(
    `select "conversationId" from read.sessions
      where "startedAt" <= $1::timestamptz - make_interval(days => $2) order by "startedAt" limit $3`,
    [now, limits.retentionDays, limit],
  )
  return rows.map(({ conversationId }) => conversationId)
}
