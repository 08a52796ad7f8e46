import { expect, test } from 'vitest'
import { parseContinuation, continuationLink, hasOtherConversation } from './continuation.ts'
import { createConversationStorage } from './conversation-storage.ts'
import { clearConversation } from './outcomes.ts'
import { suspendedConversations, switchTo } from './suspended-conversations.ts'

const sessionId = '0123456789abcdef0123456789abcdef'
const own = 'fedcba9876543210fedcba9876543210'
const place = { origin: 'https://prosa.test', pathname: '/sa/Ab3dEf7hJ9' }

function device() {
  const held = new Map<string, string>()
  const store = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  }
  return createConversationStorage(store, 'Ab3dEf7hJ9')
}

test('a link continues a conversation on another device without sending its id to a server', () => {
  const link = new URL(continuationLink(sessionId, place))
  expect(link.pathname + link.search).toBe(place.pathname)
  expect(parseContinuation(link.hash)).toBe(sessionId)
})

test.each(['', '#', '#on=', '#on=abc', `#on=${sessionId}0`, '#on=../../x', '#top'])(
  'what carries no conversation changes nothing: %s',
  (hash) => expect(parseContinuation(hash)).toBeUndefined(),
)

test('a device asks only if it has another conversation', () => {
  const memory = device()
  expect(hasOtherConversation(memory, sessionId)).toBe(false)
  memory.starting.set({ key: 'begun', start: {} })
  expect(hasOtherConversation(memory, sessionId)).toBe(false)
  // Answers pending until the session starts.
  memory.outbox.add({ key: 'k', sessionId: 'begun', answer: { question_id: 'q' } })
  expect(hasOtherConversation(memory, sessionId)).toBe(true)
  memory.session.set(sessionId)
  expect(hasOtherConversation(memory, sessionId)).toBe(false)
  memory.session.set(own)
  expect(hasOtherConversation(memory, sessionId)).toBe(true)
})

test('a suspended conversation is restored completely', () => {
  const memory = device()
  memory.session.set(own)
  memory.draft.set({ questionId: 'q', text: 'half a sent' })
  memory.outbox.add({ key: 'k', sessionId: own, answer: { question_id: 'q' } })
  switchTo(memory, sessionId)
  expect([memory.session.get(), memory.draft.get()]).toEqual([sessionId, undefined])
  expect(suspendedConversations(memory).map(({ name }) => name)).toEqual([own])
  memory.draft.set({ questionId: 'r', text: 'another' })
  switchTo(memory, own)
  expect(memory.draft.get()?.text).toBe('half a sent')
  expect(memory.outbox.all(own)).toHaveLength(1)
  expect(suspendedConversations(memory).map(({ name, draft }) => [name, draft?.text])).toEqual([
    [sessionId, 'another'],
  ])
  // Forgets this conversation only.
  switchTo(memory, sessionId)
  clearConversation(memory)
  expect(memory.outbox.all(own)).toHaveLength(1)
})

test('answers pending a session start stay pending', () => {
  const memory = device()
  memory.starting.set({ key: 'begun', start: {} })
  memory.outbox.add({ key: 'k', sessionId: 'begun', answer: { question_id: 'q' } })
  switchTo(memory, sessionId)
  expect(memory.starting.get()).toBeUndefined()
  switchTo(memory, 'begun')
  expect([memory.session.get(), memory.starting.get()?.key]).toEqual([undefined, 'begun'])
})
