/** The documented kinds of failed sign-in, as in the landing page's address. */
export const signInErrors = [
  'oauth_error',
  'missing_code',
  'expired_code',
  'invalid_code',
  'unauthorized',
  'timeout',
  'network_error',
  'auth_failed',
] as const
export type SignInError = (typeof signInErrors)[number]
