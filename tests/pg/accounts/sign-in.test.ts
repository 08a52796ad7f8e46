import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPlan, limitsOf, planTable } from '#contract/plans.ts'
import { openWebSessions } from '../../../services/accounts/web-sessions.ts'
import {
  type AccountsTestServer,
  startAccountsTestServer,
} from '../../support/servers/accounts-test-server.ts'
import { cookieJar, signIn } from '../../../scripts/lib/client/sign-in.ts'

let server: AccountsTestServer
beforeAll(async () => {
  server = await startAccountsTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const api = (path: string) => `${server.baseUrl}${path}`
const fetchOwner = (cookie: string) => fetch(api('/api/users/me'), { headers: { cookie } })
const post = (jar: ReturnType<typeof cookieJar>, path: string, body: object) =>
  jar.fetch(api(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Follows the redirects to the provider and back, up to the callback. */
async function followToCallback(
  jar: ReturnType<typeof cookieJar>,
  extra = '',
  start = 'login_hint=ana@prosa.test',
) {
  const answer = await jar.fetch(api(`/api/oauth/google/redirect_url?${start}`))
  const { redirectUrl } = (await answer.json()) as { redirectUrl: string }
  let here = new URL(redirectUrl + extra)
  for (;;) {
    const response = await jar.fetch(here.href)
    const location = response.headers.get('location')
    if (!location) return { page: await response.text(), url: here, response }
    here = new URL(location, here)
    if (here.pathname === '/auth/callback') return { url: here, page: '', response }
  }
}

test('a script signs in with plain HTTP as the hinted owner', async () => {
  for (const [email, name, locale] of [
    ['ana@prosa.test', 'Ana Beatriz Souza', 'pt-br'],
    ['bruno@prosa.test', 'Bruno Keller', 'en'],
    ['layla@prosa.test', 'ليلى حداد', 'ar'],
  ] as const) {
    const { cookie, ownerId } = await signIn(server.baseUrl, email)
    expect(await (await fetchOwner(cookie)).json()).toEqual({
      id: ownerId,
      email,
      google_user_data: { name },
      // The script completes it.
      onboarding_completed: true,
      onboarding_step: null,
      locale,
      stand_ins: ['identity'],
      models: null,
      channels: { voice: false, whatsapp: false },
      support_url: null,
      erase_at: null,
      plan: {
        type: defaultPlan,
        limits: limitsOf(defaultPlan),
        coming: planTable[defaultPlan].coming,
      },
    })
  }
})

test('signing in again opens another session of the same owner', async () => {
  const [first, second] = [
    await signIn(server.baseUrl, 'ana@prosa.test'),
    await signIn(server.baseUrl, 'ANA@prosa.test'),
  ]
  expect(second.ownerId).toBe(first.ownerId)
  expect(second.cookie).not.toBe(first.cookie)
})

test('the documented client posts only the code', async () => {
  const jar = cookieJar()
  const { url } = await followToCallback(jar)
  const code = url.searchParams.get('code')
  expect((await post(jar, '/api/sessions', { code })).status).toBe(200)
})

test('ignores a second state or login_hint that a client appends to the callback address', async () => {
  const jar = cookieJar()
  const state = encodeURIComponent(JSON.stringify({ timestamp: 1, origin: 'x' }))
  const { url } = await followToCallback(jar, `&state=${state}&login_hint=bruno%40prosa.test`)
  const { code, state: ownState } = Object.fromEntries(url.searchParams)
  expect((await post(jar, '/api/sessions', { code, state: ownState })).status).toBe(200)
  const answer = await jar.fetch(api('/api/users/me'))
  expect(await answer.json()).toMatchObject({ email: 'bruno@prosa.test' })
})

test('a login_hint selects its person, regardless of earlier sign-ins in that browser', async () => {
  const jar = cookieJar()
  for (const email of ['ana@prosa.test', 'layla@prosa.test']) {
    const { url } = await followToCallback(jar, '', `login_hint=${email}`)
    await post(jar, '/api/sessions', { code: url.searchParams.get('code') })
    expect(await (await jar.fetch(api('/api/users/me'))).json()).toMatchObject({ email })
  }
})

test('shows the account choice without a hint and after signing out', async () => {
  const jar = cookieJar()
  const { url } = await followToCallback(jar)
  await post(jar, '/api/sessions', { code: url.searchParams.get('code') })
  await post(jar, '/api/logout', {})
  const { page, url: at, response } = await followToCallback(jar, '', 'locale=ar')
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('تسجيل دخول المطوّرين')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  // The buttons are plain forms.
  const action = /action="([^"]+\/bruno)"/.exec(page)![1]!
  let here = new URL(action, at)
  let answer = await jar.fetch(here.href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  while (here.pathname !== '/auth/callback') {
    here = new URL(answer.headers.get('location')!, here)
    if (here.pathname !== '/auth/callback') answer = await jar.fetch(here.href)
  }
  await post(jar, '/api/sessions', { code: here.searchParams.get('code') })
  expect(await (await jar.fetch(api('/api/users/me'))).json()).toMatchObject({
    email: 'bruno@prosa.test',
  })
})

test('an unknown hint shows the choice with an escaped message', async () => {
  const { page } = await followToCallback(cookieJar(), '&login_hint=%3Cb%3Enobody', 'locale=en')
  expect(page).toContain('&lt;b&gt;nobody does not exist here.')
})

test('cancelling the choice returns an error to the callback', async () => {
  const jar = cookieJar()
  const { page, url } = await followToCallback(jar, '', 'locale=pt-br')
  const cancel = new URL(/action="([^"]+\/cancel)"/.exec(page)![1]!, url)
  let here = cancel
  let answer = await jar.fetch(cancel.href, { method: 'POST' })
  while (here.pathname !== '/auth/callback') {
    here = new URL(answer.headers.get('location')!, here)
    if (here.pathname !== '/auth/callback') answer = await jar.fetch(here.href)
  }
  expect(here.searchParams.get('error')).toBe('access_denied')
})

test('works if the browser uses another host name for the machine', async () => {
  const { ownerId } = await signIn(`http://127.0.0.1:${server.port}`, 'ana@prosa.test')
  expect(ownerId).toBe((await signIn(server.baseUrl, 'ana@prosa.test')).ownerId)
})

test.each([
  [
    'a code that was used before',
    async (jar: ReturnType<typeof cookieJar>, code: string) => {
      await post(jar, '/api/sessions', { code })
      return post(jar, '/api/sessions', { code })
    },
  ],
  [
    'a code that nobody gave',
    (jar: ReturnType<typeof cookieJar>) => post(jar, '/api/sessions', { code: 'x' }),
  ],
  [
    'a state that is not ours',
    (jar: ReturnType<typeof cookieJar>, code: string) =>
      post(jar, '/api/sessions', { code, state: 'other' }),
  ],
  [
    'another browser',
    (_: ReturnType<typeof cookieJar>, code: string) => post(cookieJar(), '/api/sessions', { code }),
  ],
  [
    'another sign-in’s verifier',
    async (jar: ReturnType<typeof cookieJar>, code: string) => {
      await jar.fetch(api('/api/oauth/google/redirect_url'))
      return post(jar, '/api/sessions', { code })
    },
  ],
])('%s is refused as expired', async (_, act) => {
  const jar = cookieJar()
  const { url } = await followToCallback(jar)
  const answer = await act(jar, url.searchParams.get('code')!)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({
    code: 'accounts/code-expired',
    error: 'Authorization code expired - please try logging in again',
  })
})

test('signing out ends the session on the server immediately', async () => {
  const { cookie } = await signIn(server.baseUrl, 'ana@prosa.test')
  expect((await fetchOwner(cookie)).status).toBe(200)
  await fetch(api('/api/logout'), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  })
  expect((await fetchOwner(cookie)).status).toBe(401)
})

test('the documented GET signs out from same-site pages only', async () => {
  const { cookie } = await signIn(server.baseUrl, 'ana@prosa.test')
  const leave = (headers: Record<string, string>) =>
    fetch(api('/api/logout'), { headers: { cookie, ...headers }, redirect: 'manual' })
  for (const foreign of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.test/' },
  ])
    expect((await leave(foreign as Record<string, string>)).status).toBe(403)
  expect((await fetchOwner(cookie)).status).toBe(200)
  const answer = await leave({ 'sec-fetch-site': 'same-origin' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  expect((await fetchOwner(cookie)).status).toBe(401)
})

test('sessions are stored as hashes, extended by use, and expire', async () => {
  const open = () =>
    openWebSessions(server.db, { secure: false, announcements: { listen: () => () => {} } })
  const sessions = await open()
  const token = await sessions.create('00000000-0000-4000-8000-000000000009')
  const request = { headers: { cookie: `prosa_session=${token}` } }
  const age = (until: string) =>
    server.db.query(
      `update keep.web_sessions set expires_at = now() + $1::interval, last_used_at = now() - interval '1 day'`,
      [until],
    )
  await age('2 days')
  expect(await sessions.authenticate(request)).toMatchObject({ ownerId: expect.any(String) })
  const { rows } = await server.db.query<{ left: number }>(
    `select *, extract(days from expires_at - now())::int as left from keep.web_sessions where owner_id = $1`,
    ['00000000-0000-4000-8000-000000000009'],
  )
  expect(rows[0]!.left).toBe(13)
  expect(JSON.stringify(rows)).not.toContain(token)
  await age('-1 second')
  expect(await (await open()).authenticate(request)).toBeUndefined()
})

test('an invalid cookie is unauthenticated', async () => {
  for (const junk of [
    'prosa_session=',
    'prosa_session=%E0%A4%A',
    `prosa_session=${'x'.repeat(5000)}`,
    '=;;=',
  ])
    expect((await fetchOwner(junk)).status).toBe(401)
})

test('sessions and the provider’s keys survive a restart on another port', async () => {
  const { cookie, ownerId } = await signIn(server.baseUrl, 'ana@prosa.test')
  const databaseUrl = server.db.options.connectionString!
  await using second = await startAccountsTestServer({ databaseUrl })
  const answer = await fetch(`${second.baseUrl}/api/users/me`, { headers: { cookie } })
  expect(await answer.json()).toMatchObject({ id: ownerId })
  expect((await signIn(second.baseUrl, 'ana@prosa.test')).ownerId).toBe(ownerId)
  const keys = (base: string) => fetch(`${base}/oidc/jwks`).then((response) => response.json())
  expect(await keys(second.baseUrl)).toEqual(await keys(server.baseUrl))
})

test('an expired interaction gets a page, not a stack trace', async () => {
  const answer = await fetch(api('/oidc/interaction/nothing'))
  expect(answer.status).toBe(400)
  expect(await answer.text()).not.toMatch(/at .*\.js/)
})

test('behind a proxy the server reaches the provider by its internal address', async () => {
  await using proxied = await startAccountsTestServer({ publicUrl: 'https://prosa.example' })
  const answer = await fetch(`${proxied.baseUrl}/api/oauth/google/redirect_url`)
  const { redirectUrl } = (await answer.json()) as { redirectUrl: string }
  expect(redirectUrl).toMatch(/^https:\/\/prosa\.example\/oidc\/auth\?/)
  expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax/)
})
