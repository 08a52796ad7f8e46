import * as oidc from 'openid-client'
import { Problem, refuse } from '#kernel/problem.ts'
import type { Identity, Person, SignInChecks } from '#ports/identity.ts'
import { isLoopback, ownOrigins } from './origins.ts'

const timeoutSeconds = 10

export type OidcOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Where browsers see us; people come back to its /auth/callback. */
  publicUrl: string
  /** Set where the issuer is our own development provider. */
  embedded?: {
    /** Where this process reaches itself: behind a proxy not at its public address. */
    internalUrl: string
    /** Names the persons' issuer, which must not change when the port does. */
    personsIssuer: string
  }
}

/**
 * OpenID Connect: authorization code with PKCE, state and nonce. The issuer is discovered at first use, not at start,
 * because it may be served by this very process; a failed discovery is tried again by the next sign-in.
 */
export function createOidcIdentity(options: OidcOptions): Identity {
  const issuer = new URL(options.issuer)
  if (issuer.protocol !== 'https:' && !isLoopback(issuer) && !options.embedded) {
    throw new Error(`the identity provider ${options.issuer} must be an https address`)
  }
  const configured = discoverOnce(options)
  const origins = options.embedded
    ? ownOrigins(options.publicUrl)
    : [new URL(options.publicUrl).origin]

  return {
    issuer: options.issuer,
    async start({ loginHint, locale, origin }) {
      const config = await configured()
      const home = origins.find((own) => own === origin) ?? origins[0]!
      const checks: SignInChecks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        redirectUri: `${home}/auth/callback`,
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
      // The browser stays where its cookie is, whatever address discovery was asked at.
      if (options.embedded) return { url: url.href.replace(url.origin, home), checks }
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
  let found: Promise<oidc.Configuration> | undefined
  const insecure = options.embedded || new URL(options.issuer).protocol === 'http:'
  const discover = () =>
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
    )
  return async () => {
    found ??= discover()
    try {
      return await found
    } catch (cause) {
      found = undefined
      throw providerUnavailable(cause)
    }
  }
}

/** Calls our own issuer inside the machine: its public address may lead through a proxy that we cannot reach. */
function fetchInternally(options: OidcOptions): oidc.CustomFetch {
  const front = new URL(options.issuer).origin
  const back = new URL(options.embedded!.internalUrl).origin
  return (url, init) =>
    fetch(url.startsWith(`${front}/`) ? back + url.slice(front.length) : url, init as RequestInit)
}

async function exchangeCode(config: oidc.Configuration, code: string, checks: SignInChecks) {
  const back = new URL(checks.redirectUri)
  back.searchParams.set('code', code)
  // Documented clients post the code alone; then the sealed verifier and nonce bind it to this browser.
  back.searchParams.set('state', checks.state)
  // There is one issuer, so it need not be told apart from others.
  back.searchParams.set('iss', config.serverMetadata().issuer)
  try {
    const tokens = await oidc.authorizationCodeGrant(config, back, {
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

/** The provider refuses the code, or its token carries another sign-in's nonce. */
function isRejectedSignIn(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.error === 'invalid_grant'
  const compared =
    error instanceof oidc.ClientError && error.cause instanceof Error && error.cause.cause
  return (
    typeof compared === 'object' &&
    compared !== null &&
    'claim' in compared &&
    compared.claim === 'nonce'
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
    name: typeof name === 'string' && name !== '' ? name : email.split('@')[0]!,
    locale: typeof locale === 'string' ? locale : undefined,
  }
}
