import { expect, test } from 'vitest'
import { openLog } from './log.ts'
import { openShutdown } from './shutdown.ts'

const log = openLog('silent')

test('closes in order, once, and says that it is draining', async () => {
  const closed: string[] = []
  const step = (name: string) => ({ name, close: async () => void closed.push(name) })
  const { draining, shutDown } = openShutdown(
    [step('requests'), step('reactors'), step('store')],
    log,
  )
  expect(draining()).toBe(false)
  const [one, two] = [shutDown('test'), shutDown('test')]
  expect(draining()).toBe(true)
  expect(await Promise.all([one, two])).toEqual([true, true])
  expect(closed).toEqual(['requests', 'reactors', 'store'])
})

test('what hangs or fails does not keep the rest from closing', async () => {
  const closed: string[] = []
  const steps = [
    { name: 'hangs', close: () => new Promise(() => {}) },
    {
      name: 'throws',
      close: () => {
        throw new Error('no')
      },
    },
    { name: 'fails', close: () => Promise.reject(new Error('no')) },
    { name: 'store', close: async () => closed.push('store') },
  ]
  expect(await openShutdown(steps, log, 5).shutDown('test')).toBe(false)
  expect(closed).toEqual(['store'])
})
