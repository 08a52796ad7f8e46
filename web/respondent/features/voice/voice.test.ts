import { expect, test } from 'vitest'
import { ApiError } from '../../conversation/api.ts'
import { microphoneFailureText, transcriptionFailure } from './voice-errors.ts'
import { selectFormat, soundLevel } from './audio-format.ts'
import { speechSettings, selectVoice } from './speech-settings.ts'

test.each([
  ['audio/webm;codecs=opus', ['audio/mp4', 'audio/webm', 'audio/webm;codecs=opus']],
  ['audio/webm', ['audio/wav', 'audio/webm']],
  ['audio/mp4', ['audio/mp4']],
  [undefined, ['audio/ogg']],
])('%s is recorded by who can record %s', (format, known) =>
  expect(selectFormat((each) => known.includes(each))).toBe(format),
)

test('silence has level 0, full scale level 1', () => {
  expect(soundLevel(new Uint8Array(64).fill(128))).toBe(0)
  expect(soundLevel(new Uint8Array(64).fill(0))).toBe(1)
  expect(soundLevel(Uint8Array.from({ length: 64 }, (_, at) => 128 + (at % 2 ? 8 : -8)))).toBe(0.25)
})

test.each([
  ['professional', [0.8, 1, 0.9]],
  ['friendly', [0.9, 1.1, 1]],
  ['curious', [1, 1.2, 1]],
  ['empathetic', [0.7, 0.9, 0.8]],
  ['analytical', [0.9, 1, 1]],
] as const)('%s speaks as documented', (personality, [rate, pitch, volume]) =>
  expect(speechSettings(personality)).toEqual({ rate, pitch, volume }),
)

test('a question is read by a voice of its language, preferably of its region', () => {
  const voice = (lang: string, localService = false) => ({ lang, localService })
  const voices = [voice('pt-PT', true), voice('pt_BR'), voice('en-GB'), voice('en-US', true)]
  expect(selectVoice(voices, 'pt-BR')).toBe(voices[1])
  expect(selectVoice(voices, 'en')).toBe(voices[3])
  expect(selectVoice(voices, 'ar')).toBeUndefined()
})

test.each([
  ['audio/not-understood', 422, 'notUnderstood', false],
  ['audio/session-limit', 429, 'speechUsedUp', false],
  ['audio/not-available', 503, 'speechUnavailable', false],
  ['audio/failed', 502, 'transcriptionFailed', true],
  ['internal', 500, 'transcriptionFailed', true],
] as const)('%s has a text of its own', (code, status, text, canRetry) =>
  expect(transcriptionFailure(new ApiError(status, { code }))).toMatchObject({ text, canRetry }),
)

test('without a network the recording is kept for a retry', () =>
  expect(transcriptionFailure(new ApiError(0))).toMatchObject({
    text: 'recordingWaits',
    isOffline: true,
  }))

test.each([
  ['NotAllowedError', 'microphoneRefused'],
  ['NotFoundError', 'noMicrophone'],
  ['TypeError', 'recordingFailed'],
])('%s is %s', (name, text) =>
  expect(microphoneFailureText(Object.assign(new Error(), { name }))).toBe(text),
)

test('a microphone blocked by the embedding page is reported as such', () => {
  const refused = Object.assign(new Error(), { name: 'NotAllowedError' })
  expect(microphoneFailureText(refused, true)).toBe('microphoneBlocked')
})
