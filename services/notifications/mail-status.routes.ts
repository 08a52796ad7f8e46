import { getMailStatus, resumeMail } from '#contract/api/notifications.ts'
import { route, type Route } from '#kernel/http/route.ts'
import { findMailbox } from '#projections/notifications/mailboxes.projection.ts'
import type { NotificationsDeps } from './deps.ts'
import { mailbox } from './mailbox.decider.ts'

export const mailStatusRoutes = ({
  mailer,
  outbox,
}: Pick<NotificationsDeps, 'mailer' | 'outbox'>): Route[] => [
  route(getMailStatus, async (_, { db, ownerId }) => {
    const {
      lastSentAt = null,
      stoppedAt = null,
      stoppedCode,
    } = (await findMailbox(db, ownerId)) ?? {}
    return {
      provider: outbox ? ('outbox' as const) : mailer ? ('smtp' as const) : null,
      last_sent_at: lastSentAt,
      stopped: stoppedAt === null ? null : { at: stoppedAt, code: stoppedCode ?? 550 },
    }
  }),
  route(resumeMail, async (_, { execute, ownerId }) => {
    await execute(mailbox, ownerId, { type: 'Resume' })
    return { ok: true as const }
  }),
]
