import {
  changeSharedReport,
  createSharedReport,
  listSharedReports,
  revokeSharedReport,
} from '#contract/api/shared-reports.ts'
import type { SharedReportParts } from '#contract/events/shared-reports.ts'
import { limits } from '#contract/limits.ts'
import { route, type RequestContext, type Route } from '#kernel/http/route.ts'
import { refuse } from '#kernel/problem.ts'
import { findPlan, type OwnerPlan } from '#projections/accounts/allowance.ts'
import {
  findSharedReport,
  sharedReportsOf,
} from '#projections/reports/shared-reports.projection.ts'
import { surveysOf } from '#projections/surveys/surveys.projection.ts'
import { hashPassword } from './password.ts'
import { pinReport } from './pin-report.ts'
import { endPin } from './share-endings.ts'
import { sharedReport } from './shared-report.decider.ts'
import {
  chosenSurveys,
  expiryAfter,
  findOwnLink,
  presentLink,
  type SharedReportsDeps,
} from './shared-report-links.ts'

export const sharedReportRoutes = (deps: SharedReportsDeps): Route[] => [
  createRoute(deps),
  listRoute(deps),
  changeRoute(deps),
  revokeRoute(deps),
]

const createRoute = ({ links, keys, now }: SharedReportsDeps) =>
  route(createSharedReport, async (input, call) => {
    const { db, ownerId } = call
    const { period, from, to, title, mode, language } = input
    const shows = partsWithin(await findPlan(db, ownerId), input.shows)
    const [own, existing] = await Promise.all([
      surveysOf(db, ownerId),
      sharedReportsOf(db, ownerId),
    ])
    const chosen = chosenSurveys(own, input)
    if (existing.length >= limits.sharedReports.max) return refuse('shared-reports/too-many')
    const range =
      from === undefined || to === undefined
        ? { period, from: null, to: null }
        : { period: null, from, to }
    const shareId = call.newId('shared report')
    const at = now()
    const pin =
      mode === 'pinned'
        ? await pinReport({ db, keys, ownerId, shareId, surveys: chosen, range, shows, at })
        : null
    const { position } = await call.execute(sharedReport, shareId, {
      type: 'ShareReport',
      ...{ shareId, ownerId, title, range, parts: shows, language, mode, pin },
      surveyIds: input.surveys === 'all' ? null : chosen.map(({ surveyId }) => surveyId),
      expiresAt: expiryAfter(input.expires_in_days, at),
      passwordHash: input.password === undefined ? '' : await hashPassword(input.password),
    })
    const subject = { type: 'shared-report', id: shareId }
    await call.recordSecurityEvent({ kind: 'report-shared', subject, detail: mode })
    return readLink(call, shareId, { position, links, now })
  })

/** Parts that the plan does not include are left out. */
const partsWithin = ({ limits: plan }: OwnerPlan, parts: SharedReportParts): SharedReportParts => ({
  ...parts,
  sentiment: parts.sentiment && plan.sentiment_analysis,
  aspects: parts.aspects && plan.sentiment_analysis,
  moments: parts.moments && plan.sentiment_analysis,
  insights: plan.premium_insights ? parts.insights : 'none',
})

const listRoute = ({ links, now }: SharedReportsDeps) =>
  route(listSharedReports, async ({ survey }, { db, ownerId }) => {
    const [own, rows] = await Promise.all([surveysOf(db, ownerId), sharedReportsOf(db, ownerId)])
    if (survey && !own.some(({ surveyId }) => surveyId === survey))
      return refuse('surveys/not-found')
    return rows
      .filter(({ surveyIds }) => !survey || !surveyIds || surveyIds.includes(survey))
      .map((row) => presentLink(row, own, { links, now: now() }))
  })

const changeRoute = ({ links, now }: SharedReportsDeps) =>
  route(changeSharedReport, async ({ linkId, expires_in_days, password }, call) => {
    await findOwnLink(call, linkId)
    const { position, events } = await call.execute(sharedReport, linkId, {
      type: 'ChangeShare',
      ...(expires_in_days !== undefined && { expiresAt: expiryAfter(expires_in_days, now()) }),
      ...(password !== undefined && {
        passwordHash: password === null ? '' : await hashPassword(password),
      }),
    })
    if (events.length > 0)
      await call.recordSecurityEvent({
        kind: 'report-share-changed',
        subject: { type: 'shared-report', id: linkId },
        detail: [
          ...(expires_in_days === undefined ? [] : ['expiry']),
          ...(password === undefined ? [] : ['password']),
        ].join(' '),
      })
    return readLink(call, linkId, { position, links, now })
  })

/** Responds once the key of the link's texts is destroyed. */
const revokeRoute = ({ keys }: SharedReportsDeps) =>
  route(revokeSharedReport, async ({ linkId }, call) => {
    await findOwnLink(call, linkId)
    const command = { type: 'RevokeShare', reason: 'owner' } as const
    const { position, events } = await call.execute(sharedReport, linkId, command)
    if (events.length > 0) {
      const subject = { type: 'shared-report', id: linkId }
      await call.recordSecurityEvent({ kind: 'report-share-revoked', subject })
      // The reactor does the same, in case this process ends here.
      await endPin({ db: call.db, keys }, linkId)
    }
    await call.waitForPosition(position)
    return { ok: true as const }
  })

type Reading = Pick<SharedReportsDeps, 'links' | 'now'> & { position: string }

async function readLink(
  {
    db,
    ownerId,
    waitForPosition,
  }: Pick<RequestContext<'owner'>, 'db' | 'ownerId' | 'waitForPosition'>,
  shareId: string,
  { position, links, now }: Reading,
) {
  await waitForPosition(position)
  const [row, own] = await Promise.all([findSharedReport(db, shareId), surveysOf(db, ownerId)])
  // The read model has not caught up in time; the same request succeeds later.
  return row ? presentLink(row, own, { links, now: now() }) : refuse('service/unavailable')
}
