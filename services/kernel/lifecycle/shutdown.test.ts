import { expect, test, vi } from 'vitest'
import { openLog } from '../log.ts'
import { exitOnSignals, openShutdown } from './shutdown.ts'

const log = openLog('silent')

test('closes in order, once, and reports that it is draining', async () => {
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

test('a step that hangs or fails does not stop the others', async () => {
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

test('steps that an interrupted start still adds are closed too', async () => {
  const closed: string[] = []
  const steps = [{ name: 'store', close: async () => void closed.push('store') }]
  const late = { name: 'requests', close: async () => void closed.push('requests') }
  steps.unshift({
    name: 'slow',
    close: async () => {
      steps.unshift(late)
    },
  })
  expect(await openShutdown(steps, log).shutDown('test')).toBe(true)
  expect(closed).toEqual(['requests', 'store'])
})

test('signals within a second count as one; a later one ends the process at once', async () => {
  const handlers = new Map<string | symbol, (signal: NodeJS.Signals) => void>()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const on = vi.spyOn(process, 'on').mockImplementation((name, handle) => {
    handlers.set(name, handle as (signal: NodeJS.Signals) => void)
    return process
  })
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const ended: number[] = []
  const shutdown = openShutdown([{ name: 'slow', close: () => gate }], log)
  const isEnding = exitOnSignals(shutdown, (code) => void ended.push(code))
  expect(isEnding()).toBe(false)
  handlers.get('SIGINT')?.('SIGINT')
  handlers.get('SIGINT')?.('SIGINT')
  now.mockReturnValue(900)
  handlers.get('SIGTERM')?.('SIGTERM')
  expect([isEnding(), ended]).toEqual([true, []])
  now.mockReturnValue(1_100)
  handlers.get('SIGINT')?.('SIGINT')
  expect(ended).toEqual([1])
  on.mockRestore()
  now.mockRestore()
  open()
  await shutdown.shutDown('test')
})
