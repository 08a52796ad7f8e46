import type { FastifyReply } from 'fastify'

/** Returns the page's rows. `rows` has one more if there is a next page, which `Prosa-Next` then points to. */
export function sendRevisionPage<R extends { revision: number }>(
  reply: FastifyReply,
  limit: number,
  rows: readonly R[],
): R[] {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (last && rows.length > limit) reply.header('prosa-next', String(last.revision))
  return page
}
