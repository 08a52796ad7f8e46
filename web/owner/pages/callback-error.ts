import { CallError } from '../../shared/call.ts'

/** The documented kinds of failed sign-in, as in the landing page's address. */
const authErrorKinds = [
  'oauth_error',
  'missing_code',
  'expired_code',
  'invalid_code',
  'unauthorized',
  'timeout',
  'network_error',
  'auth_failed',
] as const
export type AuthErrorKind = (typeof authErrorKinds)[number]

export function callbackError(error: unknown): { kind: AuthErrorKind; details: string } {
  if (!(error instanceof CallError))
    return { kind: 'auth_failed', details: 'Authentication failed' }
  if (error.kind === 'timeout') {
    return { kind: 'timeout', details: 'Authentication timeout - please try again' }
  }
  if (error.kind === 'network') {
    return { kind: 'network_error', details: 'Network error during authentication' }
  }
  if (error.code === 'accounts/code-expired') {
    return {
      kind: 'expired_code',
      details: 'Authorization code expired - please try logging in again',
    }
  }
  if (error.status === 400 || error.status === 422)
    return { kind: 'invalid_code', details: error.message }
  if (error.status === 401 || error.status === 403)
    return { kind: 'unauthorized', details: error.message }
  return { kind: 'auth_failed', details: error.message }
}
