import type { SignInError } from '#contract/sign-in-errors.ts'
import { CallError } from '../../shared/call.ts'

export function callbackError(error: unknown): { kind: SignInError; details: string } {
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
