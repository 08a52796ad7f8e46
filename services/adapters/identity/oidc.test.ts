import { afterEach, expect, test } from 'vitest'
import { type OidcIssuer, startOidcIssuer } from '../../../tests/support/servers/oidc-issuer.ts'
import { createOidcIdentity } from './oidc.ts'

const issuers: OidcIssuer[] = []
afterEach(() => Promise.all(issuers.splice(0).map((issuer) => issuer.stop())))

async function startIssuer(claims: () => object, port?: number) {
  const issuer = await startOidcIssuer(claims, port)
  issuers.push(issuer)
  return issuer
}

const us = { clientId: 'us', clientSecret: 'secret', publicUrl: 'https://prosa.example' }

/** Signs in with these claims; the nonce is valid unless they override it. */
async function startSignIn(claims: object) {
  let nonce = ''
  const { issuer } = await startIssuer(() => ({ nonce, ...claims }))
  const identity = createOidcIdentity({ issuer, ...us })
  const { checks, url } = await identity.start({ origin: 'https://evil.test', locale: 'ar' })
  nonce = checks.nonce
  return {
    person: () => identity.finish('code', checks.state, checks),
    url: new URL(url),
    checks,
    issuer,
  }
}

test('the authorization request has PKCE, state, nonce and our own redirect URI', async () => {
  const { url, checks } = await startSignIn({})
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: 'https://prosa.example/auth/callback',
    code_challenge_method: 'S256',
    code_challenge: expect.any(String),
    state: checks.state,
    nonce: checks.nonce,
    scope: 'openid email profile',
    ui_locales: 'ar',
  })
  expect(url.href).not.toContain(checks.verifier)
})

test('a person is identified by issuer and subject', async () => {
  const { person, issuer } = await startSignIn({ email: 'a@b.c', email_verified: true, name: 'A' })
  expect(await person()).toEqual({
    issuer,
    subject: '7',
    email: 'a@b.c',
    name: 'A',
    locale: undefined,
  })
})

test.each([
  ['an unverified e-mail', { email: 'a@b.c', email_verified: false }, 'accounts/email-unverified'],
  ['an e-mail without a verification claim', { email: 'a@b.c' }, 'accounts/email-unverified'],
  ['no e-mail', { email_verified: true }, 'accounts/email-unverified'],
  ['another sign-in’s nonce', { nonce: 'other' }, 'accounts/code-expired'],
  ['a token for another audience', { aud: 'them' }, 'accounts/provider-unavailable'],
  ['an expired token', { exp: 1 }, 'accounts/provider-unavailable'],
])('%s is refused', async (_, claims, code) => {
  const { person } = await startSignIn(claims)
  await expect(person()).rejects.toMatchObject({ code })
})

test('a failed discovery is retried by the next sign-in', async () => {
  const { port } = await startIssuer(() => ({}))
  await issuers.splice(0)[0]!.stop()
  const identity = createOidcIdentity({ issuer: `http://127.0.0.1:${port}`, ...us })
  await expect(identity.start({})).rejects.toMatchObject({ code: 'accounts/provider-unavailable' })
  await startIssuer(() => ({}), port)
  expect((await identity.start({})).url).toContain(`http://127.0.0.1:${port}/auth?`)
})

test('a vendor over plain http is refused at the start', () => {
  expect(() => createOidcIdentity({ issuer: 'http://accounts.example.com', ...us })).toThrow(
    /must be an https address/,
  )
})
