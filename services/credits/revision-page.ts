import type { FastifyReply } from 'fastify'

/** A page of what is numbered by revisions; `found` holds one more where there is a next one, which a header then says. */
export function sendRevisionPage<R extends { revision: number }>(
  reply: FastifyReply,
  limit: number,
  found: readonly R[],
): R[] {
  const page = found.slice(0, limit)
  const last = page.at(-1)
  if (last && found.length > limit) reply.header('prosa-next', String(last.revision))
  return page
}
