import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { AiFailure } from '#ports/ai/failure.ts'

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

/** While the engine is away, where it does not say for how long. */
const defaultRetryAfterMs = 10_000

/** Maps an `AiFailure` of the request to one of `problems`, with `Retry-After` where a retry may succeed. There is no fallback engine here. */
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
    const outcome = outcomeByReason[reason]
    if (outcome === 'unavailable' || retryAfterMs !== undefined)
      reply.header('retry-after', Math.ceil((retryAfterMs ?? defaultRetryAfterMs) / 1000))
    return refuse(problems[outcome])
  }
}
