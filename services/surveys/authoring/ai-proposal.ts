// What a model proposes to an owner, and what an owner hears where it proposes nothing.
import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { AiFailure } from '#ports/ai.ts'

/** Asking again later may help, or would bring the same. */
const outcomeByReason = {
  timeout: 'unavailable',
  unavailable: 'unavailable',
  'rate-limited': 'unavailable',
  'circuit-open': 'unavailable',
  refused: 'failed',
  invalid: 'invalid',
} as const satisfies Record<AiFailureReason, string>

type ProposalFailure = (typeof outcomeByReason)[AiFailureReason]

/** Nothing takes the place of a model that fails: an owner may ask again, or write it themselves. */
export async function requestProposal<T>(
  { request, reply }: Pick<RequestContext, 'request' | 'reply'>,
  problems: Readonly<Record<ProposalFailure, ProblemCode>>,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error
    const { reason, retryAfterMs } = error
    request.log.warn({ err: error, reason }, 'nothing could be proposed')
    if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000))
    return refuse(problems[outcomeByReason[reason]])
  }
}
