import { expect, test } from 'vitest'
import { setImmediate as nextTick } from 'node:timers/promises'
import { questionBrief } from '../../../../tests/support/fixtures/question-brief.ts'
import { offlineAi } from '../../../adapters/ai/offline/offline.ts'
import { openWordsAhead, type AheadDraft } from './words-ahead.ts'

const draft = {
  number: 2,
  language: 'en',
  worded: await offlineAi.word(questionBrief({ number: 2 })),
} as AheadDraft

test('what is ready is taken once', async () => {
  const ahead = openWordsAhead({ maxCalls: 1 })
  ahead.prepare('c', async () => draft)
  await nextTick()
  expect(ahead.take('c')).toBe(draft)
  expect(ahead.take('c')).toBeUndefined()
})

test('a call that still runs is aborted, and frees its place', async () => {
  const ahead = openWordsAhead({ maxCalls: 1 })
  const aborted = Promise.withResolvers<void>()
  ahead.prepare(
    'c',
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          aborted.resolve()
          reject(signal.reason)
        }),
      ),
  )
  ahead.prepare('d', async () => draft)
  expect(ahead.take('c')).toBeUndefined()
  await aborted.promise
  await nextTick()
  expect(ahead.take('d')).toBeUndefined()
  ahead.prepare('d', async () => draft)
  await nextTick()
  expect(ahead.take('d')).toBe(draft)
})
