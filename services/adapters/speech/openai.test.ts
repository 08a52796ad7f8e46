import { expect, test } from 'vitest'
import type { Recording } from '#ports/speech.ts'
import * as faults from '../../../tests/support/servers/openai/stub-responses.ts'
import { startOpenAiServer } from '../../../tests/support/servers/openai/server.ts'
import { openAiSettingsFor } from '../../../tests/support/servers/openai/settings.ts'
import { createOpenAiSpeech } from './openai.ts'

const recording = (over: Partial<Recording> = {}): Recording => ({
  bytes: Buffer.from('sound'),
  mimeType: 'audio/webm;codecs=opus',
  language: 'pt-br',
  ...over,
})

async function openedSpeech() {
  const server = await startOpenAiServer()
  const speech = createOpenAiSpeech(openAiSettingsFor(server))
  return { server, speech, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

test('a recording is transcribed', async () => {
  await using opened = await openedSpeech()
  expect(await opened.speech.transcribe(recording())).toEqual({ text: 'What was said.' })
  const { path, form } = opened.server.requests[0]!
  expect(path).toBe('/v1/audio/transcriptions')
  expect(form!.get('language')).toBe('pt')
  expect(form!.get('model')).toBe('ears')
  const file = form!.get('file') as File
  expect(file.name).toBe('recording.webm')
  expect(await file.text()).toBe('sound')
})

test.each([
  ['an unsupported type', { mimeType: 'application/pdf' }],
  ['an empty recording', { bytes: Buffer.alloc(0) }],
  ['a recording above the size limit', { bytes: Buffer.alloc(25 * 1024 * 1024 + 1) }],
])('%s is not sent', async (_, over) => {
  await using opened = await openedSpeech()
  await expect(opened.speech.transcribe(recording(over))).rejects.toMatchObject({
    name: 'AiFailure',
    reason: 'invalid',
  })
  expect(opened.server.requests).toEqual([])
})

test.each([
  ['500', faults.errorStatus(500), 'unavailable'],
  ['429', faults.errorStatus(429, { 'retry-after': '600' }), 'rate-limited'],
  ['400', faults.errorStatus(400), 'invalid'],
  ['an HTML page', faults.htmlPage, 'invalid'],
] as const)('%s is reported as %s', async (_, fault, reason) => {
  await using opened = await openedSpeech()
  opened.server.respondAlwaysWith(fault)
  await expect(opened.speech.transcribe(recording())).rejects.toMatchObject({ reason })
})

test('one fault is retried, and an aborted call ends', async () => {
  await using opened = await openedSpeech()
  opened.server.respondNextWith(faults.errorStatus(503))
  expect(await opened.speech.transcribe(recording())).toEqual({ text: 'What was said.' })
  opened.server.respondAlwaysWith(faults.neverRespond)
  const signal = AbortSignal.timeout(30)
  await expect(opened.speech.transcribe(recording(), { signal })).rejects.toMatchObject({
    reason: 'timeout',
  })
})
