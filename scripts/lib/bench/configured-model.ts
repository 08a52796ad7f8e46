import { z } from 'zod'
import { ConfigError, parseEnvironment } from '#kernel/config/environment.ts'
import type { Ai } from '#ports/ai.ts'
import { createOpenAi } from '../../../services/adapters/ai/openai/openai.ts'
import {
  openAiEnvironment,
  openAiSettings,
  type OpenAiSettings,
} from '../../../services/adapters/ai/openai/settings.ts'

type ConfiguredModel = { ai: Ai; settings: OpenAiSettings }

/** The model that OPENAI_* name. `timeoutS` replaces OPENAI_*_TIMEOUT_MS. Throws `ConfigError` where none is named. */
export function openConfiguredModel(timeoutS: string | undefined): ConfiguredModel {
  const settings = openAiSettings(parseEnvironment(z.object(openAiEnvironment), process.env))
  if (!settings) throw new ConfigError(['No model: set OPENAI_API_KEY or OPENAI_BASE_URL.'])
  const timeoutMs = timeoutS && Number(timeoutS) * 1_000
  const ai = createOpenAi({
    ...settings,
    ...(timeoutMs && { questionTimeoutMs: timeoutMs, scoringTimeoutMs: 2 * timeoutMs }),
  })
  return { ai, settings }
}
