import { expect, test } from 'vitest'
import { mendingTimeoutMs } from './settings.ts'

test('mending has the time of a question, within what an owner waits for', () => {
  const timeout = (questionTimeoutMs: number, longestWaitMs: number) =>
    mendingTimeoutMs({ questionTimeoutMs, longestWaitMs })
  expect(timeout(6_000, 20_000)).toBe(20_000)
  expect(timeout(30_000, 20_000)).toBe(30_000)
  expect(timeout(500, 500)).toBe(10_000)
  expect(timeout(60_000, 60_000)).toBe(45_000)
})
