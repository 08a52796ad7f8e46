import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { JWK } from 'oidc-provider'
import type { InstallationSecrets } from '#kernel/privacy/installation-secrets.ts'

export const devClientId = 'prosa'

export type DevSecrets = { clientSecret: string; cookieKey: string; signingKey: JWK }

/** Generated once and stored: a restart does not invalidate signatures. */
export const loadDevSecrets = (secrets: InstallationSecrets): Promise<DevSecrets> =>
  secrets.getOrCreate('dev-identity-provider', () => ({
    clientSecret: randomBytes(32).toString('base64url'),
    cookieKey: randomBytes(32).toString('base64url'),
    signingKey: {
      ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
      kid: randomBytes(8).toString('hex'),
      use: 'sig',
      alg: 'ES256',
    } as JWK,
  }))
