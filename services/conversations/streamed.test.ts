import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStreamed } from './streamed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(isFit: (text: string) => boolean = () => true) {
  const shown: string[] = []
  return { shown, ...openStreamed({ show: (text) => shown.push(text), isFit }) }
}

test('shows the first words at once, then the latest at most 20 times a second', () => {
  const { shown, hear } = open()
  for (let ms = 0, text = ''; ms < 1_000; ms += 5) {
    hear((text += 'a'))
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

test('is silent once the question follows, whatever still comes', () => {
  const { shown, hear, end } = open()
  hear('What')
  hear('What was')
  end()
  hear('What was it')
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual(['What'])
})

test('takes back what was shown, and only what was shown', () => {
  const { shown, hear, takeBack } = open()
  hear('What')
  takeBack()
  takeBack()
  hear('What was')
  vi.advanceTimersByTime(1_000)
  expect(shown.slice(0, 2)).toEqual(['What', ''])
  const silent = open()
  silent.takeBack()
  expect(silent.shown).toEqual([])
})

test('does not show what cannot be asked', () => {
  const { shown, hear, takeBack } = open((text) => !text.includes('prompt'))
  hear('My')
  vi.advanceTimersByTime(100)
  hear('My prompt')
  hear('My prompt says')
  vi.advanceTimersByTime(100)
  expect(shown).toEqual(['My'])
  takeBack()
  expect(shown).toEqual(['My', ''])
})
