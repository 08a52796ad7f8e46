import type { FastifyReply } from 'fastify'
import type { ProblemCode } from '#contract/problems.ts'
import { refuse } from '../problem.ts'

/** Refuses what exceeds the count of a window, and says when the window ends. */
export function refuseAbove(
  max: number,
  { count, remainingMs }: { count: number; remainingMs: number },
  reply: FastifyReply,
  code: ProblemCode = 'request/too-many',
): void {
  if (count <= max) return
  reply.header('retry-after', Math.max(1, Math.ceil(remainingMs / 1000)))
  refuse(code)
}
