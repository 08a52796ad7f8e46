import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { NotificationsDeps } from './deps.ts'
import {
  requestDigestsJob,
  requestPlanNoticesJob,
  requestWeeklyReportsJob,
} from './mail-requests.jobs.ts'
import { mailStatusRoutes } from './mail-status.routes.ts'
import { getErasureReceiptRoute } from './pages/erasure-receipt.route.ts'
import { getOutboxRoute } from './pages/outbox.route.ts'
import { unsubscribeRoutes } from './pages/unsubscribe.routes.ts'
import { requestMails } from './request-mails.reactor.ts'
import { resumeMails } from './resume-mails.reactor.ts'
import { sendMails } from './send-mails.reactor.ts'

/** Mails to owners. Without a mailer nothing is requested. */
export const notifications = (deps: NotificationsDeps): BoundedContext => {
  const { mailer } = deps
  const routes = [
    ...unsubscribeRoutes(deps),
    ...mailStatusRoutes(deps),
    getOutboxRoute(deps),
    getErasureReceiptRoute(deps),
  ]
  if (!mailer) return { routes }
  return {
    routes,
    reactors: [requestMails(deps), resumeMails, sendMails({ ...deps, mailer })],
    jobs: [requestDigestsJob, requestWeeklyReportsJob, requestPlanNoticesJob],
  }
}
