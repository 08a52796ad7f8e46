import { expect, test } from 'vitest'
import { dueCommands, type ScheduledJob, openJobRunner } from '#kernel/jobs/scheduled-jobs.ts'
import type { Envelope } from '#kernel/commands/command.ts'
import type { Executor } from '#kernel/commands/execute.ts'
import { openReadSide, silentLog } from '../../support/kernel/read-side.ts'

const now = new Date('2026-01-01T00:00:00Z')
const envelopes: Envelope[] = []
const executor: Executor = (envelope) => {
  envelopes.push(envelope)
  return () => Promise.reject(new Error('no command expected'))
}

test('a failed command does not stop the others, and is due again in the next run', async () => {
  await using side = await openReadSide()
  const executed: string[] = []
  let ticks = 0
  const job: ScheduledJob = {
    name: 'test',
    due: async (_, moment) => {
      expect(moment).toBe(now)
      ticks += 1
      if (ticks === 1) throw new Error('no read model yet')
      return dueCommands(executed.includes('b') ? ['a'] : ['a', 'b'], async (id) => {
        executed.push(id)
        if (executed.length === 1) throw new Error('refused')
      })
    },
  }
  const jobs = openJobRunner({
    db: side.db,
    executor,
    jobs: [job],
    log: silentLog,
    now: () => now,
    intervalMs: 5,
  })
  jobs.start()
  await expect.poll(() => executed.slice(0, 3)).toEqual(['a', 'b', 'a'])
  await jobs.stop()
  const after = executed.length
  await side.db.query('select pg_sleep(0.05)')
  expect(executed).toHaveLength(after)
  expect(envelopes[0]).toMatchObject({ actor: 'clock:test' })
})

test('a job runs in one process; another takes over when it ends', async () => {
  await using side = await openReadSide()
  const ticked: string[] = []
  const open = (name: string) => {
    const due = async () => {
      ticked.push(name)
      return []
    }
    const job: ScheduledJob = { name: 'shared', due }
    return openJobRunner({
      db: side.db,
      executor,
      jobs: [job],
      log: silentLog,
      intervalMs: 5,
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
