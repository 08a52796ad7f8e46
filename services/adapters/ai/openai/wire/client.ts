import { OpenAI } from 'openai'
import type { OpenAiSettings } from '../settings.ts'
import { cappedFetch } from './capped-fetch.ts'

/** Many times the size of any reply, as each token of a stream has an envelope of its own. */
const maxResponseBytes = 4 * 1024 * 1024

/** A client that does not log, does not retry, and reads nothing from the environment. */
export function openClient({
  apiKey,
  baseUrl,
}: Pick<OpenAiSettings, 'apiKey' | 'baseUrl'>): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: cappedFetch(maxResponseBytes),
  })
}
