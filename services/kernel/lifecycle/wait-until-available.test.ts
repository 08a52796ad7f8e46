import { expect, test } from 'vitest'
import { EventStoreUnavailable } from '#ports/event-store.ts'
import { waitUntilAvailable } from './wait-until-available.ts'

function createWait(timeoutMs: number) {
  const lines: string[] = []
  const log = {
    info: (text: string) => void lines.push(text),
    warn: ({ reason }: { reason: string }, text: string) => void lines.push(`${text}: ${reason}`),
  } as never
  return { lines, wait: { timeoutMs, log } }
}

test('opens again until it is available, and says what it waits for', async () => {
  const { lines, wait } = createWait(60_000)
  let attempts = 0
  const open = async () => {
    if (++attempts < 3) throw new EventStoreUnavailable('KurrentDB: refused')
    return 'opened'
  }
  expect(await waitUntilAvailable('the event store', open, wait)).toBe('opened')
  expect(lines).toEqual([
    'waiting for the event store: KurrentDB: refused',
    'the event store is available',
  ])
})

test('throws the failure after the timeout, and at once without one', async () => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  let attempts = 0
  const open = () => {
    attempts++
    return Promise.reject(refused)
  }
  await expect(waitUntilAvailable('the database', open, createWait(350).wait)).rejects.toBe(refused)
  expect(attempts).toBeGreaterThan(1)
  attempts = 0
  await expect(waitUntilAvailable('the database', open, undefined)).rejects.toBe(refused)
  expect(attempts).toBe(1)
})

test('does not wait for what waiting does not mend', async () => {
  const { lines, wait } = createWait(60_000)
  const denied = Object.assign(new Error('password authentication failed'), { code: '28P01' })
  const open = () => Promise.reject(denied)
  await expect(waitUntilAvailable('the database', open, wait)).rejects.toBe(denied)
  expect(lines).toEqual([])
})
