import { describe, expect, test } from 'vitest'
import { openProgress } from './save-progress.ts'

type Reply = object | Error

/** Answers with the replies in turn, then with the last one. */
function openWith(...replies: Reply[]) {
  const calls: string[] = []
  const waits: number[] = []
  const call = (async (route: string, input: { step?: number }) => {
    calls.push(route.startsWith('PUT') ? `step ${input.step}` : 'complete')
    const reply = replies.length > 1 ? replies.shift()! : replies[0]!
    if (reply instanceof Error) throw reply
    return reply
  }) as never
  const progress = openProgress({ call, wait: async (ms) => void waits.push(ms) })
  return { ...progress, calls, waits }
}

const offline = new Error('offline')
const done = { ok: true }
const confirmed = { onboarding_completed: true, verified: true }

describe('a step', () => {
  test('is saved once', async () => {
    const { save, calls } = openWith(done)
    await save(1)
    expect(calls).toEqual(['step 1'])
  })
  test('is given up after three failures', async () => {
    const { save, calls, waits } = openWith(offline)
    await save(1)
    expect(calls).toEqual(['step 1', 'step 1', 'step 1'])
    expect(waits).toEqual([1_000, 1_000])
  })
  test('is not saved any more once another is reached', async () => {
    const { save, calls } = openWith(done)
    await Promise.all([save(1), save(2)])
    expect(calls).toEqual(['step 2'])
  })
})

describe('the completion', () => {
  test('is confirmed', async () => {
    const { complete, calls } = openWith(confirmed)
    expect(await complete(false)).toBe(true)
    expect(calls).toEqual(['complete'])
  })
  test('is repeated until it is verified', async () => {
    const { complete, waits } = openWith({ ...confirmed, verified: false }, offline, confirmed)
    expect(await complete(true)).toBe(true)
    expect(waits).toEqual([500, 1_000])
  })
  test('is given up after three attempts', async () => {
    const { complete, calls } = openWith(offline)
    expect(await complete(false)).toBe(false)
    expect(calls).toHaveLength(3)
  })
  test('follows a step that is being saved', async () => {
    const { save, complete, calls } = openWith(done, confirmed)
    void save(2)
    // The step is on its way before the completion is asked for.
    await Promise.resolve()
    await complete(false)
    expect(calls).toEqual(['step 2', 'complete'])
  })
})
