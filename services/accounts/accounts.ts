import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { SecurityEvents } from '#kernel/security/events/security-events.ts'
import { auditTrail } from './audit-trail/audit-trail.reactor.ts'
import { listAuditTrailRoute } from './audit-trail/list-audit-trail.route.ts'
import { forgetOrigins } from './audit-trail/origin-retention.job.ts'
import type { ErasureReceipts } from '#kernel/privacy/erasure-receipts.ts'
import type { MailOutbox } from '#ports/mailer.ts'
import {
  cancelAccountDeletionRoute,
  getAccountDeletionRoute,
  listErasuresRoute,
  requestAccountDeletionRoute,
} from './deletion/deletion.routes.ts'
import {
  accountEraser,
  accountShredder,
  eraseAccountsJob,
  type ShredderDeps,
} from './deletion/erase-accounts.ts'
import type { AccountsDeps } from './deps.ts'
import { getCurrentOwnerRoute } from './current-owner.route.ts'
import { completeOnboardingRoute, saveOnboardingProgressRoute } from './onboarding.routes.ts'
import { listSessionsRoute, revokeSessionRoute, endSessionsRoute } from './session.routes.ts'
import { settingsRoutes } from './settings.routes.ts'
import { signInOwnerRoute, getSignInUrlRoute, signOutOwnerRoute } from './sign-in.routes.ts'
import { getUsageRoute } from './usage.route.ts'

/** Sign-in and web sessions of owners, the audit trail, and the end of accounts. */
export const accounts = (
  deps: AccountsDeps &
    Omit<ShredderDeps, 'outbox'> & { outbox: MailOutbox | undefined; receipts: ErasureReceipts },
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
    getUsageRoute,
    listAuditTrailRoute,
    listSessionsRoute(deps),
    revokeSessionRoute(deps),
    endSessionsRoute(deps),
    getAccountDeletionRoute(deps),
    requestAccountDeletionRoute(deps),
    cancelAccountDeletionRoute,
    listErasuresRoute(deps),
  ],
  reactors: [auditTrail(securityEvents), accountShredder(deps)],
  jobs: [forgetOrigins, eraseAccountsJob(deps)],
  erasers: [accountEraser],
})
