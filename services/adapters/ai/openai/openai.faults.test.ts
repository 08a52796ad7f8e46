// For every fault of a server there is a valid reply or an `AiFailure` with a reason, in time.
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { Ai } from '#ports/ai.ts'
import * as faults from '../../../../tests/support/servers/openai/stub-responses.ts'
import {
  sampleBrief,
  openTestEngine,
  sampleAnswer,
  answerToCode,
  answerToJudge,
} from '../../../../tests/support/servers/openai/engine-fixture.ts'
import { openAiSettingsFor } from '../../../../tests/support/servers/openai/settings.ts'
import { createOpenAi } from './openai.ts'

const quickly = { questionTimeoutMs: 300, longestWaitMs: 300, scoringTimeoutMs: 600 }

const failureOf = async (work: Promise<unknown>): Promise<AiFailure> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AiFailure)) throw new Error(`no AiFailure: ${String(error)}`)
  return error
}

/** Streamed, with a long timeout. */
const calls: Record<string, (ai: Ai) => Promise<unknown>> = {
  word: (ai) => ai.word(sampleBrief, { onDelta: () => {} }),
  code: (ai) => ai.code(answerToCode),
  judge: (ai) => ai.judge(answerToJudge),
}

/** Short timeouts are only for servers that never answer: a busy machine needs time to refuse. */
const silent: [string, AiFailureReason, faults.StubResponse][] = [
  ['a hung connection', 'timeout', faults.neverRespond],
  ['a slow answer', 'timeout', faults.delayed(2_000, faults.neverRespond)],
]
const failing: [string, AiFailureReason, faults.StubResponse][] = [
  ['500', 'unavailable', faults.errorStatus(500)],
  ['503 of a proxy', 'unavailable', faults.errorStatus(503, { 'content-type': 'text/html' })],
  ['a wrong key', 'unavailable', faults.errorStatus(401)],
  ['an unknown model', 'unavailable', faults.errorStatus(404)],
  ['429', 'rate-limited', faults.errorStatus(429)],
  ['no money left', 'rate-limited', faults.errorStatus(429, {}, { code: 'insufficient_quota' })],
  ['a refusal', 'refused', faults.refuse],
  ['a filter', 'refused', faults.completeWith('', { finishReason: 'content_filter' })],
  ['a filter before', 'refused', faults.errorStatus(400, {}, { code: 'content_filter' })],
  ['a bad request', 'invalid', faults.errorStatus(400)],
  ['prose', 'invalid', faults.completeWith('I think you should ask about the price.')],
  ['half a JSON', 'invalid', faults.completeWith('{"text":"What')],
  ['another schema', 'invalid', faults.completeWith({ question: 'What?' })],
  ['other types', 'invalid', faults.completeWith({ text: 7, kind: 'open', options: {} })],
  ['nothing', 'invalid', faults.completeWith('')],
  ['no end', 'invalid', faults.truncatedCompletion],
  ['a page', 'invalid', faults.htmlPage],
]

describe.each(Object.entries(calls))('%s', (name, call) => {
  test.each([...silent, ...failing])('%s is %s', async (_, reason, fault) => {
    await using opened = await openTestEngine(reason === 'timeout' ? quickly : {})
    opened.server.respondAlwaysWith(fault)
    const failure = await failureOf(call(opened.ai))
    // An HTML page instead of a stream is an empty stream.
    expect(failure.reason).toBe(
      fault === faults.htmlPage && name === 'word' ? 'unavailable' : reason,
    )
    const details = `${failure.message} ${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`
    for (const secret of ['sk-secret', 'an answer', sampleAnswer.slice(0, 20)])
      expect(details).not.toContain(secret)
  })
  test('without a server the failure is unavailable', async () => {
    const opened = await openTestEngine()
    await opened[Symbol.asyncDispose]()
    expect(await failureOf(call(opened.ai))).toMatchObject({ reason: 'unavailable' })
  })
  test('an endless reply is cut off, not buffered', async () => {
    await using opened = await openTestEngine()
    const written = { bytes: 0 }
    opened.server.respondAlwaysWith(faults.endlessBody(written))
    expect(await failureOf(call(opened.ai))).toMatchObject({ reason: 'invalid' })
    // The buffers of the sockets come on top.
    expect(written.bytes).toBeLessThan(32 * 1024 * 1024)
  })
  test.each([
    ['500', faults.errorStatus(500)],
    ['429', faults.errorStatus(429, { 'retry-after-ms': '20' })],
    ['a cut', faults.cutStream()],
  ])('a single %s is no failure', async (_, fault) => {
    await using opened = await openTestEngine()
    opened.server.respondNextWith(fault)
    await call(opened.ai)
    expect(opened.server.requests).toHaveLength(2)
  })
  test('an abort rejects at once and closes the connection', async () => {
    await using opened = await openTestEngine()
    const arrived = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    opened.server.respondAlwaysWith((_, reply) => {
      arrived.resolve()
      void once(reply, 'close').then(() => left.resolve())
    })
    const leaving = new AbortController()
    const { signal } = leaving
    const asking: Record<string, () => Promise<unknown>> = {
      word: () => opened.ai.word(sampleBrief, { signal, onDelta: () => {} }),
      code: () => opened.ai.code(answerToCode, { signal }),
      judge: () => opened.ai.judge(answerToJudge, { signal }),
    }
    const failure = failureOf(asking[name]!())
    await arrived.promise
    leaving.abort()
    expect(await failure).toMatchObject({ reason: 'timeout' })
    await left.promise
  })
})

test('a stalled stream ends in time', async () => {
  await using opened = await openTestEngine(quickly)
  opened.server.respondAlwaysWith(faults.stalledStream)
  expect(await failureOf(calls['word']!(opened.ai))).toMatchObject({ reason: 'timeout' })
})

test('a server whose retry-after exceeds the timeout is not called again', async () => {
  await using opened = await openTestEngine()
  opened.server.respondAlwaysWith(faults.errorStatus(429, { 'retry-after': '60' }))
  const failure = await failureOf(opened.ai.code(answerToCode))
  expect(failure).toMatchObject({ reason: 'rate-limited', retryAfterMs: 60_000 })
  expect(opened.server.requests).toHaveLength(1)
})

test('a failure without hope is not retried', async () => {
  for (const fault of [
    faults.errorStatus(401),
    faults.errorStatus(429, {}, { code: 'insufficient_quota' }),
  ]) {
    await using opened = await openTestEngine()
    opened.server.respondAlwaysWith(fault)
    await failureOf(opened.ai.judge(answerToJudge))
    expect(opened.server.requests).toHaveLength(1)
  }
})

test('the configured key is sent to the server, none from the environment', async () => {
  await using opened = await openTestEngine()
  await opened.ai.code(answerToCode)
  const { headers } = opened.server.requests[0]!
  expect(headers.authorization).toBe('Bearer sk-secret')
  expect(headers).not.toHaveProperty('openai-organization')
  const keyless = createOpenAi(openAiSettingsFor(opened.server, { apiKey: undefined }))
  await keyless.code(answerToCode)
})
