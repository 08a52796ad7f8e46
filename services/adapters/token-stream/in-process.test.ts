import { expect, test } from 'vitest'
import type { PartialText } from '#ports/token-stream.ts'
import { createInProcessTokenStream } from './in-process.ts'

const delta: PartialText = { number: 1, text: 'What' }

test('reaches everybody who listens to that conversation, until they stop', () => {
  const deltas = createInProcessTokenStream()
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
  expect(() => createInProcessTokenStream().publish('one', delta)).not.toThrow())
