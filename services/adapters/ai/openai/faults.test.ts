// Whatever a server does, there is an answer that fits or an `AiFailure` that says why not, in time.
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import type { AiFailureReason } from '#contract/events/conversation-terms.ts'
import { AiFailure, type Ai } from '#ports/ai.ts'
import * as faults from '../../../../tests/support/openai-server/faults.ts'
import {
  brief,
  openedAi,
  story,
  toCode,
  toJudge,
} from '../../../../tests/support/openai-server/opened.ts'
import { openAiSettingsFor } from '../../../../tests/support/openai-server/settings.ts'
import { openAi } from './openai.ts'

const quickly = { questionTimeoutMs: 300, scoringTimeoutMs: 600 }

const failureOf = async (work: Promise<unknown>): Promise<AiFailure> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AiFailure)) throw new Error(`no AiFailure: ${String(error)}`)
  return error
}

/** Streamed, at once, and in no hurry. */
const calls: Record<string, (ai: Ai) => Promise<unknown>> = {
  word: (ai) => ai.word(brief, { onDelta: () => {} }),
  code: (ai) => ai.code(toCode),
  judge: (ai) => ai.judge(toJudge),
}

/** Only what never answers needs little time: a busy machine takes some to refuse. */
const silent: [string, AiFailureReason, faults.Fault][] = [
  ['a hung connection', 'timeout', faults.hang],
  ['a slow answer', 'timeout', faults.slow(2_000, faults.hang)],
]
const failing: [string, AiFailureReason, faults.Fault][] = [
  ['500', 'unavailable', faults.status(500)],
  ['503 of a proxy', 'unavailable', faults.status(503, { 'content-type': 'text/html' })],
  ['a wrong key', 'unavailable', faults.status(401)],
  ['an unknown model', 'unavailable', faults.status(404)],
  ['429', 'rate-limited', faults.status(429)],
  ['no money left', 'rate-limited', faults.status(429, {}, { code: 'insufficient_quota' })],
  ['a refusal', 'refused', faults.refusing],
  ['a filter', 'refused', faults.saying('', { finishReason: 'content_filter' })],
  ['a filter before', 'refused', faults.status(400, {}, { code: 'content_filter' })],
  ['a bad request', 'invalid', faults.status(400)],
  ['prose', 'invalid', faults.saying('I think you should ask about the price.')],
  ['half a JSON', 'invalid', faults.saying('{"text":"What')],
  ['another schema', 'invalid', faults.saying({ question: 'What?' })],
  ['other types', 'invalid', faults.saying({ text: 7, kind: 'open', options: {} })],
  ['nothing', 'invalid', faults.saying('')],
  ['no end', 'invalid', faults.withoutEnd],
  ['a page', 'invalid', faults.page],
]

describe.each(Object.entries(calls))('%s', (name, call) => {
  test.each([...silent, ...failing])('%s is %s', async (_, reason, fault) => {
    await using opened = await openedAi(reason === 'timeout' ? quickly : {})
    opened.server.always(fault)
    const failure = await failureOf(call(opened.ai))
    // A page in the place of a stream is a stream that never said anything.
    expect(failure.reason).toBe(fault === faults.page && name === 'word' ? 'unavailable' : reason)
    const told = `${failure.message} ${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`
    for (const secret of ['sk-secret', 'an answer', story.slice(0, 20)])
      expect(told).not.toContain(secret)
  })
  test('nobody there is unavailable', async () => {
    const opened = await openedAi(quickly)
    await opened[Symbol.asyncDispose]()
    expect(await failureOf(call(opened.ai))).toMatchObject({ reason: 'unavailable' })
  })
  test('endless words are cut off, not collected', async () => {
    await using opened = await openedAi()
    const written = { bytes: 0 }
    opened.server.always(faults.endless(written))
    expect(await failureOf(call(opened.ai))).toMatchObject({ reason: 'invalid' })
    // What the sockets between us hold comes on top.
    expect(written.bytes).toBeLessThan(32 * 1024 * 1024)
  })
  test.each([
    ['500', faults.status(500)],
    ['429', faults.status(429, { 'retry-after-ms': '20' })],
    ['a cut', faults.cutStream()],
  ])('%s once is no failure', async (_, fault) => {
    await using opened = await openedAi()
    opened.server.next(fault)
    await call(opened.ai)
    expect(opened.server.asked).toHaveLength(2)
  })
  test('whoever stops waiting is let go at once, and so is the server', async () => {
    await using opened = await openedAi()
    const arrived = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    opened.server.always((_, reply) => {
      arrived.resolve()
      void once(reply, 'close').then(() => left.resolve())
    })
    const leaving = new AbortController()
    const { signal } = leaving
    const asking: Record<string, () => Promise<unknown>> = {
      word: () => opened.ai.word(brief, { signal, onDelta: () => {} }),
      code: () => opened.ai.code(toCode, { signal }),
      judge: () => opened.ai.judge(toJudge, { signal }),
    }
    const failure = failureOf(asking[name]!())
    await arrived.promise
    leaving.abort()
    expect(await failure).toMatchObject({ reason: 'timeout' })
    await left.promise
  })
})

test('a stream that stalls ends in time', async () => {
  await using opened = await openedAi(quickly)
  opened.server.always(faults.stalledStream)
  expect(await failureOf(calls['word']!(opened.ai))).toMatchObject({ reason: 'timeout' })
})

test('a server that wants to be left alone longer than a person waits is not asked again', async () => {
  await using opened = await openedAi()
  opened.server.always(faults.status(429, { 'retry-after': '60' }))
  const failure = await failureOf(opened.ai.code(toCode))
  expect(failure).toMatchObject({ reason: 'rate-limited', retryAfterMs: 60_000 })
  expect(opened.server.asked).toHaveLength(1)
})

test('what cannot help is not tried again', async () => {
  for (const fault of [
    faults.status(401),
    faults.status(429, {}, { code: 'insufficient_quota' }),
  ]) {
    await using opened = await openedAi()
    opened.server.always(fault)
    await failureOf(opened.ai.judge(toJudge))
    expect(opened.server.asked).toHaveLength(1)
  }
})

test('a key of ours goes to the server, none from the environment', async () => {
  await using opened = await openedAi()
  await opened.ai.code(toCode)
  const { headers } = opened.server.asked[0]!
  expect(headers.authorization).toBe('Bearer sk-secret')
  expect(headers).not.toHaveProperty('openai-organization')
  const keyless = openAi(openAiSettingsFor(opened.server, { apiKey: undefined }))
  await keyless.code(toCode)
})
