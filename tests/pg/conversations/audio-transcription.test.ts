import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { createOpenAiSpeech } from '../../../services/adapters/speech/openai.ts'
import { addressOf } from '../../../services/conversations/sessions/session-address.ts'
import * as faults from '../../support/servers/openai/stub-responses.ts'
import { startOpenAiServer, type OpenAiServer } from '../../support/servers/openai/server.ts'
import { openAiSettingsFor } from '../../support/servers/openai/settings.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'
import { silence, wavOf } from '../../support/fixtures/silent-audio.ts'
import { createTranscriptionClient } from '../../support/clients/transcription-client.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'

const recording = readFileSync(
  new URL('../../support/fixtures/recordings/chromium.webm', import.meta.url),
)

let openAiServer: OpenAiServer
let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
let transcribe: ReturnType<typeof createTranscriptionClient>
beforeAll(async () => {
  openAiServer = await startOpenAiServer()
  server = await openConversationTestServer({
    speech: createOpenAiSpeech(openAiSettingsFor(openAiServer)),
  })
  respondents = createRespondentClient(server)
  transcribe = createTranscriptionClient(server)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await openAiServer[Symbol.asyncDispose]()
})
afterEach(() => openAiServer.respondAlwaysWith(undefined))

const emptyTranscription: faults.StubResponse = (_, reply) =>
  void reply.writeHead(200, { 'content-type': 'application/json' }).end('{"text":" "}')

const giveConsent = (id: string) =>
  respondents.callSession(id, 'consents', { what: 'audio', text_version: 'audio-1' })

/** A session with audio enabled and consent given. */
async function startSpokenSession(): Promise<string> {
  const { id } = await respondents.startNewSession({ enable_audio: true })
  await giveConsent(id)
  return id
}
const countTranscriptions = () => openAiServer.requests.length
const typesOf = async (id: string) =>
  (await server.readStream(addressOf(id).stream)).map(({ type }) => type)

describe('a recording', () => {
  test('is transcribed for documented clients', async () => {
    const session = await startSpokenSession()
    const fields = { model: 'whisper-1', language: 'pt', response_format: 'json' }
    expect(await transcribe(recording, { session, fields })).toMatchObject({
      status: 200,
      body: { text: 'What was said.', language: 'pt-br', duration_seconds: expect.closeTo(4.2, 1) },
    })
    const { form } = openAiServer.requests.at(-1)!
    expect(form!.get('model')).toBe('ears')
    expect(form!.get('language')).toBe('pt')
    expect((form!.get('file') as File).size).toBe(recording.length)
  })

  test('defaults to the survey’s language, and takes its session from a header', async () => {
    const session = await startSpokenSession()
    const headers = { 'x-session-id': session }
    expect(await transcribe(wavOf(2), { headers })).toMatchObject({
      status: 200,
      body: { language: 'en' },
    })
    expect((openAiServer.requests.at(-1)!.form!.get('file') as File).name).toBe('recording.wav')
  })

  test('that is sent again or concurrently is transcribed once', async () => {
    const session = await startSpokenSession()
    const before = countTranscriptions()
    const twice = await Promise.all([
      transcribe(recording, { session }),
      transcribe(recording, { session }),
    ])
    const again = await transcribe(recording, { session })
    for (const reply of [...twice, again])
      expect(reply).toMatchObject({ status: 200, body: { text: 'What was said.' } })
    expect(countTranscriptions()).toBe(before + 1)
    expect(await typesOf(session)).toContain('RecordingTranscribed')
  })

  test('stores neither audio nor text', async () => {
    const session = await startSpokenSession()
    await transcribe(recording, { session })
    const transcribed = (await server.readStream(addressOf(session).stream)).find(
      ({ type }) => type === 'RecordingTranscribed',
    )!
    expect(transcribed.data).toEqual({ seconds: expect.closeTo(4.2, 1), engine: 'openai' })
  })

  test('marks an answer as spoken only if a recording was transcribed', async () => {
    for (const isTranscribed of [true, false]) {
      const session = await startSpokenSession()
      if (isTranscribed) await transcribe(recording, { session })
      const { body } = await respondents.callSession(session, 'first-question')
      const answer = { question_id: body.question!.id, text_response: 'x', transcribed: true }
      await respondents.callSession(session, 'responses', answer)
      const submitted = (await server.readStream(addressOf(session).stream)).find(
        ({ type }) => type === 'AnswerSubmitted',
      )!
      expect('spoken' in submitted.data).toBe(isTranscribed)
      await server.waitForProjections()
      const { rows } = await server.db.query(
        // The next question may have been asked.
        'select spoken from read.responses where "conversationId" = $1 and "answeredAt" is not null',
        [addressOf(session).id],
      )
      expect(rows).toEqual([{ spoken: isTranscribed }])
    }
  })
})

