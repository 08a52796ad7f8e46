import type { Clock } from '#kernel/clock.ts'
import { oldSessions } from '#projections/conversations/sessions.projection.ts'
import { conversation } from './conversation.decider.ts'

const atOnce = 1_000

/** What respondents said is kept as long as they are told, and not longer. */
export const forgetOld: Clock = {
  name: 'forget-old',
  due: (db, now) => oldSessions(db, now, atOnce),
  command: (id, execute) => execute(conversation, id, { type: 'Erase', reason: 'retention' }),
}
