import { expect, test } from 'vitest'
import { openLocalCounter } from '#kernel/async/window-counter.ts'
import { Problem } from '#kernel/problem.ts'
import { openPasswordTries } from './password-tries.ts'

const limitTries = openPasswordTries(openLocalCounter)

/** How many of these tries reach the password, and the header of the last refusal. */
function countAllowed(shareId: string, addresses: readonly string[]) {
  let allowed = 0
  let retryAfter = 0
  for (const ip of addresses)
    try {
      const reply = { header: (_: string, value: number) => void (retryAfter = value) }
      limitTries(shareId, { request: { ip }, reply } as never)
      allowed++
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  return { allowed, retryAfter }
}

test('of 10,000 tries from one address 20 are compared, and others may still try', () => {
  const { allowed, retryAfter } = countAllowed(
    'one',
    Array.from({ length: 10_000 }, () => '1.1.1.1'),
  )
  expect(allowed).toBe(20)
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(15 * 60)
  expect(countAllowed('one', ['2.2.2.2']).allowed).toBe(1)
})

test('of 10,000 tries from as many addresses 200 are compared', () => {
  const addresses = Array.from({ length: 10_000 }, (_, n) => `10.0.${n >> 8}.${n & 255}`)
  expect(countAllowed('two', addresses).allowed).toBe(200)
  expect(countAllowed('three', ['1.1.1.1']).allowed).toBe(1)
})
