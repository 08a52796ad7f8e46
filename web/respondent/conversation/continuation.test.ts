import { expect, test } from 'vitest'
import { continuationOf, takeContinuation } from './continuation.ts'
import { createMemory } from './memory.ts'

const sessionId = '0123456789abcdef0123456789abcdef'
const place = { origin: 'https://prosa.test', pathname: '/sa/Ab3dEf7hJ9' }

function device() {
  const held = new Map<string, string>()
  const store = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  }
  return createMemory(store, 'Ab3dEf7hJ9')
}

test('a link takes a conversation to another device, where no server sees it', () => {
  const link = new URL(continuationOf(sessionId, place))
  expect(link.pathname + link.search).toBe(place.pathname)
  const memory = device()
  expect(takeContinuation(link.hash, memory)).toBe(true)
  expect(memory.session.get()).toBe(sessionId)
})

test.each(['', '#', '#on=', '#on=abc', `#on=${sessionId}0`, '#on=../../x', '#top'])(
  'what carries no conversation changes nothing: %s',
  (hash) => {
    const memory = device()
    memory.session.set(sessionId)
    expect(takeContinuation(hash, memory)).toBe(false)
    expect(memory.session.get()).toBe(sessionId)
  },
)
