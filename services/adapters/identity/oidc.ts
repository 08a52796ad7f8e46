import { once } from '#kernel/async/once.ts'
import type { Identity } from '#ports/identity.ts'
import type { OidcOptions } from './oidc-sign-in.ts'
import { isLoopback } from './origins.ts'

/**
 * OpenID Connect. The issuer is discovered at first use, because this process may serve it; a failed discovery is retried
 * by the next sign-in.
 */
export function createOidcIdentity(options: OidcOptions): Identity {
  const issuer = new URL(options.issuer)
  if (issuer.protocol !== 'https:' && !isLoopback(issuer) && !options.embedded) {
    throw new Error(`the identity provider ${options.issuer} must be an https address`)
  }
  // Loaded at the first sign-in.
  const open = once(async () => (await import('./oidc-sign-in.ts')).openSignIn(options))
  return {
    issuer: options.issuer,
    start: async (wish) => (await open()).start(wish),
    finish: async (...answer) => (await open()).finish(...answer),
  }
}
