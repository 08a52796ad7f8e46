/** Who somebody is. One OpenID Connect client, two issuers: the embedded development provider and Google. */

export type Person = {
  issuer: string
  subject: string
  email: string
  name: string
  /** BCP 47, as the provider gives it. */
  locale: string | undefined
}

/** What binds one sign-in to one browser; kept in a sealed cookie between the redirect and the callback. */
export type SignInChecks = { state: string; nonce: string; verifier: string; redirectUri: string }

export type Identity = {
  readonly issuer: string
  /** `origin` is where the browser sees us; it counts only if it is one of our own. Throws `accounts/provider-unavailable`. */
  start(options: {
    loginHint?: string
    locale?: string
    origin?: string
  }): Promise<{ url: string; checks: SignInChecks }>
  /**
   * Throws `accounts/code-expired` for a code, state or nonce that does not hold, `accounts/email-unverified`,
   * `accounts/provider-unavailable`.
   */
  finish(code: string, state: string | undefined, checks: SignInChecks): Promise<Person>
}
