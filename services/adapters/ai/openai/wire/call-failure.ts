// What a server's refusals, faults and silences mean to those who ask. Messages name a step and a code, never a text.
import { APIConnectionTimeoutError, APIError } from 'openai'
import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import { AiFailure } from '#ports/ai.ts'
import { ResponseTooLarge } from './capped-fetch.ts'

type CallFailureOptions = { retry?: boolean; counts?: boolean; retryAfterMs?: number | undefined }

/** A failure of one call, with what only the adapter needs to know of it. */
export class CallFailure extends AiFailure {
  /** Asking again soon may help. */
  readonly retry: boolean
  /** Says something about the health of the server. */
  readonly counts: boolean

  constructor(reason: AiFailureReason, message: string, told: CallFailureOptions = {}) {
    const { retry = false, counts = false, retryAfterMs } = told
    super(reason, message, retryAfterMs === undefined ? {} : { retryAfterMs })
    this.retry = retry
    this.counts = counts
  }
}

export const invalidReply = (step: string, what: string) =>
  new CallFailure('invalid', `${step}: ${what}`)

/** `endings` say who gave up, where somebody did: whoever asked, or our own clock. */
export function toCallFailure(
  error: unknown,
  step: string,
  endings: { caller?: AbortSignal | undefined; clock: AbortSignal },
): CallFailure {
  if (error instanceof CallFailure) return error
  // Whoever stopped waiting had waited too long.
  if (endings.caller?.aborted)
    return new CallFailure('timeout', `${step}: nobody waits any more`, { counts: true })
  if (endings.clock.aborted || error instanceof APIConnectionTimeoutError)
    return new CallFailure('timeout', `${step}: no answer in time`, { retry: true, counts: true })
  if (isTooLarge(error)) return invalidReply(step, 'the answer is too large')
  if (error instanceof APIError && error.status !== undefined) return failureFromStatus(error, step)
  if (error instanceof SyntaxError) return invalidReply(step, 'the answer is not JSON')
  // Refused, reset, cut off, or an error in the middle of a stream.
  const options = { retry: true, counts: true }
  return new CallFailure('unavailable', `${step}: the connection failed`, options)
}

function failureFromStatus(error: APIError, step: string): CallFailure {
  const { status = 0, headers } = error
  const code = errorCodeOf(error)
  const message = `${step}: the server answered ${status}${code && ` (${code})`}`
  const retryAfterMs = parseRetryAfter(headers, Date.now())
  if (status === 429) {
    // No money left: the next minute does not help.
    const retry = code !== 'insufficient_quota'
    return new CallFailure('rate-limited', message, { retry, counts: true, retryAfterMs })
  }
  if (status >= 500 || status === 408 || status === 409)
    return new CallFailure('unavailable', message, { retry: true, counts: true, retryAfterMs })
  // A wrong key or model is mended by the operator; until then nothing can be had here.
  if (status === 401 || status === 403 || status === 404)
    return new CallFailure('unavailable', message, { counts: true })
  return new CallFailure(/content_?filter|policy/i.test(code) ? 'refused' : 'invalid', message)
}

/** Machine words only: what else a server says may quote what it was sent. */
function errorCodeOf({ code, type }: APIError): string {
  const said = code ?? type
  return typeof said === 'string' && /^[\w.-]{1,60}$/.test(said) ? said : ''
}

/** Milliseconds; undefined where the server does not say. Both spellings, seconds or a date. */
export function parseRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const exact = Number.parseFloat(headers?.get('retry-after-ms') ?? '')
  if (exact >= 0) return exact
  const said = headers?.get('retry-after')
  if (!said) return undefined
  const seconds = Number(said)
  const afterMs = Number.isNaN(seconds) ? Date.parse(said) - now : seconds * 1_000
  return Number.isNaN(afterMs) ? undefined : Math.max(0, afterMs)
}

function isTooLarge(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ResponseTooLarge) return true
  return false
}
