import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { AccountsDeps } from './deps.ts'
import { meRoute } from './me.route.ts'
import { signInRoute, signInUrlRoute, signOutRoute } from './sign-in.routes.ts'

/** Sign-in and web sessions of owners. */
export const accounts = (deps: AccountsDeps): BoundedContext => ({
  routes: [signInUrlRoute(deps), signInRoute(deps), signOutRoute(deps), meRoute(deps)],
})
