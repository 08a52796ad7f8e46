import type { Channel } from '#kernel/channel.ts'
import type { Db } from '#kernel/db.ts'
import {
  ownerTurnsSince,
  qualifiedSince,
  respondentTurnsSince,
} from '#projections/conversations/turns.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'

async function owns(db: Db, ownerId: string, surveyId: string): Promise<boolean> {
  return (await findSurvey(db, surveyId))?.ownerId === ownerId
}

/** A survey's conversations as they happen, for its owner. */
export const surveyTurnsChannel: Channel = {
  name: 'survey-turns',
  mayFollow: owns,
  readSince: ownerTurnsSince,
}

export const qualifiedResponsesChannel: Channel = {
  name: 'qualified-responses',
  mayFollow: owns,
  readSince: qualifiedSince,
}

/** One conversation, for its respondent, who is known by the session and not by an owner's sign-in. */
export const conversationChannel: Channel = {
  name: 'conversation',
  mayFollow: async () => false,
  readSince: respondentTurnsSince,
}
