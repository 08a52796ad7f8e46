import PQueue from 'p-queue'
import { toFile } from 'openai/uploads'
import { z } from 'zod'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { OpenAiSettings } from '#kernel/openai-settings.ts'
import type { Recording, Speech } from '#ports/speech.ts'
import { openGate, usualCare, type Care } from '../ai/openai/limits/gate.ts'
import { openTokenBucket } from '../ai/openai/limits/token-bucket.ts'
import { openClient } from '../ai/openai/wire/client.ts'
import { invalid } from '../ai/openai/wire/failures.ts'

const step = 'transcribe'
/** What the servers take. */
const mostBytes = 25 * 1024 * 1024
const transcribeMs = 45_000
/** Servers tell the format by the file's name. */
const endings: Readonly<Record<string, string>> = {
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
  // What some browsers call a recording without pictures.
  'video/webm': 'webm',
  'video/mp4': 'mp4',
}
const spoken: Record<SurveyLanguage, string> = { 'pt-br': 'pt', en: 'en', ar: 'ar', es: 'es' }
const Reply = z.object({ text: z.string() })

/** Transcribes over any server that speaks OpenAI's protocol. */
export function openAiSpeech(settings: OpenAiSettings, care: Care = usualCare): Speech {
  const client = openClient(settings)
  const queue = new PQueue({ concurrency: settings.concurrency })
  const gate = openGate({ queue, bucket: openTokenBucket(0) }, care)
  const pace = {
    ...{ step, urgent: true, tokens: 0, attempts: 2 },
    ...{ attemptMs: transcribeMs, totalMs: transcribeMs },
  }
  return {
    engine: 'openai',
    async transcribe(recording, { signal } = {}) {
      const name = fileNameOf(recording)
      const { bytes, mimeType, language } = recording
      const text = await gate(
        async (ending) => {
          const reply = Reply.safeParse(
            await client.audio.transcriptions.create(
              {
                file: await toFile(bytes, name, { type: mimeType }),
                model: settings.transcriptionModel,
                language: spoken[language],
                response_format: 'json',
              },
              { signal: ending },
            ),
          )
          if (!reply.success) throw invalid(step, 'the answer is no transcription')
          return { result: reply.data.text.trim(), spent: 0 }
        },
        { ...pace, signal },
      )
      return { text }
    },
  }
}

function fileNameOf({ bytes, mimeType }: Recording): string {
  const ending = endings[mimeType.split(';')[0]!.trim().toLowerCase()]
  if (!ending) throw invalid(step, 'the recording is of a kind that cannot be transcribed')
  if (bytes.byteLength === 0) throw invalid(step, 'the recording is empty')
  if (bytes.byteLength > mostBytes) throw invalid(step, 'the recording is too large')
  return `recording.${ending}`
}
