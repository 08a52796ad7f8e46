import type { SurveyLanguage } from '#contract/languages.ts'

export type Recording = { bytes: Uint8Array; mimeType: string; language: SurveyLanguage }

/** Turns speech into text. Fails with `AiFailure`. */
export type SpeechToText = {
  readonly engine: string
  transcribe(recording: Recording, asking?: { signal?: AbortSignal }): Promise<{ text: string }>
}