describe('is refused', () => {
  test('without a session or with an unknown one', async () => {
    expect(await transcribe(recording)).toMatchObject({
      status: 422,
      body: { code: 'audio/session-required' },
    })
    for (const session of ['0'.repeat(32), 'preview-'.padEnd(40, '0')])
      expect(await transcribe(recording, { session })).toMatchObject({
        status: 404,
        body: { code: 'conversations/not-found' },
      })
    expect(await transcribe(recording, { headers: { 'x-session-id': 'me' } })).toMatchObject({
      status: 404,
    })
  })

  test('if the survey has no spoken answers, also for consent', async () => {
    const { id: session } = await respondents.startNewSession()
    const refused = { status: 403, body: { code: 'audio/not-enabled' } }
    expect(await transcribe(recording, { session })).toMatchObject(refused)
    expect(await giveConsent(session)).toMatchObject(refused)
  })

  test('without consent; repeated consent has no effect', async () => {
    const { id: session } = await respondents.startNewSession({ enable_audio: true })
    expect(await transcribe(recording, { session })).toMatchObject({
      status: 403,
      body: { code: 'audio/consent-missing' },
    })
    for (let again = 0; again < 2; again++) expect((await giveConsent(session)).status).toBe(200)
    const given = (await server.readStream(addressOf(session).stream)).filter(
      ({ type }) => type === 'ConsentGiven',
    )
    expect(given.map(({ data }) => data)).toEqual([{ what: 'audio', textVersion: 'audio-1' }])
    expect(
      await respondents.callSession(session, 'consents', { what: 'audio', text_version: 'x' }),
    ).toMatchObject({ status: 422 })
    expect((await transcribe(recording, { session })).status).toBe(200)
  })

  test('after the conversation has ended', async () => {
    const session = await startSpokenSession()
    await respondents.callSession(session, 'complete')
    const refused = { status: 409, body: { code: 'conversations/finished' } }
    expect(await transcribe(recording, { session })).toMatchObject(refused)
    expect(await giveConsent(session)).toMatchObject(refused)
  })
})

