import { openSharedReport, readSharedReport } from '#contract/api/shared-reports.ts'
import { route, type RequestContext, type Route } from '#kernel/http/route.ts'
import { refuse } from '#kernel/problem.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import { nobody } from '#kernel/security/events/security-event.ts'
import { setRequestActor } from '#kernel/security/events/request-actor.ts'
import {
  findSharedReport,
  type SharedReportRow,
} from '#projections/reports/shared-reports.projection.ts'
import type { LimitPasswordTries } from './password-tries.ts'
import { verifyPassword } from './password.ts'
import { readReport } from './read-shared-report.ts'
import { isExpired, type SharedReportsDeps } from './shared-report-links.ts'

type PublicDeps = SharedReportsDeps & { history: ReadHistory; limitTries: LimitPasswordTries }

export const publicSharedReportRoutes = (deps: PublicDeps): Route[] => [
  readRoute(deps),
  openRoute(deps),
]

const readRoute = (deps: PublicDeps) =>
  route(readSharedReport, async ({ token }, call) => {
    const share = await findOpenShare(deps, token, call)
    if (share.hasPassword) return refuse('shared-reports/password-required')
    return readReport(share, { ...deps, db: call.db, now: deps.now() })
  })

const openRoute = (deps: PublicDeps) =>
  route(openSharedReport, async ({ token, password, pass }, call) => {
    const { links, limitTries } = deps
    const now = deps.now()
    const share = await findOpenShare(deps, token, call)
    if (share.hasPassword && !(pass !== undefined && links.isPass(share, pass, now))) {
      if (password === undefined) return refuse('shared-reports/password-required')
      // Refused passwords are among the security events of the link's owner.
      setRequestActor(call.request, { actor: nobody, ownerId: share.ownerId })
      limitTries(share.shareId, call)
      if (!(await verifyPassword(password, share.passwordHash ?? '')))
        return refuse('shared-reports/password-wrong')
    }
    const report = await readReport(share, { ...deps, db: call.db, now })
    return { report, pass: links.issuePass(share, now) }
  })

/** Refuses links that are forged, revoked or expired, before anything about the report is said. */
async function findOpenShare(
  { links, now }: PublicDeps,
  token: string,
  { db, reply, readConsistently }: Pick<RequestContext, 'db' | 'reply' | 'readConsistently'>,
): Promise<SharedReportRow> {
  reply.header('x-robots-tag', 'noindex')
  const shareId = links.shareIdOf(token)
  if (shareId === undefined) return refuse('shared-reports/not-found')
  const share = await readConsistently(() => findSharedReport(db, shareId))
  if (!share) return refuse('shared-reports/not-found')
  if (share.revokedAt !== null) return refuse('shared-reports/revoked')
  if (isExpired(share, now())) return refuse('shared-reports/expired')
  return share
}
