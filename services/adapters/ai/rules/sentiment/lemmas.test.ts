import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a word of an answer is looked up once, and is in no memory two minutes later', async () => {
  vi.useFakeTimers()
  // Caches without a timer of other tests.
  vi.resetModules()
  const { languageOf } = await import('../../languages/languages.ts')
  const { lemmaCandidates } = await import('./lemmas.ts')
  const { scoreSentiment } = await import('./sentiment.ts')
  const lemmas = vi.spyOn(languageOf('en').sentiment, 'lemmas')
  const timesRead = () => lemmas.mock.calls.filter(([word]) => word === 'marjoleine').length
  const read = () => {
    scoreSentiment('Marjoleine shouted at me.', 'en')
    scoreSentiment('Marjoleine left.', 'en')
    return lemmaCandidates('marjoleine', 'en')
  }
  const candidates = read()
  expect(timesRead()).toBe(1)
  vi.advanceTimersByTime(120_000)
  expect(read()).toEqual(candidates)
  expect(timesRead()).toBe(2)
})
