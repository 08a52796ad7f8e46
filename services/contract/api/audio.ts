// What a person says aloud: turned into text, never kept.
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
 * The same recording again is the same request, without a key: it is transcribed once. A recording is WebM, Ogg, MP4, WAV
 * or MP3; its bounds are `limits.audio`.
 */
export const transcribeAudio = endpoint('POST /api/audio/transcribe', {
  access: 'anyone',
  summary:
    'Transcribes a recording of a running session. ' +
    `WebM, Ogg, MP4, WAV or MP3; at most ${limits.audio.bytes / 1024 / 1024} MB and ${limits.audio.seconds / 60} minutes each, ` +
    `${limits.audio.secondsPerSession / 60} minutes a session. The recording is not stored.`,
  upload: { maxBytes: limits.audio.bytes, tooLargeProblem: 'audio/too-large' },
  input: z.strictObject({
    file: z.file(),
    /** Whose words these are; the header `X-Session-Id` says it as well. */
    session_id: SessionId.optional(),
    /** Sent by documented clients and ignored: the server chooses. */
    model: z.string().max(100).optional(),
    /** Spoken in the recording; else the survey's own. */
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
