import PQueue from 'p-queue'
import { toFile } from 'openai/uploads'
import { z } from 'zod'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { OpenAiSettings } from '../ai/openai/settings.ts'
import type { Recording, SpeechToText } from '#ports/speech.ts'
import {
  openCallLimiter,
  defaultBreakerOptions,
  type BreakerOptions,
} from '../ai/openai/limits/call-limiter.ts'
import { openTokenBucket } from '../ai/openai/limits/token-bucket.ts'
import { openClient } from '../ai/openai/wire/client.ts'
import { invalidReply } from '../ai/openai/wire/call-failure.ts'

const step = 'transcribe'
/** The upload limit of OpenAI's API. */
const maxBytes = 25 * 1024 * 1024
const transcribeTimeoutMs = 45_000
/** Servers detect the format by the file's extension. */
const fileExtensions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'audio/webm': 'webm',
    'audio/ogg': 'ogg',
    'audio/mp4': 'm4a',
    'audio/x-m4a': 'm4a',
    'audio/m4a': 'm4a',
    'audio/mpeg': 'mp3',
    'audio/wav': 'wav',
    'audio/x-wav': 'wav',
    'audio/wave': 'wav',
    'audio/flac': 'flac',
    // Some browsers label audio recordings as video.
    'video/webm': 'webm',
    'video/mp4': 'mp4',
  }),
)
const languageCodes: Record<SurveyLanguage, string> = {
  'pt-br': 'pt',
  en: 'en',
  ar: 'ar',
  es: 'es',
}
const TranscriptionReply = z.object({ text: z.string() })

/** Transcribes over any server that speaks OpenAI's protocol. */
export function createOpenAiSpeech(
  settings: OpenAiSettings,
  breaker: BreakerOptions = defaultBreakerOptions,
): SpeechToText {
  const client = openClient(settings)
  const queue = new PQueue({ concurrency: settings.concurrency })
  const limitCall = openCallLimiter({ queue, bucket: openTokenBucket(0) }, breaker)
  const callOptions = {
    ...{ step, urgent: true, tokens: 0, attempts: 2 },
    ...{ attemptMs: transcribeTimeoutMs, totalMs: transcribeTimeoutMs },
  }
  return {
    engine: 'openai',
    async transcribe(recording, { signal } = {}) {
      const name = fileNameOf(recording)
      const { bytes, mimeType, language } = recording
      const text = await limitCall(
        async (callSignal) => {
          const reply = TranscriptionReply.safeParse(
            await client.audio.transcriptions.create(
              {
                file: await toFile(bytes, name, { type: mimeType }),
                model: settings.transcriptionModel,
                language: languageCodes[language],
                response_format: 'json',
              },
              { signal: callSignal },
            ),
          )
          if (!reply.success) throw invalidReply(step, 'the reply is not a transcription')
          return { result: reply.data.text.trim(), spent: 0 }
        },
        { ...callOptions, signal },
      )
      return { text }
    },
  }
}

function fileNameOf({ bytes, mimeType }: Recording): string {
  const ending = fileExtensions.get(mimeType.split(';')[0]!.trim().toLowerCase())
  if (!ending) throw invalidReply(step, 'the type of the recording is not supported')
  if (bytes.byteLength === 0) throw invalidReply(step, 'the recording is empty')
  if (bytes.byteLength > maxBytes) throw invalidReply(step, 'the recording is too large')
  return `recording.${ending}`
}
