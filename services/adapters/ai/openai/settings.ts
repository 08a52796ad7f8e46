// Settings of an OpenAI-compatible server.
import { z } from 'zod'
import { amountSetting, integerSetting, webUrlSetting } from '#kernel/config/environment.ts'

/** US dollars per million tokens. */
export type TokenPrice = { in: number; out: number }

export type OpenAiModel = { name: string; price: TokenPrice | undefined }

export type OpenAiSettings = {
  /** Local servers often need none. */
  apiKey: string | undefined
  /** Undefined: OpenAI. */
  baseUrl: string | undefined
  /** Words questions and reads answers. */
  interviewer: OpenAiModel
  /** Scores responses and writes insights. */
  analyst: OpenAiModel
  transcriptionModel: string
  /** Concurrent calls. */
  concurrency: number
  /** 0 for no limit. */
  tokensPerMinute: number
  /** For a call that a respondent waits for, retries included. */
  questionTimeoutMs: number
  /** That a respondent waits in a turn for a model that is known to be slow. */
  longestWaitMs: number
  /** Whether a slow model words the next question while the respondent types. */
  wordAhead: boolean
  /** For any other call, retries included. */
  scoringTimeoutMs: number
}

const priceSetting = (name: string) => amountSetting(name).optional()

type Bounds = { min: number; max: number; fallback: number }

const boundedSetting = (name: string, { min, max, fallback }: Bounds) =>
  integerSetting(name)
    .min(min, `${name} must be at least ${min}.`)
    .max(max, `${name} must be at most ${max}.`)
    .default(fallback)

export const openAiEnvironment = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webUrlSetting('OPENAI_BASE_URL').optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_ANALYST_MODEL: z.string().optional(),
  OPENAI_TRANSCRIPTION_MODEL: z.string().default('gpt-transcribe'),
  OPENAI_PRICE_IN: priceSetting('OPENAI_PRICE_IN'),
  OPENAI_PRICE_OUT: priceSetting('OPENAI_PRICE_OUT'),
  OPENAI_ANALYST_PRICE_IN: priceSetting('OPENAI_ANALYST_PRICE_IN'),
  OPENAI_ANALYST_PRICE_OUT: priceSetting('OPENAI_ANALYST_PRICE_OUT'),
  OPENAI_CONCURRENCY: boundedSetting('OPENAI_CONCURRENCY', { min: 1, max: 1_000, fallback: 8 }),
  OPENAI_TOKENS_PER_MINUTE: boundedSetting('OPENAI_TOKENS_PER_MINUTE', {
    ...{ min: 0, max: 1_000_000_000, fallback: 0 },
  }),
  OPENAI_QUESTION_TIMEOUT_MS: boundedSetting('OPENAI_QUESTION_TIMEOUT_MS', {
    ...{ min: 500, max: 60_000, fallback: 6_000 },
  }),
  OPENAI_LONGEST_WAIT_MS: boundedSetting('OPENAI_LONGEST_WAIT_MS', {
    ...{ min: 500, max: 60_000, fallback: 20_000 },
  }),
  OPENAI_WORD_AHEAD: z.enum(['true', 'false']).optional(),
  OPENAI_SCORING_TIMEOUT_MS: boundedSetting('OPENAI_SCORING_TIMEOUT_MS', {
    ...{ min: 500, max: 240_000, fallback: 120_000 },
  }),
}
type Environment = z.output<z.ZodObject<typeof openAiEnvironment>>

/** Small, fast, and reliable with JSON schemas. */
const defaultModel = 'gpt-5.4-mini'

/** Undefined without a key and without a server. */
export function openAiSettings(env: Environment): OpenAiSettings | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = env
  if (!apiKey && !baseUrl) return undefined
  const model = env.OPENAI_MODEL ?? defaultModel
  const analyst = env.OPENAI_ANALYST_MODEL ?? model
  const price = priceOf(env.OPENAI_PRICE_IN, env.OPENAI_PRICE_OUT)
  const ofAnalyst = priceOf(env.OPENAI_ANALYST_PRICE_IN, env.OPENAI_ANALYST_PRICE_OUT)
  return {
    apiKey,
    baseUrl,
    interviewer: { name: model, price },
    analyst: { name: analyst, price: ofAnalyst ?? (analyst === model ? price : undefined) },
    transcriptionModel: env.OPENAI_TRANSCRIPTION_MODEL,
    concurrency: env.OPENAI_CONCURRENCY,
    tokensPerMinute: env.OPENAI_TOKENS_PER_MINUTE,
    questionTimeoutMs: env.OPENAI_QUESTION_TIMEOUT_MS,
    longestWaitMs: env.OPENAI_LONGEST_WAIT_MS,
    // A call costs nothing on a server of one's own.
    wordAhead: env.OPENAI_WORD_AHEAD ? env.OPENAI_WORD_AHEAD === 'true' : baseUrl !== undefined,
    scoringTimeoutMs: env.OPENAI_SCORING_TIMEOUT_MS,
  }
}

/** Issues that no single variable can show. */
export function openAiIssues(env: Environment): string[] {
  const issues: string[] = []
  if (env.OPENAI_BASE_URL && !env.OPENAI_MODEL)
    issues.push('OPENAI_BASE_URL is given without OPENAI_MODEL: name a model of that server.')
  for (const prefix of ['OPENAI', 'OPENAI_ANALYST'] as const)
    if ((env[`${prefix}_PRICE_IN`] === undefined) !== (env[`${prefix}_PRICE_OUT`] === undefined))
      issues.push(`${prefix}_PRICE_IN and ${prefix}_PRICE_OUT must be given together.`)
  return issues
}

const priceOf = (of: number | undefined, out: number | undefined) =>
  of === undefined || out === undefined ? undefined : { in: of, out }
