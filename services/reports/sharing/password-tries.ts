import { limits } from '#contract/limits.ts'
import type { OpenWindowCounter } from '#kernel/async/window-counter.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { refuseAbove } from '#kernel/http/window-limits.ts'

const { perAddress, perLink, minutes } = limits.sharedReports.tries
const code = 'shared-reports/too-many-tries'

/** Counts a password before it is compared, so that tries at the same time are limited too. */
export type LimitPasswordTries = (
  shareId: string,
  call: Pick<RequestContext, 'request' | 'reply'>,
) => void

/** Limits passwords for a link from one address, and from all addresses together: more addresses guess no faster. */
export function openPasswordTries(openCounter: OpenWindowCounter): LimitPasswordTries {
  const windowMs = minutes * 60_000
  const ofAddress = openCounter('report passwords of an address', windowMs)
  const ofLink = openCounter('report passwords of a link', windowMs)
  return (shareId, { request, reply }) => {
    // One address cannot use up the tries of all.
    refuseAbove(perAddress, ofAddress.increment(`${shareId} ${request.ip}`), reply, code)
    refuseAbove(perLink, ofLink.increment(shareId), reply, code)
  }
}
