import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { NotificationsDeps } from './deps.ts'
import { requestDigestsJob, requestWeeklyReportsJob } from './digests.jobs.ts'
import { mailStatusRoutes } from './mail-status.routes.ts'
import { getOutboxRoute } from './pages/outbox.route.ts'
import { unsubscribeRoutes } from './pages/unsubscribe.routes.ts'
import { requestMails } from './request-mails.reactor.ts'
import { sendMails } from './send-mails.reactor.ts'

/** Mails to owners. Without a mailer nothing is requested. */
export const notifications = (deps: NotificationsDeps): BoundedContext => {
  const { mailer } = deps
  const routes = [...unsubscribeRoutes(deps), ...mailStatusRoutes(deps), getOutboxRoute(deps)]
  if (!mailer) return { routes }
  return {
    routes,
    reactors: [requestMails(deps), sendMails({ ...deps, mailer })],
    jobs: [requestDigestsJob, requestWeeklyReportsJob],
  }
}
