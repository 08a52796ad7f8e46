import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { AiFailure } from '#ports/ai.ts'

/** `unavailable`: a later retry may succeed; `failed`, `invalid`: it would not. */
const outcomeByReason = {
  timeout: 'unavailable',
  unavailable: 'unavailable',
  'rate-limited': 'unavailable',
  'circuit-open': 'unavailable',
  refused: 'failed',
  invalid: 'invalid',
} as const satisfies Record<AiFailureReason, string>

type ProposalFailure = (typeof outcomeByReason)[AiFailureReason]

/** Maps an `AiFailure` of the request to one of `problems`, with `Retry-After` where known. There is no fallback engine here. */
export async function requestProposal<T>(
  { request, reply }: Pick<RequestContext, 'request' | 'reply'>,
  problems: Readonly<Record<ProposalFailure, ProblemCode>>,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error
    const { reason, retryAfterMs } = error
    request.log.warn({ err: error, reason }, 'the AI proposal failed')
    if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000))
    return refuse(problems[outcomeByReason[reason]])
  }
}
