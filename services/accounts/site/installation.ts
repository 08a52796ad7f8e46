// The operator and the processors of this installation, which its legal pages name.
import { z } from 'zod'
import type { Operator, Processors } from '#contract/site-page.ts'
import { isPrivateHost } from '#kernel/config/networks.ts'

export const operatorEnvironment = {
  OPERATOR_NAME: z.string().max(200, 'OPERATOR_NAME is too long.').optional(),
  OPERATOR_ADDRESS: z.string().max(500, 'OPERATOR_ADDRESS is too long.').optional(),
  OPERATOR_EMAIL: z.email('OPERATOR_EMAIL must be an e-mail address.').optional(),
}
type Environment = z.output<z.ZodObject<typeof operatorEnvironment>>

/** In an address, `|` begins a new line. */
export const operatorSettings = (env: Environment): Operator => ({
  name: env.OPERATOR_NAME,
  address: env.OPERATOR_ADDRESS?.replaceAll(/\s*\|\s*/g, '\n'),
  email: env.OPERATOR_EMAIL,
})

type Connections = {
  /** Without an address: OpenAI. */
  openai: { baseUrl: string | undefined } | undefined
  stripe: object | undefined
  oidc: { issuer: string } | undefined
  /** The server that delivers mail. */
  smtp?: { url: string } | undefined
  standIns: readonly string[]
}

export function processorsOf({ openai, stripe, oidc, smtp, standIns }: Connections): Processors {
  const host = new URL(openai?.baseUrl ?? 'https://api.openai.com').hostname
  return {
    ai: openai ? { host, isLocal: isPrivateHost(host) } : null,
    payments: stripe ? 'Stripe' : null,
    identity: oidc ? new URL(oidc.issuer).hostname : null,
    mail: smtp ? new URL(smtp.url).hostname : null,
    messaging: standIns.includes('messaging') ? 'simulator' : null,
  }
}
