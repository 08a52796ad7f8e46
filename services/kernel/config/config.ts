// The only reader of the environment. README lists these settings; what is absent has a default or an embedded stand-in.
import { resolve } from 'node:path'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { parseMasterKey } from '../privacy/master-key.ts'
import {
  openAiIssues,
  openAiEnvironment,
  type OpenAiSettings,
  openAiSettings,
} from './openai-settings.ts'
import {
  stripeIssues,
  stripeEnvironment,
  type StripeSettings,
  stripeSettings,
} from './stripe-settings.ts'

const roles = ['api', 'projector', 'reactor'] as const
type Role = (typeof roles)[number]
const standIns = ['ai', 'payments', 'identity', 'messaging'] as const
export type StandIn = (typeof standIns)[number]

export type Config = {
  production: boolean
  host: string
  port: number
  /** Where people reach us, without a slash at the end. */
  publicUrl: string
  /** Absolute. */
  dataDir: string
  /** Without it, the embedded Postgres. */
  databaseUrl: string | undefined
  /** Without it, the log is in Postgres. */
  kurrentdbUrl: string | undefined
  roles: ReadonlySet<Role>
  logLevel: string
  /** Text of the master key; without it, a file in the data directory. */
  masterKey: string | undefined
  /** Without it, the development provider. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | undefined
  /** Without it, the offline engine. */
  openai: OpenAiSettings | undefined
  /** Without it, the sandbox. */
  stripe: StripeSettings | undefined
  /** The parts that are stand-ins here. */
  standIns: readonly StandIn[]
  /** Requests a minute and address, apart from this machine's own; 0 for no limit. A room full of people is one address. */
  requestsPerMinute: number
  /** Requests a minute of one respondent's session; 0 for no limit of its own. */
  sessionRequestsPerMinute: number
  /** Requests a minute of one access token; 0 for no limit of its own. */
  tokenRequestsPerMinute: number
  /** Sessions of one survey that may begin within a minute; 0 for no limit of its own. */
  startsPerMinute: number
  /** Sessions of one survey that begin within ten minutes before whoever begins another proves some work. */
  freeStarts: number
  /** The same, of one address. */
  freeStartsPerAddress: number
  /** After so many hours without a word, a respondent's session is over. */
  abandonedAfterHours: number
  /** Whether the addresses that a proxy in front of us reports are believed. */
  trustProxy: boolean
}

