import { Provider, type KoaContextWithOIDC } from 'oidc-provider'
import { ownOrigins } from '../origins.ts'
import { errorPage } from './sign-in-page.ts'
import { findDevPerson, type DevPerson } from './persons.ts'
import { devClientId, type DevSecrets } from './dev-secrets.ts'
import { createInteractionStore } from './interaction-store.ts'

const minutesToSeconds = (count: number) => count * 60

/** A real OpenID Connect issuer, so that development runs the same code as production. */
export function createDevProvider(
  issuer: string,
  publicUrl: string,
  secrets: DevSecrets,
): Provider {
  const provider = new Provider(issuer, {
    adapter: createInteractionStore(),
    jwks: { keys: [secrets.signingKey] },
    clients: [
      {
        client_id: devClientId,
        client_secret: secrets.clientSecret,
        client_name: 'Prosa',
        redirect_uris: ownOrigins(publicUrl).map((origin) => `${origin}/auth/callback`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: {
      keys: [secrets.cookieKey],
      names: {
        session: 'prosa_dev_idp',
        interaction: 'prosa_dev_idp_choice',
        resume: 'prosa_dev_idp_resume',
      },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
    // Our client reads the id token only, as with Google's.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: {
      url: (_, interaction) => `${new URL(issuer).pathname}/interaction/${interaction.uid}`,
    },
    findAccount: (_, subject) => accountOf(findDevPerson(subject)),
    loadExistingGrant: loadGrant,
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = errorPage(ctx.get('accept-language'), out.error_description ?? out.error)
    },
    ttl: {
      AccessToken: minutesToSeconds(5),
      AuthorizationCode: minutesToSeconds(1),
      Grant: minutesToSeconds(15),
      IdToken: minutesToSeconds(5),
      Interaction: minutesToSeconds(15),
      Session: minutesToSeconds(15),
    },
  })
  // Trusts a proxy's `X-Forwarded-Proto`, which is acceptable in development.
  provider.proxy = true
  return provider
}

function accountOf(person: DevPerson | undefined) {
  if (!person) return undefined
  const { subject, email, name, locale } = person
  return {
    accountId: subject,
    claims: () => ({ sub: subject, email, email_verified: true, name, locale }),
  }
}

/** Grants every scope without asking: the only client is ours. */
async function loadGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  const accountId = session?.accountId
  if (!client || !accountId) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}
