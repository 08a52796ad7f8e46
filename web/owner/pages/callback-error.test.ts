import { expect, test } from 'vitest'
import { CallError } from '../../shared/call.ts'
import { callbackError } from './callback-error.ts'

test.each([
  [new CallError('problem', 401, { code: 'accounts/code-expired' }), 'expired_code'],
  [new CallError('problem', 400, { title: 'Bad' }), 'invalid_code'],
  [new CallError('problem', 422, { code: 'request/invalid' }), 'invalid_code'],
  [new CallError('problem', 401, { code: 'accounts/signed-out' }), 'unauthorized'],
  [new CallError('timeout', 0), 'timeout'],
  [new CallError('network', 0), 'network_error'],
  [new CallError('problem', 502, { code: 'accounts/provider-unavailable' }), 'auth_failed'],
  [new Error('?'), 'auth_failed'],
])('%s becomes %s', (error, kind) => expect(callbackError(error).kind).toBe(kind))
