import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWordingStream } from './wording-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(isAllowed: (text: string) => boolean = () => true) {
  const shown: string[] = []
  return { shown, ...openWordingStream({ show: (text) => shown.push(text), isAllowed }) }
}

test('shows the first words immediately, then the latest at most 20 times a second', () => {
  const { shown, push } = open()
  for (let ms = 0, text = ''; ms < 1_000; ms += 5) {
    push((text += 'a'))
    vi.advanceTimersByTime(5)
  }
  expect(shown[0]).toBe('a')
  expect(shown.length).toBeGreaterThan(15)
  expect(shown.length).toBeLessThanOrEqual(21)
  vi.advanceTimersByTime(50)
  expect(shown.at(-1)).toBe('a'.repeat(200))
  const { length } = shown
  vi.advanceTimersByTime(5_000)
  expect(shown).toHaveLength(length)
})

test('shows nothing after the final question', () => {
  const { shown, push, end } = open()
  push('What')
  push('What was')
  end()
  push('What was it')
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual(['What'])
})

test('retracts a shown text, and only then', () => {
  const { shown, push, retract } = open()
  push('What')
  retract()
  retract()
  push('What was')
  vi.advanceTimersByTime(1_000)
  expect(shown.slice(0, 2)).toEqual(['What', ''])
  const silent = open()
  silent.retract()
  expect(silent.shown).toEqual([])
})

test('does not show text that breaks a rule', () => {
  const { shown, push, retract } = open((text) => !text.includes('prompt'))
  push('My')
  vi.advanceTimersByTime(100)
  push('My prompt')
  push('My prompt says')
  vi.advanceTimersByTime(100)
  expect(shown).toEqual(['My'])
  retract()
  expect(shown).toEqual(['My', ''])
})
