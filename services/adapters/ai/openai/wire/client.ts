import { OpenAI } from 'openai'
import type { OpenAiSettings } from '../settings.ts'
import { cappedFetch } from './capped-fetch.ts'

/** Bytes on the wire: many times what any step may say, as each token of a stream comes in an envelope of its own. */
const maxResponseBytes = 4 * 1024 * 1024

/** A client that neither logs nor repeats itself, and takes nothing from the environment behind our back. */
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
