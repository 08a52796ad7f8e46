import { describe, expect, test } from 'vitest'
import {
  createConversationStorage,
  createDeviceStorage,
  type WebStorage,
} from './conversation-storage.ts'
import { clearConversation } from './outcomes.ts'

function storeOf(held = new Map<string, string>()): WebStorage {
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
  }
}

const unsent = (key: string, sessionId = 's1') => ({
  key,
  sessionId,
  answer: { question_id: `q-${key}`, text_response: `said ${key}` },
})

describe('the outbox', () => {
  test('survives a reload, oldest first', () => {
    const store = storeOf()
    createConversationStorage(store, 'abc').outbox.add(unsent('1'))
    createConversationStorage(store, 'abc').outbox.add(unsent('2'))
    const keys = createConversationStorage(store, 'abc')
      .outbox.all('s1')
      .map(({ key }) => key)
    expect(keys).toEqual(['1', '2'])
  })

  test('drops acknowledged answers and no others', () => {
    const { outbox } = createConversationStorage(storeOf(), 'abc')
    outbox.add(unsent('1'))
    outbox.add(unsent('2'))
    outbox.remove('1')
    outbox.remove('1')
    expect(outbox.all('s1')).toEqual([unsent('2')])
  })

  test('returns an answer to its own conversation only', () => {
    const { outbox } = createConversationStorage(storeOf(), 'abc')
    outbox.add(unsent('1', 'another'))
    expect(outbox.all('s1')).toEqual([])
  })

  test('is separate for each survey', () => {
    const store = storeOf()
    createConversationStorage(store, 'abc').outbox.add(unsent('1'))
    expect(createConversationStorage(store, 'xyz').outbox.all('s1')).toEqual([])
  })

  test('is empty when the stored value is unreadable', () => {
    const store = storeOf(new Map([['prosa:outbox:abc', '{broken']]))
    expect(createConversationStorage(store, 'abc').outbox.all('s1')).toEqual([])
  })
})

test('clearing leaves nothing on the device', () => {
  const held = new Map<string, string>()
  const memory = createConversationStorage(storeOf(held), 'abc')
  memory.session.set('s1')
  memory.starting.set({ key: 'k', start: {} })
  memory.draft.set({ questionId: 'q', text: 'half a' })
  memory.outbox.add(unsent('1'))
  clearConversation(memory)
  expect([...held]).toEqual([])
})

test('without storage values live as long as the page', () => {
  // Node has no localStorage without a flag, like a browser that forbids it.
  const store = createDeviceStorage()
  store.setItem('name', 'value')
  expect(store.getItem('name')).toBe('value')
  store.removeItem('name')
  expect(store.getItem('name')).toBeNull()
})
