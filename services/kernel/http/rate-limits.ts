// Rate limits by address, respondent's session and access token, counted by all processes together.
import { createHash } from 'node:crypto'
import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OpenWindowCounter } from '../async/window-counter.ts'
import { bearerToken } from '../security/auditor.ts'
import type { BaseConfig } from '../config/base-config.ts'
import { isFromThisMachine } from './forwarded-headers.ts'
import { Problem } from '../problem.ts'

type RateLimits = Pick<BaseConfig, 'requestsPerMinute'> &
  Partial<Pick<BaseConfig, 'sessionRequestsPerMinute' | 'tokenRequestsPerMinute'>>
type RateLimitState = { max: number; remaining: number; ttlInSeconds: number; isExceeded: boolean }

const windowMs = 60_000

/**
 * Responses have `RateLimit-*` headers of the limit that is nearest, refusals also `Retry-After`. Requests to unknown
 * paths count. Requests that programs on this machine send themselves, such as a demo, are not limited; forwarded ones are.
 */
export async function limitRequests(
  app: FastifyInstance,
  limits: RateLimits,
  openCounter: OpenWindowCounter,
): Promise<void> {
  const { requestsPerMinute, sessionRequestsPerMinute = 0, tokenRequestsPerMinute = 0 } = limits
  if (requestsPerMinute + sessionRequestsPerMinute + tokenRequestsPerMinute === 0) return
  const shared = { timeWindow: windowMs, allowList: isFromThisMachine }
  await app.register(rateLimit, { global: false, ...shared, store: storeOf(openCounter) })
  const ofAddress = app.createRateLimit({
    max: requestsPerMinute,
    keyGenerator: ({ ip }) => `address ${normalizeIP(ip)}`,
  })
  const ofSession = app.createRateLimit({
    max: sessionRequestsPerMinute,
    keyGenerator: (request) => `session ${sessionOf(request)!}`,
  })
  const ofToken = app.createRateLimit({
    max: tokenRequestsPerMinute,
    keyGenerator: (request) => `token ${hashOf(bearerToken(request)!)}`,
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

/** One counter for all limits, whose keys differ. */
function storeOf(openCounter: OpenWindowCounter): new () => FastifyRateLimitStore {
  const counter = openCounter('requests', windowMs)
  return class CounterStore implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result: { current: number; ttl: number }) => void,
    ): void {
      const { count, remainingMs } = counter.increment(key)
      callback(null, { current: count, ttl: remainingMs })
    }
    child(): this {
      return this
    }
  }
}

/** Tokens are not held in memory. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const sessionOf = ({ params }: FastifyRequest) =>
  (params as { sessionId?: string } | undefined)?.sessionId

const remainingShare = ({ remaining, max, isExceeded }: RateLimitState) =>
  isExceeded ? -1 : remaining / max

/** A later call replaces the headers of an earlier one. */
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
