import { listAuditTrail } from '#contract/api/audit-trail.ts'
import { route } from '#kernel/http/route.ts'
import { listSecurityEvents } from '#kernel/security/events/security-events-table.ts'

/** The owner's own events; operators are not named. */
export const listAuditTrailRoute = route(
  listAuditTrail,
  async ({ kind, limit, before }, { db, ownerId, reply }) => {
    const rows = await listSecurityEvents(db, { ownerId, kind, before, limit: limit + 1 })
    const page = rows.slice(0, limit)
    if (rows.length > limit) reply.header('prosa-next', page.at(-1)!.id)
    return page.map((event) => ({
      id: event.id,
      at: event.at,
      kind: event.kind,
      actor: event.actor.type === 'operator' ? { ...event.actor, id: null } : event.actor,
      subject: event.subject,
      detail: event.detail,
      count: event.count,
      network: event.origin?.network ?? null,
    }))
  },
)
