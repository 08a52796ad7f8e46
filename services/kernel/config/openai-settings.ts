// Settings of an OpenAI-compatible server. They are read with all others, in config.ts.
import { z } from 'zod'

/** US dollars per million tokens. */
export type TokenPrice = { in: number; out: number }

export type OpenAiModel = { name: string; price: TokenPrice | undefined }

export type OpenAiSettings = {
  /** Local servers often want none. */
  apiKey: string | undefined
  /** Without it, OpenAI's own. */
  baseUrl: string | undefined
  /** Words questions and reads answers. */
  interviewer: OpenAiModel
  /** Scores responses and writes insights. */
  analyst: OpenAiModel
  transcriptionModel: string
  /** Calls at once. */
  concurrency: number
  /** 0 for no limit. */
  tokensPerMinute: number
  /** How long a respondent may wait for one call, retries included. */
  questionTimeoutMs: number
  /** How long one call may take that nobody waits for, retries included. */
  scoringTimeoutMs: number
}

const priceSetting = (name: string) =>
  z.coerce.number(`${name} must be a number.`).min(0, `${name} must not be negative.`).optional()

type Bounds = { min: number; max: number; fallback: number }

const integerSetting = (name: string, { min, max, fallback }: Bounds) =>
  z.coerce
    .number(`${name} must be a number.`)
    .int(`${name} must be a whole number.`)
    .min(min, `${name} must be at least ${min}.`)
    .max(max, `${name} must be at most ${max}.`)
    .default(fallback)

export const openAiEnvironment = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z
    .string()
    .refine(isWebAddress, 'OPENAI_BASE_URL must be an http or https address.')
    .optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_ANALYST_MODEL: z.string().optional(),
  OPENAI_TRANSCRIPTION_MODEL: z.string().default('gpt-transcribe'),
  OPENAI_PRICE_IN: priceSetting('OPENAI_PRICE_IN'),
  OPENAI_PRICE_OUT: priceSetting('OPENAI_PRICE_OUT'),
  OPENAI_ANALYST_PRICE_IN: priceSetting('OPENAI_ANALYST_PRICE_IN'),
  OPENAI_ANALYST_PRICE_OUT: priceSetting('OPENAI_ANALYST_PRICE_OUT'),
  OPENAI_CONCURRENCY: integerSetting('OPENAI_CONCURRENCY', { min: 1, max: 1_000, fallback: 8 }),
  OPENAI_TOKENS_PER_MINUTE: integerSetting('OPENAI_TOKENS_PER_MINUTE', {
    ...{ min: 0, max: 1_000_000_000, fallback: 0 },
  }),
  OPENAI_QUESTION_TIMEOUT_MS: integerSetting('OPENAI_QUESTION_TIMEOUT_MS', {
    ...{ min: 500, max: 60_000, fallback: 6_000 },
  }),
  OPENAI_SCORING_TIMEOUT_MS: integerSetting('OPENAI_SCORING_TIMEOUT_MS', {
    ...{ min: 500, max: 240_000, fallback: 120_000 },
  }),
}
type Environment = z.output<z.ZodObject<typeof openAiEnvironment>>

/** OpenAI's own default where nobody names a model: small, quick, good at keeping to a schema. */
const defaultModel = 'gpt-5.4-mini'

/** Undefined where neither a key nor a server is given. */
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
    scoringTimeoutMs: env.OPENAI_SCORING_TIMEOUT_MS,
  }
}

/** What each setting cannot tell alone. */
export function openAiIssues(env: Environment): string[] {
  const mistakes: string[] = []
  if (env.OPENAI_BASE_URL && !env.OPENAI_MODEL)
    mistakes.push('OPENAI_BASE_URL is given without OPENAI_MODEL: name a model of that server.')
  for (const prefix of ['OPENAI', 'OPENAI_ANALYST'] as const)
    if ((env[`${prefix}_PRICE_IN`] === undefined) !== (env[`${prefix}_PRICE_OUT`] === undefined))
      mistakes.push(`${prefix}_PRICE_IN and ${prefix}_PRICE_OUT must be given together.`)
  return mistakes
}

const priceOf = (of: number | undefined, out: number | undefined) =>
  of === undefined || out === undefined ? undefined : { in: of, out }

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
