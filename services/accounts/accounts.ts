import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { AccountsDeps } from './deps.ts'
import { getCurrentOwnerRoute } from './current-owner.route.ts'
import { signInOwnerRoute, getSignInUrlRoute, signOutOwnerRoute } from './sign-in.routes.ts'

/** Sign-in and web sessions of owners. */
export const accounts = (deps: AccountsDeps): BoundedContext => ({
  routes: [
    getSignInUrlRoute(deps),
    signInOwnerRoute(deps),
    signOutOwnerRoute(deps),
    getCurrentOwnerRoute(deps),
  ],
})
