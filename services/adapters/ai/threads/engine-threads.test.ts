import { afterAll, expect, test } from 'vitest'
import { describeAi } from '../../../../tests/conformance/ai/suite.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import { offlineAi } from '../offline/offline.ts'
import { rules } from '../rules/rules.ts'
import { openEngineThreads } from './engine-threads.ts'

const engine = openEngineThreads({ minThreads: 1, maxThreads: 1 })
afterAll(engine.close)

// Each call and its result cross to the thread and back; the engine's own test has all languages.
describeAi('the offline engine in a thread', () => engine.ai, {
  briefs: 'each-value',
  languages: ['ar'],
})

const answer = {
  question: 'How was the delivery?',
  answer: 'It took two weeks, because the address was wrong.',
  kind: 'open',
  objectives: [{ id: 'p0', text: 'Delivery' }],
  objectiveId: 'p0',
  language: 'en',
} as const

test('gives the same result as on this thread', async () => {
  const { provenance: _, ...direct } = await offlineAi.code(answer)
  expect(await engine.ai.code(answer)).toMatchObject(direct)
})

test('the last message of a conversation is in its language', async () => {
  expect(await engine.rules.closing('finished', 'pt-br')).toBe(
    await rules.closing('finished', 'pt-br'),
  )
})

test('an aborted call rejects and leaves the thread running', async () => {
  const aborted = AbortSignal.abort(new Error('gone'))
  await expect(engine.ai.code(answer, { signal: aborted })).rejects.toThrow('gone')
  const controller = new AbortController()
  const running = engine.ai.code(answer, { signal: controller.signal })
  controller.abort(new Error('gone later'))
  await expect(running).rejects.toThrow('gone later')
  expect((await engine.ai.code(answer)).intent).toBe('answer')
})

test('an input that cannot be handled fails as unavailable, and the next call works', async () => {
  const failure = await engine.ai
    .code({ ...answer, objectives: null as never })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AiFailure)
  expect(failure).toMatchObject({ reason: 'unavailable' })
  expect((await engine.ai.code(answer)).intent).toBe('answer')
})

test('a closed engine rejects', async () => {
  const closed = openEngineThreads({ minThreads: 0, maxThreads: 1 })
  await closed.close()
  await expect(closed.ai.code(answer)).rejects.toThrow(AiFailure)
})
