/** Sign-in. One OpenID Connect client, two issuers: the embedded development provider and Google. */

export type Person = {
  issuer: string
  subject: string
  /** Verified by the provider. */
  email: string
  /** Undefined where the provider has none. */
  name: string | undefined
  /** BCP 47, from the provider. */
  locale: string | undefined
}

/** Binds one sign-in to one browser; stored in a sealed cookie between the redirect and the callback. */
export type SignInChecks = { state: string; nonce: string; verifier: string; redirectUri: string }

export type Identity = {
  readonly issuer: string
  /** `origin` is the origin of the browser's page; ignored unless it is one of ours. Throws `accounts/provider-unavailable`. */
  start(options: {
    loginHint?: string
    locale?: string
    origin?: string
  }): Promise<{ url: string; checks: SignInChecks }>
  /**
   * Throws `accounts/code-expired` for an invalid code, state or nonce, `accounts/email-unverified`,
   * `accounts/provider-unavailable`.
   */
  finish(code: string, state: string | undefined, checks: SignInChecks): Promise<Person>
}
