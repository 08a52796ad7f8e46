// The only reader of the environment: the settings of the kernel and of each adapter, and which stand-ins run.
import { z } from 'zod'
import type { Models } from '#contract/models.ts'
import { defaultPlan, PlanName } from '#contract/plans.ts'
import type { Operator } from '#contract/site-page.ts'
import {
  baseEnvironment,
  baseIssues,
  toBaseConfig,
  type BaseConfig,
} from '#kernel/config/base-config.ts'
import {
  ConfigError,
  listSetting,
  parseEnvironment,
  urlSetting,
} from '#kernel/config/environment.ts'
import { addressIssues } from './adapters/event-store/kurrentdb/address.ts'
import {
  openAiEnvironment,
  openAiIssues,
  type OpenAiSettings,
  openAiSettings,
} from './adapters/ai/openai/settings.ts'
import {
  oidcEnvironment,
  oidcIssues,
  type OidcSettings,
  oidcSettings,
} from './adapters/identity/settings.ts'
import {
  smtpEnvironment,
  smtpIssues,
  type SmtpSettings,
  smtpSettings,
} from './adapters/mail/smtp/settings.ts'
import {
  stripeEnvironment,
  stripeIssues,
  type StripeSettings,
  stripeSettings,
} from './adapters/payments/stripe/settings.ts'
import { operatorEnvironment, operatorSettings } from './accounts/site/installation.ts'
import {
  type Seller,
  sellerEnvironment,
  sellerIssues,
  sellerSettings,
} from './credits/receipts/seller.ts'

const standIns = ['ai', 'payments', 'identity', 'messaging', 'mail'] as const
type StandIn = (typeof standIns)[number]

export type Config = BaseConfig & {
  /** Undefined: the development provider. */
  oidc: OidcSettings | undefined
  /** Undefined: the offline engine. */
  openai: OpenAiSettings | undefined
  /** Undefined: the sandbox. */
  stripe: StripeSettings | undefined
  /** Undefined: the outbox if it runs here, else no mail is sent. */
  smtp: SmtpSettings | undefined
  /** Named on receipts; undefined: they say that it is not set. */
  seller: Seller | undefined
  /** Named on the legal pages; what is not set is said to be not set. */
  operator: Operator
  /** The stand-ins that run here. */
  standIns: readonly StandIn[]
  /** A file of the operator; undefined: the built-in help lines. */
  helpLinesFile: string | undefined
  /** Where owners write to the operator. */
  supportUrl: string | undefined
  /** The plan of accounts that are opened from now on. */
  newAccountPlan: PlanName
}

export const Environment = z.object({
  ...baseEnvironment,
  ...oidcEnvironment,
  ...openAiEnvironment,
  ...stripeEnvironment,
  ...smtpEnvironment,
  ...sellerEnvironment,
  ...operatorEnvironment,
  HELP_LINES: z.string().optional(),
  SUPPORT_URL: urlSetting(
    /^(https?|mailto|tel):$/,
    'SUPPORT_URL must be an address such as https://wa.me/… or mailto:help@example.org.',
  ).optional(),
  PROSA_DEFAULT_PLAN: z
    .enum(PlanName.options, `PROSA_DEFAULT_PLAN must be one of ${PlanName.options.join(', ')}.`)
    .default(defaultPlan),
  PROSA_STAND_INS: listSetting(
    standIns,
    'PROSA_STAND_INS must be a list of ai, payments, identity, messaging and mail.',
  ).default([]),
})
type Environment = z.output<typeof Environment>

/** Parses the environment; an empty variable counts as absent. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const settings = parseEnvironment(Environment, env)
  const issues = [
    ...addressIssues(settings.KURRENTDB_URL),
    ...openAiIssues(settings),
    ...stripeIssues(settings),
    ...smtpIssues(settings),
    ...sellerIssues(settings),
    ...baseIssues(settings),
    ...oidcIssues(settings),
    ...productionIssues(settings),
    ...publicIssues(settings),
  ]
  if (issues.length > 0) throw new ConfigError(issues)
  return toConfig(settings)
}

// oxlint-disable-next-line node/no-process-env -- The only place that reads it.
export const loadConfig = (): Config => readConfig(process.env)

function toConfig(settings: Environment): Config {
  const requested = settings.PROSA_STAND_INS
  const base = toBaseConfig(settings)
  const openai = requested.includes('ai') ? undefined : openAiSettings(settings)
  const stripe = requested.includes('payments') ? undefined : stripeSettings(settings)
  const smtp = requested.includes('mail') ? undefined : smtpSettings(settings)
  const oidc = requested.includes('identity') ? undefined : oidcSettings(settings)
  const isRunning: Record<StandIn, boolean> = {
    ai: !openai,
    payments: !stripe,
    identity: !oidc,
    // In production the WhatsApp simulator runs only if it is named.
    messaging: !base.production || requested.includes('messaging'),
    // So does the outbox, which nobody would look into.
    mail: !smtp && (!base.production || requested.includes('mail')),
  }
  return {
    ...base,
    oidc,
    openai,
    stripe,
    smtp,
    seller: sellerSettings(settings),
    operator: operatorSettings(settings),
    standIns: standIns.filter((name) => isRunning[name]),
    helpLinesFile: settings.HELP_LINES,
    supportUrl: settings.SUPPORT_URL,
    newAccountPlan: settings.PROSA_DEFAULT_PLAN,
  }
}

/** The models by their names at the server; null for the offline engine. */
export const modelsOf = ({ openai }: Pick<Config, 'openai'>): Models =>
  openai ? { interviewer: openai.interviewer.name, analyst: openai.analyst.name } : null

/** At a public address the stand-ins that would let anyone in, or take pretended money, run only if they are named. */
function publicIssues(settings: Environment): string[] {
  const { NODE_ENV, PROSA_STAND_INS: requested, STRIPE_SECRET_KEY, OIDC_CLIENT_ID } = settings
  const base = toBaseConfig(settings)
  if (NODE_ENV === 'production' || !base.isPublic) return []
  const address = settings.PUBLIC_URL ?? `HOST=${base.host}`
  const issues: string[] = []
  if (!OIDC_CLIENT_ID && !requested.includes('identity'))
    issues.push(
      `Others can reach ${address}, and the development sign-in lets anyone be any of its persons: set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or name identity in PROSA_STAND_INS.`,
    )
  if (!STRIPE_SECRET_KEY && !requested.includes('payments'))
    issues.push(
      `Others can reach ${address}, and the payment sandbox gives credits for no money: set STRIPE_SECRET_KEY, or name payments in PROSA_STAND_INS.`,
    )
  return issues
}

/** In production a stand-in runs only if it is named. */
function productionIssues(settings: Environment): string[] {
  const { NODE_ENV, PROSA_STAND_INS: requested, STRIPE_SECRET_KEY, OIDC_CLIENT_ID } = settings
  if (NODE_ENV !== 'production') return []
  const issues: string[] = []
  if (!STRIPE_SECRET_KEY && !requested.includes('payments'))
    issues.push('In production payments need STRIPE_SECRET_KEY, or payments in PROSA_STAND_INS.')
  if (!openAiSettings(settings) && !requested.includes('ai'))
    issues.push(
      'In production the AI needs OPENAI_API_KEY or OPENAI_BASE_URL, or ai in PROSA_STAND_INS.',
    )
  if (!OIDC_CLIENT_ID && !requested.includes('identity'))
    issues.push(
      'In production sign-in needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or identity in PROSA_STAND_INS.',
    )
  return issues
}
