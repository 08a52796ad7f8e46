import { expect, test } from 'vitest'
import { invitationIn } from './invitation.ts'
import { createMemory } from './memory.ts'

function memoryOf() {
  const held = new Map<string, string>()
  return createMemory(
    {
      getItem: (name) => held.get(name) ?? null,
      setItem: (name, value) => void held.set(name, value),
      removeItem: (name) => void held.delete(name),
    },
    'abc',
  )
}

test('a public link is no invitation', () =>
  expect(invitationIn('?lang=en', memoryOf())).toBeUndefined())

test('a personal link stays what it is when the language changes', () => {
  const memory = memoryOf()
  expect(invitationIn('?c=one', memory)).toBe('one')
  memory.session.set('s1')
  expect(invitationIn('?lang=ar', memory)).toBe('one')
  expect(invitationIn('?c=one', memory)).toBe('one')
  expect(memory.session.get()).toBe('s1')
})

test('another personal link is another conversation', () => {
  const memory = memoryOf()
  invitationIn('?c=one', memory)
  memory.session.set('s1')
  memory.outbox.add({ key: 'k', sessionId: 's1', answer: { question_id: 'q' } })
  expect(invitationIn('?c=two', memory)).toBe('two')
  expect(memory.session.get()).toBeUndefined()
  expect(memory.outbox.all('s1')).toHaveLength(1)
})

test('it outlives the conversation that it led to', () => {
  const memory = memoryOf()
  invitationIn('?c=one', memory)
  memory.forget()
  expect(invitationIn('', memory)).toBe('one')
})
