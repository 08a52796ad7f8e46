// The settings that need no adapter. README lists them all; what is absent has a default or an embedded stand-in.
import { resolve } from 'node:path'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import {
  isLoopbackHost,
  isPrivateHost,
  parseTrustedProxies,
  type TrustedProxy,
} from './networks.ts'
import { parseKeyCommand } from '../privacy/key-command.ts'
import type { MasterKeySettings } from '../privacy/master-key-source.ts'
import { parseMasterKey } from '../privacy/master-key.ts'
import {
  countSetting,
  integerSetting,
  listSetting,
  urlSetting,
  webUrlSetting,
} from './environment.ts'

const roles = ['api', 'projector', 'reactor'] as const
type Role = (typeof roles)[number]

export type BaseConfig = MasterKeySettings & {
  production: boolean
  host: string
  port: number
  /** The address that browsers use, without a slash at the end. */
  publicUrl: string
  /** Absolute. */
  dataDir: string
  /** Undefined: the embedded Postgres. */
  databaseUrl: string | undefined
  /** Undefined: the log is in Postgres. */
  kurrentdbUrl: string | undefined
  /** How long a start waits for the database and the event store. */
  storeWaitSeconds: number
  roles: ReadonlySet<Role>
  logLevel: string
  /** Requests a minute and address, apart from this machine's own; 0 for no limit. Many people may share one address. */
  requestsPerMinute: number
  /** Requests a minute of one respondent's session; 0 for no limit of its own. */
  sessionRequestsPerMinute: number
  /** Requests a minute of one access token; 0 for no limit of its own. */
  tokenRequestsPerMinute: number
  /** Sessions of one survey that may begin within a minute; 0 for no limit of its own. */
  startsPerMinute: number
  /** Sessions of one survey that may begin within ten minutes without a proof of work. */
  freeStarts: number
  /** Sessions of one address that may begin within ten minutes without a proof of work. */
  freeStartsPerAddress: number
  /** A respondent's session ends after so many hours without an answer. */
  abandonedAfterHours: number
  /** The proxies whose `X-Forwarded-*` headers are trusted. */
  trustProxy: TrustedProxy
  /** Host names beside that of `publicUrl` for which requests are answered. */
  allowedHosts: readonly string[]
  /** Whether others than this machine and its private network may reach this process. */
  isPublic: boolean
}

export const baseEnvironment = {
  NODE_ENV: z.string().optional(),
  PORT: integerSetting('PORT')
    .min(0, 'PORT must lie between 0 and 65535.')
    .max(65_535, 'PORT must lie between 0 and 65535.')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webUrlSetting('PUBLIC_URL').optional(),
  PROSA_DATA: z.string().default('.data'),
  DATABASE_URL: urlSetting(
    /^postgres(ql)?:$/,
    'DATABASE_URL must begin with postgres://.',
  ).optional(),
  KURRENTDB_URL: z.string().optional(),
  STORE_WAIT_SECONDS: countSetting('STORE_WAIT_SECONDS').default(60),
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
  PROSA_MASTER_KEY_FILE: z.string().optional(),
  PROSA_MASTER_KEY_COMMAND: z.string().transform(toKeyCommand).optional(),
  REQUESTS_PER_MINUTE: countSetting('REQUESTS_PER_MINUTE').default(6000),
  SESSION_REQUESTS_PER_MINUTE: countSetting('SESSION_REQUESTS_PER_MINUTE').default(120),
  TOKEN_REQUESTS_PER_MINUTE: countSetting('TOKEN_REQUESTS_PER_MINUTE').default(600),
  STARTS_PER_MINUTE: countSetting('STARTS_PER_MINUTE').default(1200),
  FREE_STARTS: countSetting('FREE_STARTS').default(120),
  FREE_STARTS_PER_ADDRESS: countSetting('FREE_STARTS_PER_ADDRESS').default(30),
  ABANDONED_AFTER_HOURS: integerSetting('ABANDONED_AFTER_HOURS')
    .min(1, 'ABANDONED_AFTER_HOURS must be at least 1.')
    .default(limits.abandonedAfterHours),
  TRUST_PROXY: z
    .string()
    .refine(
      isTrustedProxies,
      'TRUST_PROXY must be false, the number of proxies, or their networks, such as loopback,10.0.0.0/8; true would believe any client.',
    )
    .default('false'),
  ALLOWED_HOSTS: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every((host) => /^([\w.-]+|\[[\da-f:.]+\])$/.test(host)),
      'ALLOWED_HOSTS must be a list of host names without ports.',
    )
    .default([]),
}
type Environment = z.output<z.ZodObject<typeof baseEnvironment>>

export const toBaseConfig = (env: Environment): BaseConfig => ({
  production: env.NODE_ENV === 'production',
  host: env.HOST,
  port: env.PORT,
  publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  dataDir: resolve(env.PROSA_DATA),
  databaseUrl: env.DATABASE_URL,
  kurrentdbUrl: env.KURRENTDB_URL,
  storeWaitSeconds: env.STORE_WAIT_SECONDS,
  roles: new Set(env.ROLES),
  logLevel: env.LOG_LEVEL,
  masterKey: env.PROSA_MASTER_KEY,
  masterKeyFile: env.PROSA_MASTER_KEY_FILE && resolve(env.PROSA_MASTER_KEY_FILE),
  masterKeyCommand: env.PROSA_MASTER_KEY_COMMAND,
  requestsPerMinute: env.REQUESTS_PER_MINUTE,
  sessionRequestsPerMinute: env.SESSION_REQUESTS_PER_MINUTE,
  tokenRequestsPerMinute: env.TOKEN_REQUESTS_PER_MINUTE,
  startsPerMinute: env.STARTS_PER_MINUTE,
  freeStarts: env.FREE_STARTS,
  freeStartsPerAddress: env.FREE_STARTS_PER_ADDRESS,
  abandonedAfterHours: env.ABANDONED_AFTER_HOURS,
  trustProxy: parseTrustedProxies(env.TRUST_PROXY),
  allowedHosts: env.ALLOWED_HOSTS,
  isPublic: isPublicAddress(env),
})

function isPublicAddress({ HOST, PUBLIC_URL }: Environment): boolean {
  if (!isLoopbackHost(HOST)) return true
  return PUBLIC_URL !== undefined && !isPrivateHost(new URL(PUBLIC_URL).hostname)
}

export const baseIssues = (env: Environment): string[] => [
  ...(env.ROLES.length > 0 ? [] : ['ROLES must name at least one of api, projector and reactor.']),
  ...masterKeyIssues(env),
]

const masterKeySettings = [
  'PROSA_MASTER_KEY',
  'PROSA_MASTER_KEY_FILE',
  'PROSA_MASTER_KEY_COMMAND',
] as const

function masterKeyIssues(env: Environment): string[] {
  const given = masterKeySettings.filter((name) => env[name] !== undefined)
  return given.length > 1 ? [`${given.join(' and ')} are given: give one of them.`] : []
}

function isTrustedProxies(text: string): boolean {
  try {
    parseTrustedProxies(text)
    return true
  } catch {
    return false
  }
}

function isMasterKey(text: string): boolean {
  try {
    parseMasterKey(text)
    return true
  } catch {
    return false
  }
}

function toKeyCommand(text: string, { addIssue }: z.core.$RefinementCtx): string[] {
  try {
    return parseKeyCommand(text)
  } catch (error) {
    addIssue({ code: 'custom', message: (error as Error).message, input: text })
    return z.NEVER
  }
}
