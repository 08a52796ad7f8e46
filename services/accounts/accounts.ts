import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { SecurityEvents } from '#kernel/security/events/security-events.ts'
import { auditTrail } from './audit-trail/audit-trail.reactor.ts'
import { listAuditTrailRoute } from './audit-trail/list-audit-trail.route.ts'
import { forgetOrigins } from './audit-trail/origin-retention.job.ts'
import type { Db } from '#kernel/postgres/db.ts'
import {
  cancelAccountDeletionRoute,
  getAccountDeletionRoute,
  requestAccountDeletionRoute,
} from './deletion/deletion.routes.ts'
import { accountEraser, accountShredder, eraseAccountsJob } from './deletion/erase-accounts.ts'
import type { AccountsDeps } from './deps.ts'
import { getCurrentOwnerRoute } from './current-owner.route.ts'
import { completeOnboardingRoute, saveOnboardingProgressRoute } from './onboarding.routes.ts'
import { listSessionsRoute, revokeSessionRoute, endSessionsRoute } from './session.routes.ts'
import { settingsRoutes } from './settings.routes.ts'
import { signInOwnerRoute, getSignInUrlRoute, signOutOwnerRoute } from './sign-in.routes.ts'

/** Sign-in and web sessions of owners, the audit trail, and the end of accounts. */
export const accounts = (
  deps: AccountsDeps & { db: Db },
  securityEvents: SecurityEvents,
): BoundedContext => ({
  routes: [
    getSignInUrlRoute(deps),
    signInOwnerRoute(deps),
    signOutOwnerRoute(deps),
    getCurrentOwnerRoute(deps),
    saveOnboardingProgressRoute,
    completeOnboardingRoute,
    ...settingsRoutes,
    listAuditTrailRoute,
    listSessionsRoute(deps),
    revokeSessionRoute(deps),
    endSessionsRoute(deps),
    getAccountDeletionRoute(deps),
    requestAccountDeletionRoute(deps),
    cancelAccountDeletionRoute,
  ],
  reactors: [auditTrail(securityEvents), accountShredder(deps)],
  jobs: [forgetOrigins, eraseAccountsJob],
  erasers: [accountEraser],
})
