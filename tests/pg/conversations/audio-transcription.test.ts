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

/** A session in which people may speak, and have agreed to be heard. */
async function startSpokenSession(): Promise<string> {
  const { id } = await respondents.startNewSession({ enable_audio: true })
  await giveConsent(id)
  return id
}
const countTranscriptions = () => openAiServer.requests.length
const typesOf = async (id: string) =>
  (await server.readStream(addressOf(id).stream)).map(({ type }) => type)

describe('a recording', () => {
  test('becomes text, as documented clients ask for it', async () => {
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

  test('is in the language of its survey unless it says otherwise, and knows its session by a header', async () => {
    const session = await startSpokenSession()
    const headers = { 'x-session-id': session }
    expect(await transcribe(wavOf(2), { headers })).toMatchObject({
      status: 200,
      body: { language: 'en' },
    })
    expect((openAiServer.requests.at(-1)!.form!.get('file') as File).name).toBe('recording.wav')
  })

  test('that is sent again, or at once in two windows, is heard once', async () => {
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

  test('leaves neither itself nor its text behind', async () => {
    const session = await startSpokenSession()
    await transcribe(recording, { session })
    const heard = (await server.readStream(addressOf(session).stream)).find(
      ({ type }) => type === 'RecordingTranscribed',
    )!
    expect(heard.data).toEqual({ seconds: expect.closeTo(4.2, 1), engine: 'openai' })
  })

  test('makes a spoken answer; nobody who was never heard has spoken', async () => {
    for (const isHeard of [true, false]) {
      const session = await startSpokenSession()
      if (isHeard) await transcribe(recording, { session })
      const { body } = await respondents.callSession(session, 'first-question')
      const answer = { question_id: body.question!.id, text_response: 'x', transcribed: true }
      await respondents.callSession(session, 'responses', answer)
      const submitted = (await server.readStream(addressOf(session).stream)).find(
        ({ type }) => type === 'AnswerSubmitted',
      )!
      expect('spoken' in submitted.data).toBe(isHeard)
      await server.waitForProjections()
      const { rows } = await server.db.query(
        'select spoken from read.responses where "conversationId" = $1',
        [addressOf(session).id],
      )
      expect(rows[0]).toEqual({ spoken: isHeard })
    }
  })
})

describe('nobody is heard', () => {
  test('without a session, or with somebody’s who is not there', async () => {
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

  test('where the survey takes no spoken answers, and nobody is asked to agree', async () => {
    const { id: session } = await respondents.startNewSession()
    const refused = { status: 403, body: { code: 'audio/not-enabled' } }
    expect(await transcribe(recording, { session })).toMatchObject(refused)
    expect(await giveConsent(session)).toMatchObject(refused)
  })

  test('who has not agreed; to agree twice is to agree once', async () => {
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

  test('once the conversation is over', async () => {
    const session = await startSpokenSession()
    await respondents.callSession(session, 'complete')
    const refused = { status: 409, body: { code: 'conversations/finished' } }
    expect(await transcribe(recording, { session })).toMatchObject(refused)
    expect(await giveConsent(session)).toMatchObject(refused)
  })
})

describe('what is sent', () => {
  test('must be a recording, whatever it is called', async () => {
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

  test('must be a form, and one with fields that are known', async () => {
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
    // Only where it is expected is a form taken at all.
    expect(
      await server.call(`POST /api/public/sessions/${session}/responses`, {
        body: Buffer.from('--b--'),
        headers,
      }),
    ).toMatchObject({ status: 415, body: { code: 'request/unsupported-media-type' } })
  })

  test('must be neither too large nor too long', async () => {
    const session = await startSpokenSession()
    const before = countTranscriptions()
    const tooLarge = { status: 413, body: { code: 'audio/too-large' } }
    // By what it says of itself: nothing of it is read.
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

  test('may take so much time in one conversation and no more', async () => {
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

describe('where nothing could be made of it', () => {
  test.each([
    [
      'it is silent',
      emptyTranscription,
      422,
      'audio/not-understood',
      'Não foi possível transcrever o áudio. Tente falar mais alto e claro.',
    ],
    [
      'the recording is broken',
      faults.errorStatus(400),
      422,
      'audio/not-understood',
      'Não foi possível transcrever o áudio. Tente falar mais alto e claro.',
    ],
    [
      'nobody listens',
      faults.errorStatus(500),
      502,
      'audio/failed',
      'Erro na transcrição do áudio. Tente novamente.',
    ],
  ])('%s, the person is told, and may try again', async (_, fault, status, code, error) => {
    const session = await startSpokenSession()
    openAiServer.respondAlwaysWith(fault)
    expect(await transcribe(recording, { session })).toMatchObject({
      status,
      body: { code, error },
    })
    openAiServer.respondAlwaysWith(undefined)
    expect((await transcribe(recording, { session })).status).toBe(200)
  })

  test('without a server that hears, it says so, and no survey offers it', async () => {
    await using deaf = await openConversationTestServer({ withoutReactors: true })
    const { survey, id: session } = await createRespondentClient(deaf).startNewSession({
      enable_audio: true,
    })
    expect(await createTranscriptionClient(deaf)(recording, { session })).toMatchObject({
      status: 503,
      body: { code: 'audio/not-available' },
      headers: { 'retry-after': '3600' },
    })
    const configOf = async (from: ConversationTestServer, publicId: string) =>
      JSON.parse(
        (await from.call<{ config_json: string }>(`GET /api/public/surveys/${publicId}`)).body
          .config_json,
      )
    expect(await configOf(deaf, survey.public_id)).toMatchObject({ enable_audio: false })
    const { survey: heard } = await respondents.startNewSession({ enable_audio: true })
    expect(await configOf(server, heard.public_id)).toMatchObject({ enable_audio: true })
  })
})
