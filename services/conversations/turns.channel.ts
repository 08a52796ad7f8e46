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

/** A survey's conversations as they happen, for its owner. */
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

/** One conversation, for its respondent, who is known by the session and not by an owner's sign-in. */
export const conversationChannel: Channel = {
  name: 'conversation',
  mayFollow: async () => false,
  readSince: respondentTurnsSince,
}
