// Maps errors of a call to failures. Messages name a step and a code, never a text.
import { APIConnectionTimeoutError, APIError } from 'openai'
import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import { ResponseTooLarge } from './capped-fetch.ts'

type CallFailureOptions = { retry?: boolean; counts?: boolean; retryAfterMs?: number | undefined }

/** A failure of one call, with facts for the adapter only. */
export class CallFailure extends AiFailure {
  /** A retry may succeed. */
  readonly retry: boolean
  /** Counts for the circuit breaker. */
  readonly counts: boolean

  constructor(reason: AiFailureReason, message: string, options: CallFailureOptions = {}) {
    const { retry = false, counts = false, retryAfterMs } = options
    super(reason, message, retryAfterMs === undefined ? {} : { retryAfterMs })
    this.retry = retry
    this.counts = counts
  }
}

export const invalidReply = (step: string, what: string) =>
  new CallFailure('invalid', `${step}: ${what}`)

/** `endings` tell an abort by the caller from a timeout. */
export function toCallFailure(
  error: unknown,
  step: string,
  endings: { caller?: AbortSignal | undefined; clock?: AbortSignal },
): CallFailure {
  if (error instanceof CallFailure) return error
  // An abort by the caller counts as a timeout.
  if (endings.caller?.aborted)
    return new CallFailure('timeout', `${step}: aborted by the caller`, { counts: true })
  if (endings.clock?.aborted || error instanceof APIConnectionTimeoutError)
    return new CallFailure('timeout', `${step}: no answer in time`, { retry: true, counts: true })
  if (isTooLarge(error)) return invalidReply(step, 'the answer is too large')
  if (error instanceof APIError && error.status !== undefined) return failureFromStatus(error, step)
  if (error instanceof SyntaxError) return invalidReply(step, 'the answer is not JSON')
  // Connection refused or reset, or an error in the middle of a stream.
  const options = { retry: true, counts: true }
  return new CallFailure('unavailable', `${step}: the connection failed`, options)
}

function failureFromStatus(error: APIError, step: string): CallFailure {
  const { status = 0, headers } = error
  const code = errorCodeOf(error)
  const message = `${step}: the server answered ${status}${code && ` (${code})`}`
  const retryAfterMs = parseRetryAfter(headers, Date.now())
  if (status === 429) {
    // No budget left: a retry does not help.
    const retry = code !== 'insufficient_quota'
    return new CallFailure('rate-limited', message, { retry, counts: true, retryAfterMs })
  }
  if (status >= 500 || status === 408 || status === 409)
    return new CallFailure('unavailable', message, { retry: true, counts: true, retryAfterMs })
  // A wrong key or model: the operator has to change the configuration.
  if (status === 401 || status === 403 || status === 404)
    return new CallFailure('unavailable', message, { counts: true })
  return new CallFailure(/content_?filter|policy/i.test(code) ? 'refused' : 'invalid', message)
}

/** Codes only: a server's message may quote the request. */
function errorCodeOf({ code, type }: APIError): string {
  const name = code ?? type
  return typeof name === 'string' && /^[\w.-]{1,60}$/.test(name) ? name : ''
}

/** Milliseconds; undefined without a header. Both header names, in seconds or as a date. */
export function parseRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const exact = Number.parseFloat(headers?.get('retry-after-ms') ?? '')
  if (exact >= 0) return exact
  const header = headers?.get('retry-after')
  if (!header) return undefined
  const seconds = Number(header)
  const afterMs = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000
  return Number.isNaN(afterMs) ? undefined : Math.max(0, afterMs)
}

function isTooLarge(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ResponseTooLarge) return true
  return false
}
