import { expect, test } from 'vitest'
import { type Clock, openClocks } from '#kernel/clock.ts'
import type { Envelope } from '#kernel/command.ts'
import type { Executor } from '#kernel/execute.ts'
import { openReadSide, silent } from '../support/read-side.ts'

const now = new Date('2026-01-01T00:00:00Z')
const envelopes: Envelope[] = []
const executor: Executor = (envelope) => {
  envelopes.push(envelope)
  return () => Promise.reject(new Error('no command expected'))
}

test('what fails keeps nothing else from being done, and is tried at the next tick', async () => {
  await using side = await openReadSide()
  const told: string[] = []
  let ticks = 0
  const clock: Clock = {
    name: 'test',
    due: async (_, moment) => {
      expect(moment).toBe(now)
      ticks += 1
      if (ticks === 1) throw new Error('no read model yet')
      return told.includes('b') ? ['a'] : ['a', 'b']
    },
    command: async (id) => {
      told.push(id)
      if (told.length === 1) throw new Error('refused')
    },
  }
  const clocks = openClocks({
    db: side.db,
    executor,
    clocks: [clock],
    log: silent,
    now: () => now,
    everyMs: 5,
  })
  clocks.start()
  await expect.poll(() => told.slice(0, 3)).toEqual(['a', 'b', 'a'])
  await clocks.stop()
  const after = told.length
  await side.db.query('select pg_sleep(0.05)')
  expect(told).toHaveLength(after)
  expect(envelopes[0]).toMatchObject({ actor: 'clock:test' })
})

test('ticks in one process of several, and in another when that one ends', async () => {
  await using side = await openReadSide()
  const ticked: string[] = []
  const open = (name: string) => {
    const due = async () => {
      ticked.push(name)
      return []
    }
    const clock: Clock = { name: 'shared', due, command: async () => {} }
    return openClocks({
      db: side.db,
      executor,
      clocks: [clock],
      log: silent,
      everyMs: 5,
      pollMs: 20,
    })
  }
  const [first, second] = [open('first'), open('second')]
  first.start()
  await expect.poll(() => ticked.length).toBeGreaterThan(2)
  second.start()
  await expect.poll(() => ticked.length).toBeGreaterThan(20)
  expect(new Set(ticked)).toEqual(new Set(['first']))
  await first.stop()
  await expect.poll(() => ticked).toContain('second')
  await second.stop()
})
