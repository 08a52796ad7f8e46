import * as oidc from 'openid-client'
import { once } from '#kernel/async/once.ts'
import { Problem, refuse } from '#kernel/problem.ts'
import type { Identity, Person, SignInChecks } from '#ports/identity.ts'
import { ownOrigins } from './origins.ts'

const timeoutSeconds = 10

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

/** Authorization code with PKCE, state and nonce. */
export function openSignIn(options: OidcOptions): Pick<Identity, 'start' | 'finish'> {
  const configured = discoverOnce(options)
  const origins = options.embedded
    ? ownOrigins(options.publicUrl)
    : [new URL(options.publicUrl).origin]

  return {
    async start({ loginHint, locale, origin }) {
      const config = await configured()
      const redirectOrigin = origins.find((own) => own === origin) ?? origins[0]!
      const checks: SignInChecks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        redirectUri: `${redirectOrigin}/auth/callback`,
      }
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: checks.redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(loginHint && { login_hint: loginHint }),
        ...(locale && { ui_locales: locale }),
      })
      // The browser must stay at the origin that has its cookie.
      if (options.embedded) return { url: url.href.replace(url.origin, redirectOrigin), checks }
      return { url: url.href, checks }
    },
    async finish(code, state, checks) {
      if (state !== undefined && state !== checks.state) refuse('accounts/code-expired')
      const config = await configured()
      const claims = await exchangeCode(config, code, checks)
      return toPerson(claims, options)
    },
  }
}

function discoverOnce(options: OidcOptions): () => Promise<oidc.Configuration> {
  const insecure = options.embedded || new URL(options.issuer).protocol === 'http:'
  const discover = once(() =>
    oidc.discovery(
      new URL(options.issuer),
      options.clientId,
      undefined,
      oidc.ClientSecretPost(options.clientSecret),
      {
        timeout: timeoutSeconds,
        ...(insecure && { execute: [oidc.allowInsecureRequests] }),
        ...(options.embedded && { [oidc.customFetch]: fetchInternally(options) }),
      },
    ),
  )
  return () =>
    discover().catch((cause: unknown) => {
      throw providerUnavailable(cause)
    })
}

/** Fetches our own issuer at its internal URL: its public one may not be reachable from here. */
function fetchInternally(options: OidcOptions): oidc.CustomFetch {
  const publicOrigin = new URL(options.issuer).origin
  const internalOrigin = new URL(options.embedded!.internalUrl).origin
  return (url, init) =>
    fetch(
      url.startsWith(`${publicOrigin}/`) ? internalOrigin + url.slice(publicOrigin.length) : url,
      init as RequestInit,
    )
}

async function exchangeCode(config: oidc.Configuration, code: string, checks: SignInChecks) {
  const callbackUrl = new URL(checks.redirectUri)
  callbackUrl.searchParams.set('code', code)
  // Documented clients post the code only; the sealed verifier and the nonce bind it to this browser.
  callbackUrl.searchParams.set('state', checks.state)
  // The only issuer, so `iss` needs no check.
  callbackUrl.searchParams.set('iss', config.serverMetadata().issuer)
  try {
    const tokens = await oidc.authorizationCodeGrant(config, callbackUrl, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    })
    return tokens.claims()!
  } catch (cause) {
    throw isRejectedSignIn(cause)
      ? new Problem('accounts/code-expired')
      : providerUnavailable(cause)
  }
}

/** The provider refused the code, or the token has another sign-in's nonce. */
function isRejectedSignIn(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.error === 'invalid_grant'
  const comparison =
    error instanceof oidc.ClientError && error.cause instanceof Error && error.cause.cause
  return (
    typeof comparison === 'object' &&
    comparison !== null &&
    'claim' in comparison &&
    comparison.claim === 'nonce'
  )
}

function providerUnavailable(cause: unknown): Problem {
  const problem = new Problem('accounts/provider-unavailable')
  problem.cause = cause
  return problem
}

function toPerson(claims: oidc.IDToken, { embedded }: OidcOptions): Person {
  const { sub, iss, email, email_verified: verified, name, locale } = claims
  if (typeof email !== 'string' || verified !== true) refuse('accounts/email-unverified')
  return {
    issuer: embedded?.personsIssuer ?? iss,
    subject: sub,
    email,
    name: typeof name === 'string' && name !== '' ? name : undefined,
    locale: typeof locale === 'string' ? locale : undefined,
  }
}
