// Name and address of an account follow the identity provider, at each sign-in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOidcIdentity } from '../../../services/adapters/identity/oidc.ts'
import { cookieJar } from '../../../scripts/lib/client/sign-in.ts'
import {
  type AccountsTestServer,
  startAccountsTestServer,
} from '../../support/servers/accounts-test-server.ts'
import { startOidcIssuer } from '../../support/servers/oidc-issuer.ts'

let claims: object
let server: AccountsTestServer
const resources = new AsyncDisposableStack()
beforeAll(async () => {
  const { issuer, stop } = await startOidcIssuer(() => claims)
  resources.defer(stop)
  server = resources.use(
    await startAccountsTestServer({
      openIdentity: (publicUrl) =>
        createOidcIdentity({ issuer, clientId: 'us', clientSecret: 'secret', publicUrl }),
    }),
  )
})
afterAll(() => resources.disposeAsync())

async function signInWith(person: object) {
  const jar = cookieJar()
  const start = await jar.fetch(`${server.baseUrl}/api/oauth/google/redirect_url`)
  const { redirectUrl } = (await start.json()) as { redirectUrl: string }
  claims = { nonce: new URL(redirectUrl).searchParams.get('nonce'), ...person }
  const { status } = await jar.fetch(`${server.baseUrl}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'code' }),
  })
  const read = async (path: string) => (await jar.fetch(`${server.baseUrl}${path}`)).json()
  return { status, read }
}

type Me = { id: string; email: string; google_user_data: { name: string } }
type Trail = { kind: string }[]

async function profileOf(person: object) {
  const { status, read } = await signInWith(person)
  const { id, email, google_user_data } = (await read('/api/users/me')) as Me
  const trail = (await read('/api/audit-trail')) as Trail
  const changes = trail.filter(({ kind }) => kind === 'email-changed').length
  return { status, id, email, name: google_user_data?.name, changes }
}

test('the account follows the verified address and the name', async () => {
  const first = { email: 'ana@prosa.test', email_verified: true, name: 'Ana' }
  const { id } = await profileOf(first)
  const account = { status: 200, id }
  const before = { ...account, email: 'ana@prosa.test', name: 'Ana' }
  expect(await profileOf({ ...first, email: 'ANA@prosa.test' })).toEqual({ ...before, changes: 0 })
  const moved = { ...first, email: 'ana.souza@prosa.test', name: 'Ana Souza' }
  const after = { ...account, email: 'ana.souza@prosa.test', name: 'Ana Souza', changes: 1 }
  expect(await profileOf(moved)).toEqual(after)
  expect(await profileOf(moved)).toEqual(after)
  // Without a name the one that is known stays.
  expect(await profileOf({ ...moved, name: undefined })).toEqual(after)
})

test('an unverified address is not taken over', async () => {
  const person = { sub: '8', email: 'bruno@prosa.test', email_verified: true, name: 'Bruno' }
  const { id } = await profileOf(person)
  const other = { ...person, email: 'boss@prosa.test', email_verified: false, name: 'Boss' }
  expect((await signInWith(other)).status).toBe(403)
  const still = { status: 200, id, email: 'bruno@prosa.test', name: 'Bruno', changes: 0 }
  expect(await profileOf(person)).toEqual(still)
})
