import type { OpenAiSettings } from '../../../../services/adapters/ai/openai/settings.ts'

export const openAiSettingsFor = (
  { baseUrl }: { baseUrl: string },
  over: Partial<OpenAiSettings> = {},
): OpenAiSettings => ({
  apiKey: 'sk-secret',
  baseUrl,
  interviewer: { name: 'small', price: { in: 0.5, out: 2 } },
  analyst: { name: 'large', price: undefined },
  transcriptionModel: 'ears',
  concurrency: 8,
  tokensPerMinute: 0,
  questionTimeoutMs: 10_000,
  longestWaitMs: 10_000,
  wordAhead: false,
  scoringTimeoutMs: 20_000,
  ...over,
})
