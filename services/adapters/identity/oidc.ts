import type { Identity } from '#ports/identity.ts'
import { isLoopback } from './origins.ts'

export type OidcOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  /** The redirect URI is its /auth/callback. */
  publicUrl: string
  /** Set for our own development provider. */
  embedded?: {
    /** The URL at which this process reaches itself, which behind a proxy is not the public one. */
    internalUrl: string
    /** The issuer to record for persons, independent of the port. */
    personsIssuer: string
  }
}

/**
 * OpenID Connect. The issuer is discovered at first use, because this process may serve it; a failed discovery is retried
 * by the next sign-in.
 */
export function createOidcIdentity(options: OidcOptions): Identity {
  const issuer = new URL(options.issuer)
  if (issuer.protocol !== 'https:' && !isLoopback(issuer) && !options.embedded) {
    throw new Error(`the identity provider ${options.issuer} must be an https address`)
  }
  let opened: Promise<Pick<Identity, 'start' | 'finish'>> | undefined
  // Loaded at the first sign-in.
  const open = () =>
    (opened ??= import('./oidc-sign-in.ts').then(({ openSignIn }) => openSignIn(options)))
  return {
    issuer: options.issuer,
    start: async (wish) => (await open()).start(wish),
    finish: async (...answer) => (await open()).finish(...answer),
  }
}
