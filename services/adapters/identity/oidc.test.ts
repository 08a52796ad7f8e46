import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createOidcIdentity } from './oidc.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** A vendor's issuer, whose id token has the claims of the test. */
async function startIssuer(
  claims: () => object,
  port = 0,
): Promise<{ issuer: string; port: number }> {
  const server = createServer((request, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const responses: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['ES256'],
      }),
      '/jwks': () => ({
        keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }],
      }),
      '/token': () => ({
        access_token: 'x',
        token_type: 'bearer',
        id_token: signed({ iss: issuer, aud: 'us', sub: '7', ...times(), ...claims() }),
      }),
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(responses[request.url!]!()))
  }).listen(port, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const bound = (server.address() as AddressInfo).port
  return { issuer: `http://127.0.0.1:${bound}`, port: bound }
}

const times = () => ({
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 60,
})

function signed(claims: object): string {
  const parts = [{ alg: 'ES256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const signature = sign('sha256', Buffer.from(parts.join('.')), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return [...parts, signature.toString('base64url')].join('.')
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
  const stopped = servers.splice(0)[0]!
  stopped.closeAllConnections()
  await new Promise((resolve) => stopped.close(resolve))
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
