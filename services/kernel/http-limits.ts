// How often one address, one respondent's session and one access token may ask. Counted in each process by itself.
import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from './auditor.ts'
import type { Config } from './config.ts'
import { isThisMachine } from './http-guard.ts'
import { Problem } from './problem.ts'

type Pace = Pick<Config, 'requestsPerMinute'> &
  Partial<Pick<Config, 'sessionRequestsPerMinute' | 'tokenRequestsPerMinute'>>
type Left = { max: number; remaining: number; ttlInSeconds: number; isExceeded: boolean }

/**
 * Answers say how much is left (`RateLimit-*`, of whichever limit is nearer), refusals when to come back. Also counted
 * is what leads nowhere. A demonstration, a test or a proxy on this machine is not limited.
 */
export async function limitRequests(app: FastifyInstance, pace: Pace): Promise<void> {
  const { requestsPerMinute, sessionRequestsPerMinute = 0, tokenRequestsPerMinute = 0 } = pace
  if (requestsPerMinute + sessionRequestsPerMinute + tokenRequestsPerMinute === 0) return
  const shared = { timeWindow: 60_000, cache: 20_000, allowList: isThisMachine }
  await app.register(rateLimit, { global: false, ...shared })
  const ofAddress = app.createRateLimit({ max: requestsPerMinute })
  const ofSession = app.createRateLimit({
    max: sessionRequestsPerMinute,
    keyGenerator: (request) => sessionOf(request)!,
  })
  const ofToken = app.createRateLimit({
    max: tokenRequestsPerMinute,
    keyGenerator: (request) => hashOf(bearerOf(request)!),
  })
  app.addHook('onRequest', async (request, reply) => {
    const hasToken = tokenRequestsPerMinute > 0 && bearerOf(request) !== undefined
    const hasSession = sessionRequestsPerMinute > 0 && sessionOf(request) !== undefined
    const counted = [
      ...(requestsPerMinute > 0 ? [await ofAddress(request)] : []),
      ...(hasSession ? [await ofSession(request)] : []),
      ...(hasToken ? [await ofToken(request)] : []),
    ]
    const limited = counted.filter((each) => !each.isAllowed)
    for (const left of limited.toSorted((one, other) => share(other) - share(one)))
      tell(reply, left)
    if (limited.some(({ isExceeded }) => isExceeded)) throw new Problem('request/too-many')
  })
}

/** No token is kept in memory. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const sessionOf = ({ params }: FastifyRequest) =>
  (params as { sessionId?: string } | undefined)?.sessionId

const share = ({ remaining, max, isExceeded }: Left) => (isExceeded ? -1 : remaining / max)

/** The last one told is the one that counts. */
function tell(reply: FastifyReply, { max, remaining, ttlInSeconds, isExceeded }: Left): void {
  reply.headers({
    'ratelimit-limit': max,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': ttlInSeconds,
  })
  if (isExceeded) reply.header('retry-after', ttlInSeconds)
}
