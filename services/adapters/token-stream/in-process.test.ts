import { expect, test } from 'vitest'
import type { PartialText } from '#ports/token-stream.ts'
import { createInProcessTokenStream } from './in-process.ts'

const delta: PartialText = { number: 1, text: 'What' }

test('reaches all subscribers of the conversation until they unsubscribe', () => {
  const stream = createInProcessTokenStream()
  const received: string[] = []
  const stopA = stream.subscribe('one', () => received.push('a'))
  stream.subscribe('one', () => received.push('b'))
  stream.subscribe('two', () => received.push('c'))
  stream.publish('one', delta)
  stopA()
  stopA()
  stream.publish('one', delta)
  expect(received).toEqual(['a', 'b', 'b'])
})

test('publishing without subscribers does nothing', () =>
  expect(() => createInProcessTokenStream().publish('one', delta)).not.toThrow())
