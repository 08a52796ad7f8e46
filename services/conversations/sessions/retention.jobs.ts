// The scheduled jobs that end and erase sessions, and the reactor that destroys the keys of erased ones.
import type { EventOf } from '#contract/events/catalogue.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Eraser } from '#kernel/privacy/repeat-erasures.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { previewsOfErasedAccounts } from '#projections/accounts/account-deletions.projection.ts'
import { duePreviews } from '#projections/conversations/previews.projection.ts'
import { idleSessions } from '#projections/conversations/sessions.projection.ts'
import { conversationsDue } from '#projections/privacy/planned-erasures.ts'
import { inviteeIdOf } from '#projections/surveys/invitees.projection.ts'
import { conversationsToErase } from '#projections/surveys/erased-surveys.projection.ts'
import { conversation, preview } from '../conversation.decider.ts'

const batchSize = 1_000

/** Ends sessions without activity for so many hours, so that their answers are judged. */
export function abandonIdle(hours: number): ScheduledJob {
  return {
    name: 'abandon-idle',
    async due(db, now) {
      const idle = await idleSessions(db, { now, hours, limit: batchSize })
      return idle.map(({ conversationId: id, goes: respondentActions }) => ({
        id,
        execute: (execute) => execute(conversation, id, { type: 'Abandon', respondentActions }),
      }))
    },
  }
}

/** Erases previews after `limits.previews.retentionHours`. */
export const expirePreviews: ScheduledJob = {
  name: 'expire-previews',
  due: async (db, now) =>
    dueCommands(await duePreviews(db, now, batchSize), (id, execute) =>
      execute(preview, id, { type: 'Erase', reason: 'expired' }),
    ),
}

/** Erases conversations when their promise or the period in force ends. */
export const eraseAfterRetention: ScheduledJob = {
  name: 'forget-old',
  due: async (db, now) =>
    dueCommands(await conversationsDue(db, now, batchSize), (id, execute) =>
      execute(conversation, id, { type: 'Erase', reason: 'retention' }),
    ),
}

/** Erases the conversations of erased surveys. */
export const eraseWithSurvey: ScheduledJob = {
  name: 'erase-conversations-of-surveys',
  due: async (db) =>
    dueCommands(await conversationsToErase(db, batchSize), (id, execute) =>
      execute(conversation, id, { type: 'Erase', reason: 'owner' }),
    ),
}

/** Erases the previews of erased accounts without waiting for their end. */
export const erasePreviewsWithAccount: ScheduledJob = {
  name: 'erase-previews-of-accounts',
  due: async (db) =>
    dueCommands(await previewsOfErasedAccounts(db, batchSize), (id, execute) =>
      execute(preview, id, { type: 'Erase', reason: 'owner' }),
    ),
}

const erasureReasons: ReadonlySet<string> = new Set([
  'expired',
  'respondent',
  'owner',
  'owner-session',
  'retention',
])

const isErasureReason = (
  reason: string | null,
): reason is EventOf<'SessionErased'>['data']['reason'] => erasureReasons.has(reason ?? '')

/** Erases conversations and previews again that a restored backup has brought back. */
export const conversationErasers: readonly Eraser[] = [conversation, preview].map((decider) => ({
  category: decider.category,
  erase: (id, reason, execute) =>
    execute(decider, id, { type: 'Erase', reason: isErasureReason(reason) ? reason : 'owner' }),
}))

/** Destroys the key of an erased conversation, and that of the name that its personal link carries. */
export async function destroyKeysOf(
  keys: Pick<Keys, 'destroy'>,
  { id, data }: { id: string; data: EventOf<'SessionErased'>['data'] },
): Promise<void> {
  await keys.destroy(id, data.reason)
  if (data.invitation) await keys.destroy(inviteeIdOf(data.invitation))
}

/**
 * Destroys the keys of an erased conversation. The event is stored before the keys are destroyed: after a crash between the
 * two, the event is delivered again. Destroying a key twice changes nothing.
 */
export const keyShredder = (keys: Pick<Keys, 'destroy'>): Reactor => ({
  name: 'forgetter',
  erases: true,
  categories: ['conversation', 'preview'],
  on: { SessionErased: (event) => destroyKeysOf(keys, event) },
})