/** Every mistake, a sentence each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly issues: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.issues = mistakes
  }
}

const listSetting = <const T extends readonly [string, ...string[]]>(names: T, say: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(names, say)))

const urlSetting = (protocols: RegExp, say: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), say)

const countSetting = (name: string) =>
  z.coerce
    .number(`${name} must be a number.`)
    .int(`${name} must be a whole number.`)
    .min(0, `${name} must not be negative.`)

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number('PORT must be a number.')
    .int('PORT must be a whole number.')
    .min(0, 'PORT must lie between 0 and 65535.')
    .max(65_535, 'PORT must lie between 0 and 65535.')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: urlSetting(/^https?:$/, 'PUBLIC_URL must be an http or https address.').optional(),
  PROSA_DATA: z.string().default('.data'),
  DATABASE_URL: urlSetting(
    /^postgres(ql)?:$/,
    'DATABASE_URL must begin with postgres://.',
  ).optional(),
  KURRENTDB_URL: urlSetting(
    /^(kurrentdb|kurrent|kdb|esdb)(\+discover)?:$/,
    'KURRENTDB_URL must begin with kurrentdb://.',
  ).optional(),
  ROLES: listSetting(roles, 'ROLES must be a list of api, projector and reactor.').default([
    ...roles,
  ]),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    )
    .default('info'),
  PROSA_MASTER_KEY: z
    .string()
    .refine(isMasterKey, 'PROSA_MASTER_KEY must be 32 bytes in base64.')
    .optional(),
  OIDC_ISSUER: urlSetting(/^https?:$/, 'OIDC_ISSUER must be an http or https address.').default(
    'https://accounts.google.com',
  ),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  ...openAiEnvironment,
  ...stripeEnvironment,
  PROSA_STAND_INS: listSetting(
    standIns,
    'PROSA_STAND_INS must be a list of ai, payments, identity and messaging.',
  ).default([]),
  REQUESTS_PER_MINUTE: countSetting('REQUESTS_PER_MINUTE').default(6000),
  SESSION_REQUESTS_PER_MINUTE: countSetting('SESSION_REQUESTS_PER_MINUTE').default(120),
  TOKEN_REQUESTS_PER_MINUTE: countSetting('TOKEN_REQUESTS_PER_MINUTE').default(600),
  STARTS_PER_MINUTE: countSetting('STARTS_PER_MINUTE').default(1200),
  FREE_STARTS: countSetting('FREE_STARTS').default(120),
  FREE_STARTS_PER_ADDRESS: countSetting('FREE_STARTS_PER_ADDRESS').default(30),
  ABANDONED_AFTER_HOURS: z.coerce
    .number('ABANDONED_AFTER_HOURS must be a number.')
    .int('ABANDONED_AFTER_HOURS must be a whole number.')
    .min(1, 'ABANDONED_AFTER_HOURS must be at least 1.')
    .default(limits.abandonedAfterHours),
  TRUST_PROXY: z.enum(['true', 'false'], 'TRUST_PROXY must be true or false.').default('false'),
})
type Environment = z.output<typeof Environment>

/** Parses the environment; an empty variable counts as absent. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success)
    throw new ConfigError([...new Set(parsed.error.issues.map(({ message }) => message))])
  const settings = parsed.data
  const mistakes = findIssues(settings)
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return toConfig(settings)
}

// oxlint-disable-next-line node/no-process-env -- Nobody else reads it.
export const loadConfig = (): Config => readConfig(process.env)

function toConfig(settings: Environment): Config {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings
  const isStandIn = settings.PROSA_STAND_INS.includes('identity') || !clientId || !clientSecret
  const isProduction = settings.NODE_ENV === 'production'
  const openai = settings.PROSA_STAND_INS.includes('ai') ? undefined : openAiSettings(settings)
  const stripe = settings.PROSA_STAND_INS.includes('payments')
    ? undefined
    : stripeSettings(settings)
  return {
    production: isProduction,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(settings.PROSA_DATA),
    databaseUrl: settings.DATABASE_URL,
    kurrentdbUrl: settings.KURRENTDB_URL,
    roles: new Set(settings.ROLES),
    logLevel: settings.LOG_LEVEL,
    masterKey: settings.PROSA_MASTER_KEY,
    oidc: isStandIn ? undefined : { issuer: settings.OIDC_ISSUER, clientId, clientSecret },
    openai,
    stripe,
    standIns: [
      ...(openai ? [] : (['ai'] as const)),
      ...(stripe ? [] : (['payments'] as const)),
      ...(isStandIn ? (['identity'] as const) : []),
      // In production nobody is offered WhatsApp unless its simulator is asked for by name.
      ...(isProduction && !settings.PROSA_STAND_INS.includes('messaging')
        ? []
        : (['messaging'] as const)),
    ],
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    sessionRequestsPerMinute: settings.SESSION_REQUESTS_PER_MINUTE,
    tokenRequestsPerMinute: settings.TOKEN_REQUESTS_PER_MINUTE,
    startsPerMinute: settings.STARTS_PER_MINUTE,
    freeStarts: settings.FREE_STARTS,
    freeStartsPerAddress: settings.FREE_STARTS_PER_ADDRESS,
    abandonedAfterHours: settings.ABANDONED_AFTER_HOURS,
    trustProxy: settings.TRUST_PROXY === 'true',
  }
}

/** What each setting cannot tell alone. */
function findIssues(settings: Environment): string[] {
  const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = settings
  const mistakes = [...openAiIssues(settings), ...stripeIssues(settings)]
  if (settings.ROLES.length === 0)
    mistakes.push('ROLES must name at least one of api, projector and reactor.')
  if (id && !secret) mistakes.push('OIDC_CLIENT_ID is given without OIDC_CLIENT_SECRET.')
  if (secret && !id) mistakes.push('OIDC_CLIENT_SECRET is given without OIDC_CLIENT_ID.')
  if (settings.NODE_ENV !== 'production') return mistakes
  const named = settings.PROSA_STAND_INS
  if (!settings.STRIPE_SECRET_KEY && !named.includes('payments'))
    mistakes.push('In production payments need STRIPE_SECRET_KEY, or payments in PROSA_STAND_INS.')
  if (!openAiSettings(settings) && !named.includes('ai'))
    mistakes.push(
      'In production the AI needs OPENAI_API_KEY or OPENAI_BASE_URL, or ai in PROSA_STAND_INS.',
    )
  if (!id && !named.includes('identity'))
    mistakes.push(
      'In production sign-in needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or identity in PROSA_STAND_INS.',
    )
  return mistakes
}

function isMasterKey(text: string): boolean {
  try {
    parseMasterKey(text)
    return true
  } catch {
    return false
  }
}
