import { expect, test } from 'vitest'
import type { Delta } from '#ports/deltas.ts'
import { inProcessDeltas } from './in-process.ts'

const delta: Delta = { number: 1, text: 'What' }

test('reaches everybody who listens to that conversation, until they stop', () => {
  const deltas = inProcessDeltas()
  const heard: string[] = []
  const stopA = deltas.subscribe('one', () => heard.push('a'))
  deltas.subscribe('one', () => heard.push('b'))
  deltas.subscribe('two', () => heard.push('c'))
  deltas.publish('one', delta)
  stopA()
  stopA()
  deltas.publish('one', delta)
  expect(heard).toEqual(['a', 'b', 'b'])
})

test('nobody listening is fine', () =>
  expect(() => inProcessDeltas().publish('one', delta)).not.toThrow())
