import { z } from 'zod'
import { webUrlSetting } from '#kernel/config/environment.ts'

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string }

export const oidcEnvironment = {
  OIDC_ISSUER: webUrlSetting('OIDC_ISSUER').default('https://accounts.google.com'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
}
type Environment = z.output<z.ZodObject<typeof oidcEnvironment>>

/** Undefined without a client. */
export function oidcSettings(env: Environment): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined
}

/** Issues that no single variable can show. */
export function oidcIssues({ OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret }: Environment) {
  if (id && !secret) return ['OIDC_CLIENT_ID is given without OIDC_CLIENT_SECRET.']
  if (secret && !id) return ['OIDC_CLIENT_SECRET is given without OIDC_CLIENT_ID.']
  return []
}
