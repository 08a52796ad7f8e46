import type { Clock } from '#kernel/clock.ts'
import { conversationsToErase } from '#projections/surveys/erased-surveys.projection.ts'
import { conversation } from './conversation.decider.ts'

const atOnce = 1_000

/** Erases the conversations of surveys that are gone for good; that destroys their keys. */
export const eraseWithSurvey: Clock = {
  name: 'erase-conversations-of-surveys',
  due: (db) => conversationsToErase(db, atOnce),
  command: (id, execute) => execute(conversation, id, { type: 'Erase', reason: 'owner' }),
}
