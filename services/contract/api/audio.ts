// Recordings of answers: transcribed, never stored.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SurveyLanguageInput } from '../languages.ts'
import { limits } from '../limits.ts'
import { ConsentMatter, ConsentText } from '../events/conversations.ts'
import { SessionId } from './public.ts'

export const giveConsent = endpoint('POST /api/public/sessions/:sessionId/consents', {
  access: 'respondent',
  summary: 'Records a consent and the version of its text. Idempotent.',
  input: z.strictObject({ sessionId: SessionId, what: ConsentMatter, text_version: ConsentText }),
  output: z.object({ ok: z.literal(true), position: z.string() }),
  problems: ['conversations/not-found', 'conversations/finished', 'audio/not-enabled'],
})

/**
 * Idempotent without a key: a repeated recording is transcribed once. A recording is WebM, Ogg, MP4, WAV or MP3; its
 * limits are `limits.audio`.
 */
export const transcribeAudio = endpoint('POST /api/audio/transcribe', {
  access: 'anyone',
  summary:
    `Transcribes a recording: ${limits.audio.bytes / 1024 / 1024} MB and ${limits.audio.seconds / 60} minutes at most, ` +
    `${limits.audio.secondsPerSession / 60} minutes a session. It is not stored.`,
  upload: { maxBytes: limits.audio.bytes, tooLargeProblem: 'audio/too-large' },
  input: z.strictObject({
    file: z.file(),
    /** The session of the recording; alternatively the header `X-Session-Id`. */
    session_id: SessionId.optional(),
    /** Sent by documented clients and ignored: the server chooses the model. */
    model: z.string().max(100).optional(),
    /** Language of the recording; the survey's by default. */
    language: SurveyLanguageInput.optional(),
    response_format: z.literal('json').optional(),
  }),
  output: z.object({ text: z.string(), language: z.string(), duration_seconds: z.number() }),
  problems: [
    'audio/not-available',
    'audio/session-required',
    'conversations/not-found',
    'conversations/finished',
    'audio/not-enabled',
    'audio/consent-missing',
    'audio/too-large',
    'audio/too-long',
    'audio/session-limit',
    'audio/not-audio',
    'audio/not-understood',
    'audio/failed',
  ],
})
