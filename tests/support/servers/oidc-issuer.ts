// An identity provider whose id token has the claims of a test.
import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

export type OidcIssuer = { issuer: string; port: number; stop: () => Promise<void> }

/** Its tokens are for the client `us` and the subject `7`, unless the claims override them. */
export async function startOidcIssuer(claims: () => object, port = 0): Promise<OidcIssuer> {
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
  await once(server, 'listening')
  const bound = (server.address() as AddressInfo).port
  return {
    issuer: `http://127.0.0.1:${bound}`,
    port: bound,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
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
