import { expect, test } from 'vitest'
import { resolveInvitation } from './invitation.ts'
import { clearConversation } from './outcomes.ts'
import { createConversationStorage } from './conversation-storage.ts'

function memoryOf() {
  const held = new Map<string, string>()
  return createConversationStorage(
    {
      getItem: (name) => held.get(name) ?? null,
      setItem: (name, value) => void held.set(name, value),
      removeItem: (name) => void held.delete(name),
    },
    'abc',
  )
}

test('a public link has no invitation token', () =>
  expect(resolveInvitation('?lang=en', memoryOf())).toBeUndefined())

test('a change of language keeps the personal link', () => {
  const memory = memoryOf()
  expect(resolveInvitation('?c=one', memory)).toBe('one')
  memory.session.set('s1')
  expect(resolveInvitation('?lang=ar', memory)).toBe('one')
  expect(resolveInvitation('?c=one', memory)).toBe('one')
  expect(memory.session.get()).toBe('s1')
})

test('another personal link is another conversation', () => {
  const memory = memoryOf()
  resolveInvitation('?c=one', memory)
  memory.session.set('s1')
  memory.outbox.add({ key: 'k', sessionId: 's1', answer: { question_id: 'q' } })
  expect(resolveInvitation('?c=two', memory)).toBe('two')
  expect(memory.session.get()).toBeUndefined()
  expect(memory.outbox.all('s1')).toHaveLength(1)
})

test('the token survives its conversation', () => {
  const memory = memoryOf()
  resolveInvitation('?c=one', memory)
  clearConversation(memory)
  expect(resolveInvitation('', memory)).toBe('one')
})
