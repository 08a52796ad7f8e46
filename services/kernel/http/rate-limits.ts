// How often one address, one respondent's session and one access token may ask. Counted in each process by itself.
import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from '../security/auditor.ts'
import type { BaseConfig } from '../config/base-config.ts'
import { isLocalhost } from './guards.ts'
import { Problem } from '../problem.ts'

type RateLimits = Pick<BaseConfig, 'requestsPerMinute'> &
  Partial<Pick<BaseConfig, 'sessionRequestsPerMinute' | 'tokenRequestsPerMinute'>>
type RateLimitState = { max: number; remaining: number; ttlInSeconds: number; isExceeded: boolean }

/**
 * Answers say how much is left (`RateLimit-*`, of whichever limit is nearer), refusals when to come back. Also counted
 * is what leads nowhere. A demonstration, a test or a proxy on this machine is not limited.
 */
export async function limitRequests(app: FastifyInstance, pace: RateLimits): Promise<void> {
  const { requestsPerMinute, sessionRequestsPerMinute = 0, tokenRequestsPerMinute = 0 } = pace
  if (requestsPerMinute + sessionRequestsPerMinute + tokenRequestsPerMinute === 0) return
  const shared = { timeWindow: 60_000, cache: 20_000, allowList: isLocalhost }
  await app.register(rateLimit, { global: false, ...shared })
  const ofAddress = app.createRateLimit({ max: requestsPerMinute })
  const ofSession = app.createRateLimit({
    max: sessionRequestsPerMinute,
    keyGenerator: (request) => sessionOf(request)!,
  })
  const ofToken = app.createRateLimit({
    max: tokenRequestsPerMinute,
    keyGenerator: (request) => hashOf(bearerToken(request)!),
  })
  app.addHook('onRequest', async (request, reply) => {
    const hasToken = tokenRequestsPerMinute > 0 && bearerToken(request) !== undefined
    const hasSession = sessionRequestsPerMinute > 0 && sessionOf(request) !== undefined
    const counted = [
      ...(requestsPerMinute > 0 ? [await ofAddress(request)] : []),
      ...(hasSession ? [await ofSession(request)] : []),
      ...(hasToken ? [await ofToken(request)] : []),
    ]
    const limited = counted.filter((each) => !each.isAllowed)
    for (const left of limited.toSorted(
      (one, other) => remainingShare(other) - remainingShare(one),
    ))
      setRateLimitHeaders(reply, left)
    if (limited.some(({ isExceeded }) => isExceeded)) throw new Problem('request/too-many')
  })
}

/** No token is kept in memory. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const sessionOf = ({ params }: FastifyRequest) =>
  (params as { sessionId?: string } | undefined)?.sessionId

const remainingShare = ({ remaining, max, isExceeded }: RateLimitState) =>
  isExceeded ? -1 : remaining / max

/** The last one told is the one that counts. */
function setRateLimitHeaders(
  reply: FastifyReply,
  { max, remaining, ttlInSeconds, isExceeded }: RateLimitState,
): void {
  reply.headers({
    'ratelimit-limit': max,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': ttlInSeconds,
  })
  if (isExceeded) reply.header('retry-after', ttlInSeconds)
}
