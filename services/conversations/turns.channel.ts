import type { Channel } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'
import {
  ownerTurnsSince,
  qualifiedResponsesSince,
  respondentTurnsSince,
} from '#projections/conversations/conversation-feeds.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'

async function ownsSurvey(db: Db, ownerId: string, surveyId: string): Promise<boolean> {
  return (await findSurvey(db, surveyId))?.ownerId === ownerId
}

/** Live turns of a survey's conversations, for its owner. */
export const surveyTurnsChannel: Channel = {
  name: 'survey-turns',
  mayFollow: ownsSurvey,
  readSince: ownerTurnsSince,
}

export const qualifiedResponsesChannel: Channel = {
  name: 'qualified-responses',
  mayFollow: ownsSurvey,
  readSince: qualifiedResponsesSince,
}

/** One conversation, for its respondent. The socket authorizes by session id, so no owner may follow. */
export const conversationChannel: Channel = {
  name: 'conversation',
  mayFollow: async () => false,
  readSince: respondentTurnsSince,
}
