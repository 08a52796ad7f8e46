import { normalizeIP } from '@fastify/rate-limit'
import { reportOpening } from '#contract/api/public.ts'
import { findDemonstration } from '#contract/demonstration.ts'
import { limits } from '#contract/limits.ts'
import { type OpenWindowCounter, openLocalCounter } from '#kernel/async/window-counter.ts'
import { isFromThisMachine } from '#kernel/http/forwarded-headers.ts'
import { route, type RequestContext } from '#kernel/http/route.ts'
import { refuseAbove } from '#kernel/http/window-limits.ts'
import type { StartRateLimits } from '../sessions/admission.ts'
import { findPublishedSurvey } from '../sessions/session-start.ts'
import type { OpeningCounter } from './opening-counter.ts'

export type OpeningDeps = {
  openings: Pick<OpeningCounter, 'count'>
  /** As many openings of a survey as sessions may start within a minute. */
  pace: Pick<StartRateLimits, 'startsPerMinute'>
  openCounter?: OpenWindowCounter | undefined
}

export const reportOpeningRoute = ({ openings, pace, openCounter }: OpeningDeps) => {
  const limit = openLimit(pace, openCounter)
  return route(reportOpening, async ({ publicId }, call) => {
    // A demonstration is in no figures.
    if (!findDemonstration(publicId)) {
      limit(publicId, call)
      openings.count(await findPublishedSurvey(call, publicId))
    }
    call.reply.code(202)
    return { ok: true as const }
  })
}

/** One address cannot use up the openings of all. */
function openLimit(
  { startsPerMinute }: OpeningDeps['pace'],
  openCounter: OpenWindowCounter = openLocalCounter,
) {
  const { perAddress, minutes } = limits.openings
  const ofAddress = openCounter('openings of an address', minutes * 60_000)
  const ofSurvey = openCounter('openings in a minute', 60_000)
  return (publicId: string, { request, reply }: Pick<RequestContext, 'request' | 'reply'>) => {
    if (isFromThisMachine(request)) return
    const name = `${publicId} ${normalizeIP(request.ip)}`
    refuseAbove(perAddress, ofAddress.increment(name), reply)
    refuseAbove(startsPerMinute || Infinity, ofSurvey.increment(publicId), reply)
  }
}
