import { expect, test } from 'vitest'
import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import type { Deferred } from '#kernel/reactors/deferred.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import { deferIfTransient } from './defer-if-transient.ts'

const thrownBy = (failure: unknown, deferrals: number): unknown => {
  try {
    return deferIfTransient(deferrals, () => 1)(failure)
  } catch (error) {
    return error
  }
}

test.each<AiFailureReason>(['unavailable', 'timeout', 'rate-limited', 'circuit-open'])(
  'work that fails by %s is deferred, increasingly, up to five minutes',
  (reason) => {
    const delays = [0, 1, 5, 6, 100].map(
      (deferrals) => (thrownBy(new AiFailure(reason, 'away'), deferrals) as Deferred).afterMs,
    )
    expect(delays).toEqual([5_000, 10_000, 160_000, 300_000, 300_000])
  },
)
test('a server’s retry time is used', () =>
  expect(thrownBy(new AiFailure('rate-limited', 'no', { retryAfterMs: 60_000 }), 0)).toMatchObject({
    afterMs: 60_000,
  }))
test.each([new AiFailure('refused', 'no'), new AiFailure('invalid', 'no'), new Error('bug')])(
  '%s is not deferred',
  (failure) => expect(thrownBy(failure, 0)).toBe(failure),
)