describe('an upload', () => {
  test('must contain audio, whatever its file name', async () => {
    const session = await startSpokenSession()
    const before = countTranscriptions()
    for (const file of [Buffer.from('What I say is text.'), Buffer.alloc(0), wavOf(0)])
      expect(await transcribe(file, { session })).toMatchObject({
        status: 415,
        body: { code: 'audio/not-audio' },
      })
    expect(await transcribe(undefined, { session })).toMatchObject({
      status: 422,
      body: { code: 'request/invalid', issues: [{ path: ['file'] }] },
    })
    expect(countTranscriptions()).toBe(before)
  })

  test('must be a multipart form with known fields', async () => {
    const session = await startSpokenSession()
    expect(
      await server.call('POST /api/audio/transcribe', { body: { session_id: session } }),
    ).toMatchObject({ status: 415, body: { code: 'request/form-expected' } })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const sent = (body: string) =>
      server.call('POST /api/audio/transcribe', { body: Buffer.from(body), headers })
    expect(await sent('--b\r\nContent-Disposition: form-data; na')).toMatchObject({
      status: 400,
      body: { code: 'request/malformed' },
    })
    expect(await transcribe(recording, { session, fields: { more: '1' } })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['more'] }] },
    })
    // Other endpoints refuse multipart forms.
    expect(
      await server.call(`POST /api/public/sessions/${session}/responses`, {
        body: Buffer.from('--b--'),
        headers,
      }),
    ).toMatchObject({ status: 415, body: { code: 'request/unsupported-media-type' } })
  })

  test('has a size and a duration limit', async () => {
    const session = await startSpokenSession()
    const before = countTranscriptions()
    const tooLarge = { status: 413, body: { code: 'audio/too-large' } }
    // Refused by its content-length before any of it is read.
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': `${50 * 1024 * 1024}`,
    }
    expect(
      await server.call('POST /api/audio/transcribe', { body: Buffer.from('--b'), headers }),
    ).toMatchObject(tooLarge)
    expect(await transcribe(Buffer.alloc(limits.audio.bytes + 1), { session })).toMatchObject(
      tooLarge,
    )
    expect(await transcribe(silence.ogg(limits.audio.seconds + 5), { session })).toMatchObject({
      status: 422,
      body: { code: 'audio/too-long', maxSeconds: 300 },
    })
    expect(countTranscriptions()).toBe(before)
  })

  test('is limited in total duration per conversation', async () => {
    const session = await startSpokenSession()
    const { decider, id } = addressOf(session)
    const meta = { commandId: 'c', correlationId: 'c', actor: 'respondent' }
    const note = {
      type: 'RecordTranscription',
      seconds: limits.audio.secondsPerSession - 5,
      engine: 'openai',
    } as const
    await server.executor(meta)(decider, id, note)
    expect((await transcribe(silence.ogg(4), { session })).status).toBe(200)
    expect(await transcribe(silence.ogg(3), { session })).toMatchObject({
      status: 429,
      body: { code: 'audio/session-limit' },
    })
  })
})

describe('a failed transcription', () => {
  test.each([
    [
      'of silence',
      emptyTranscription,
      422,
      'audio/not-understood',
      'Não foi possível transcrever o áudio. Tente falar mais alto e claro.',
    ],
    [
      'of a broken recording',
      faults.errorStatus(400),
      422,
      'audio/not-understood',
      'Não foi possível transcrever o áudio. Tente falar mais alto e claro.',
    ],
    [
      'by an unavailable service',
      faults.errorStatus(500),
      502,
      'audio/failed',
      'Erro na transcrição do áudio. Tente novamente.',
    ],
  ])('%s returns an error and may be retried', async (_, fault, status, code, error) => {
    const session = await startSpokenSession()
    openAiServer.respondAlwaysWith(fault)
    expect(await transcribe(recording, { session })).toMatchObject({
      status,
      body: { code, error },
    })
    openAiServer.respondAlwaysWith(undefined)
    expect((await transcribe(recording, { session })).status).toBe(200)
  })

  test('without a transcription service uploads return 503 and no survey offers audio', async () => {
    await using withoutAudio = await openConversationTestServer({ withoutReactors: true })
    const { survey, id: session } = await createRespondentClient(withoutAudio).startNewSession({
      enable_audio: true,
    })
    expect(await createTranscriptionClient(withoutAudio)(recording, { session })).toMatchObject({
      status: 503,
      body: { code: 'audio/not-available' },
      headers: { 'retry-after': '3600' },
    })
    const configOf = async (from: ConversationTestServer, publicId: string) =>
      JSON.parse(
        (await from.call<{ config_json: string }>(`GET /api/public/surveys/${publicId}`)).body
          .config_json,
      )
    expect(await configOf(withoutAudio, survey.public_id)).toMatchObject({ enable_audio: false })
    const { survey: audioSurvey } = await respondents.startNewSession({ enable_audio: true })
    expect(await configOf(server, audioSurvey.public_id)).toMatchObject({ enable_audio: true })
  })
})
