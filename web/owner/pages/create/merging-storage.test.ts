import { describe, expect, test } from 'vitest'
import { threeWayMerge, createMergingStorage } from './merging-storage.ts'

type Draft = { goal: string; structure: { title: string; points: string[] } | null }
const complete: Draft = { goal: 'why', structure: { title: 'Why?', points: ['price'] } }
const name = 'draft'

function fakeStorage(isFull = false) {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, text)
    },
    removeItem: (key: string) => void entries.delete(key),
  }
}

/** Two tabs that have both read the same draft. */
function twoTabs() {
  const shared = fakeStorage()
  const [one, other] = [createMergingStorage<Draft>(shared), createMergingStorage<Draft>(shared)]
  one.setItem(name, { state: complete, version: 2 })
  other.getItem(name)
  const stored = () => (createMergingStorage<Draft>(shared).getItem(name) as { state: Draft }).state
  return { shared, one, other, stored }
}

describe('two tabs that edit one draft', () => {
  test('keep the changes of both', () => {
    const { one, other, stored } = twoTabs()
    const structure = complete.structure!
    one.setItem(name, {
      state: { ...complete, structure: { ...structure, title: 'A' } },
      version: 2,
    })
    other.setItem(name, {
      state: { ...complete, structure: { ...structure, points: ['price', 'support'] } },
      version: 2,
    })
    expect(stored()).toEqual({
      goal: 'why',
      structure: { title: 'A', points: ['price', 'support'] },
    })
  })
  test('keep the last write of one field', () => {
    const { one, other, stored } = twoTabs()
    one.setItem(name, { state: { ...complete, goal: 'first' }, version: 2 })
    other.setItem(name, { state: { ...complete, goal: 'second' }, version: 2 })
    expect(stored().goal).toBe('second')
  })
  test('do not restore a proposal that one of them discarded', () => {
    const { one, other, stored } = twoTabs()
    one.setItem(name, { state: { goal: '', structure: null }, version: 2 })
    other.setItem(name, { state: { ...complete, goal: 'another' }, version: 2 })
    expect(stored()).toEqual({ goal: 'another', structure: null })
  })
})

test.each(['{', 'null', '7', '"text"'])('a draft stored as %s is ignored', (text) => {
  const shared = fakeStorage()
  shared.setItem(name, text)
  const storage = createMergingStorage<Draft>(shared)
  expect(() => storage.getItem(name)).not.toThrow()
  storage.setItem(name, { state: complete, version: 2 })
  expect(storage.getItem(name)).toEqual({ state: complete, version: 2 })
})

test('a full device does not throw', () => {
  const storage = createMergingStorage<Draft>(fakeStorage(true))
  expect(() => storage.setItem(name, { state: complete, version: 2 })).not.toThrow()
})

test('lists are not merged by item', () => expect(threeWayMerge([1], [1, 2], [3])).toEqual([1, 2]))
