// Where an owner is signed in: listed, ended, and ended in other processes too.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { createInProcessTokenStream } from '../../../services/adapters/token-stream/in-process.ts'
import { attachSockets } from '../../../services/realtime/sockets.ts'
import { signIn } from '../../../scripts/lib/client/sign-in.ts'
import {
  type AccountsTestServer,
  startAccountsTestServer,
} from '../../support/servers/accounts-test-server.ts'
import { silentLog } from '../../support/kernel/read-side.ts'

type Listed = {
  id: string
  browser: string | null
  system: string | null
  network: string | null
  created_at: string
  last_used_at: string
  expires_at: string
  current: boolean
}

/** Two processes of one installation. */
let server: AccountsTestServer
let other: AccountsTestServer
beforeAll(async () => {
  server = await startAccountsTestServer({ configure: serveSockets })
  other = await startAccountsTestServer({
    databaseUrl: server.databaseUrl,
    configure: serveSockets,
  })
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const serveSockets: NonNullable<
  Parameters<typeof startAccountsTestServer>[0]
>['configure'] = async (app, db, { sessions, tokens, watchAccess }, publicUrl) => {
  await attachSockets(app, {
    channels: [
      {
        name: 'ledger',
        mayFollow: async () => true,
        readSince: async () => ({ items: [], cursor: '', more: false }),
      },
    ],
    announcements: { subscribe: () => () => {} },
    db,
    tokenStream: createInProcessTokenStream(),
    log: silentLog,
    publicUrl,
    isAllowedHost: () => true,
    clientAddress: ({ socket }) => socket.remoteAddress ?? '',
    authenticate: sessions.authenticate,
    auditorOf: tokens.auditorOf,
    watchAccess,
    conversationStatus: async () => undefined,
  })
}

const call = async <T = unknown>(
  at: AccountsTestServer,
  route: string,
  cookie: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) => {
  const [method = 'GET', path] = route.split(' ')
  const reply = await fetch(`http://127.0.0.1:${at.port}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return {
    status: reply.status,
    body: (await reply.json()) as T,
    cookies: reply.headers.getSetCookie(),
  }
}
const statusAt = async (at: AccountsTestServer, cookie: string) =>
  (await call(at, 'GET /api/users/me', cookie)).status
const list = async (cookie: string) =>
  (await call<Listed[]>(server, 'GET /api/users/me/sessions', cookie)).body
const cookieOf = (token: string, name = 'prosa_session') => `${name}=${token}`

const connectPage = async (at: AccountsTestServer, cookie: string) => {
  const page = io(`http://127.0.0.1:${at.port}`, {
    ...{ path: '/live/owner', transports: ['websocket'], forceNew: true, reconnection: false },
    extraHeaders: { cookie },
  })
  await once(page as never, 'connect')
  return page
}
const connectFeed = async (at: AccountsTestServer, headers: Record<string, string>) => {
  const feed = new WebSocket(`ws://127.0.0.1:${at.port}/api/ledger/feed`, { headers })
  await once(feed, 'open')
  return feed
}
/** Far below the interval at which access is looked up without an announcement. */
const soon = () => AbortSignal.timeout(5_000)

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function createSession(ownerId: string, agent = firefox, ip = '203.0.113.77') {
  const token = await server.deps.sessions.create(ownerId, { headers: { 'user-agent': agent }, ip })
  return cookieOf(token)
}

test('an owner sees device, network, times and which session is this one, and nobody else’s', async () => {
  const { cookie, ownerId } = await signIn(server.baseUrl, 'ana@prosa.test')
  await server.deps.sessions.revokeAll(ownerId)
  const [laptop, phone] = [
    await createSession(ownerId),
    await createSession(ownerId, iPhone, '2001:db8:7:1::9'),
  ]
  await createSession(randomUUID())
  expect((await call(server, 'GET /api/users/me/sessions', cookie)).status).toBe(401)
  const sessions = await list(laptop)
  expect(sessions).toHaveLength(2)
  expect(sessions.find(({ current }) => current)).toMatchObject({
    browser: 'Firefox',
    system: 'Windows',
    network: '203.0.113.0/24',
  })
  expect(sessions.find(({ current }) => !current)).toMatchObject({
    browser: 'Safari',
    system: 'iOS',
    network: '2001:db8:7::/48',
  })
  for (const { created_at, last_used_at, expires_at } of sessions) {
    expect(Date.parse(last_used_at)).toBeLessThanOrEqual(Date.parse(expires_at))
    expect(Date.parse(created_at)).toBeLessThan(Date.parse(expires_at))
  }
  const text = JSON.stringify(sessions)
  for (const secret of ['203.0.113.77', 'rv:143', laptop.split('=')[1]!, phone.split('=')[1]!])
    expect(text).not.toContain(secret)
})

describe('a session that is revoked', () => {
  test('ends in every process, with its page and feed; the others stay', async () => {
    const { cookie, ownerId } = await signIn(server.baseUrl, 'bruno@prosa.test')
    const stolen = await createSession(ownerId, iPhone)
    expect(await statusAt(other, stolen)).toBe(200)
    const [page, feed] = [
      await connectPage(other, stolen),
      await connectFeed(other, { cookie: stolen }),
    ]
    const own = await connectPage(other, cookie)
    const { id } = (await list(cookie)).find(({ system }) => system === 'iOS')!
    const closed = Promise.all([
      once(page as never, 'disconnect', { signal: soon() }),
      once(feed, 'close', { signal: soon() }),
    ])
    expect(await call(server, `DELETE /api/users/me/sessions/${id}`, cookie)).toMatchObject({
      status: 200,
      cookies: [],
    })
    const [, [code]] = await closed
    expect(code).toBe(4401)
    expect(await statusAt(other, stolen)).toBe(401)
    expect(own.connected).toBe(true)
    expect(await statusAt(other, cookie)).toBe(200)
    expect(await call(server, `DELETE /api/users/me/sessions/${id}`, cookie)).toMatchObject({
      status: 404,
      body: { code: 'accounts/unknown-session' },
    })
    own.disconnect()
  })

  test('is the owner’s own: another owner’s is unknown', async () => {
    const { cookie } = await signIn(server.baseUrl, 'ana@prosa.test')
    const stranger = await createSession(randomUUID())
    const [{ id } = { id: '' }] = await list(cookie)
    expect(await call(server, `DELETE /api/users/me/sessions/${id}`, stranger)).toMatchObject({
      status: 404,
    })
    expect(await statusAt(server, cookie)).toBe(200)
  })

  test('loses its cookie if it is the one that asks', async () => {
    const { cookie } = await signIn(server.baseUrl, 'ana@prosa.test')
    const { id } = (await list(cookie)).find(({ current }) => current)!
    const reply = await call(server, `DELETE /api/users/me/sessions/${id}`, cookie)
    expect(reply.cookies).toEqual([expect.stringMatching(/^prosa_session=; Max-Age=0/)])
    expect(await statusAt(server, cookie)).toBe(401)
  })
})

test('signing out everywhere ends all sessions, or all but this one', async () => {
  const { cookie, ownerId } = await signIn(server.baseUrl, 'layla@prosa.test')
  await server.deps.sessions.revokeAll(ownerId)
  const cookies = [
    await createSession(ownerId),
    await createSession(ownerId),
    await createSession(ownerId),
  ]
  const [mine = '', ...rest] = cookies
  const stranger = await createSession(randomUUID())
  const endAll = (query = '') => call(server, `DELETE /api/users/me/sessions${query}`, mine)
  expect(await statusAt(server, cookie)).toBe(401)
  const page = await connectPage(other, rest[0]!)
  const gone = once(page as never, 'disconnect', { signal: soon() })
  expect(await endAll('?keep_current=true')).toMatchObject({ status: 200, cookies: [] })
  await gone
  for (const each of rest) expect(await statusAt(other, each)).toBe(401)
  expect(await statusAt(other, mine)).toBe(200)
  expect((await endAll()).cookies).toEqual([expect.stringMatching(/^prosa_session=; Max-Age=0/)])
  expect(await statusAt(server, mine)).toBe(401)
  expect(
    (await server.deps.sessions.authenticate({ headers: { cookie: stranger } }))?.ownerId,
  ).toBeDefined()
})

test('signing out ends the page in another process', async () => {
  const { cookie } = await signIn(server.baseUrl, 'ana@prosa.test')
  const page = await connectPage(other, cookie)
  const gone = once(page as never, 'disconnect', { signal: soon() })
  await call(server, 'POST /api/logout', cookie, { body: {} })
  await gone
  expect(await statusAt(other, cookie)).toBe(401)
})

test('revoking a token ends its feed in another process', async () => {
  const ownerId = randomUUID()
  const { id, token } = await server.deps.tokens.create({
    ...{ scope: 'ledger:read', ownerId, name: 'auditor', days: 1 },
  })
  const feed = await connectFeed(other, { authorization: `Bearer ${token}` })
  const closed = once(feed, 'close', { signal: soon() })
  expect(await server.deps.tokens.revoke(id)).toBe(true)
  expect((await closed)[0]).toBe(4401)
})

test('a session ends 14 days after its last use, and 30 days after the sign-in however much it is used', async () => {
  const { ownerId } = await signIn(server.baseUrl, 'bruno@prosa.test')
  const age = (cookie: string, days: number, unusedDays: number) =>
    server.db.query(
      `update keep.web_sessions set created_at = now() - $2 * interval '1 day',
              last_used_at = now() - $3 * interval '1 day', expires_at = now() + (14 - $3) * interval '1 day'
        where token_hash = encode(sha256($1::text::bytea), 'hex')`,
      [cookie.split('=')[1], days, unusedDays],
    )
  for (const [days, unusedDays, status] of [
    [29, 1, 200],
    [29, 13, 200],
    [31, 0, 401],
    [20, 15, 401],
  ] as const) {
    const cookie = await createSession(ownerId)
    await age(cookie, days, unusedDays)
    expect([days, unusedDays, await statusAt(other, cookie)]).toEqual([days, unusedDays, status])
    if (status === 401) continue
    const { cookies } = await call(other, 'GET /api/users/me', cookie)
    const maxAge = Number(/Max-Age=(\d+)/.exec(cookies[0]!)?.[1])
    // Not beyond the end of the session.
    expect(maxAge).toBeLessThanOrEqual((30 - days) * 24 * 60 * 60)
  }
})

describe('over https', () => {
  let secure: AccountsTestServer
  beforeAll(async () => {
    secure = await startAccountsTestServer({
      databaseUrl: server.databaseUrl,
      publicUrl: 'https://prosa.example',
    })
  })
  afterAll(() => secure[Symbol.asyncDispose]())

  test('cookies have the prefix that binds them to the host', async () => {
    const { ownerId } = await signIn(server.baseUrl, 'ana@prosa.test')
    const token = await secure.deps.sessions.create(ownerId)
    const { status, cookies } = await call(
      secure,
      'GET /api/users/me',
      cookieOf(token, '__Host-prosa_session'),
    )
    expect(status).toBe(200)
    expect(cookies[0]).toMatch(
      /^__Host-prosa_session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const started = await fetch(`http://127.0.0.1:${secure.port}/api/oauth/google/redirect_url`)
    expect(started.headers.getSetCookie()[0]).toMatch(/^__Host-prosa_sign_in=/)
    // A cookie that another host of the domain could have set is not a session.
    expect((await call(secure, 'GET /api/users/me', cookieOf(token))).status).toBe(401)
  })

  test('a cookie from before is read once, and replaced', async () => {
    const { cookie } = await signIn(server.baseUrl, 'ana@prosa.test')
    const { status, cookies } = await call(secure, 'GET /api/users/me', cookie)
    expect(status).toBe(200)
    expect(cookies).toEqual([
      expect.stringMatching(new RegExp(`^__Host-${cookie};`)),
      expect.stringMatching(/^prosa_session=; Max-Age=0/),
    ])
    // Requests that were under way are answered for a minute.
    expect((await call(secure, 'GET /api/users/me', cookie)).status).toBe(200)
    await server.db.query(
      `update keep.web_sessions set host_bound_at = host_bound_at - interval '2 minutes'
        where isfinite(host_bound_at)`,
    )
    await expect
      .poll(async () => (await call(secure, 'GET /api/users/me', cookie)).status)
      .toBe(401)
    expect((await call(secure, 'GET /api/users/me', `__Host-${cookie}`)).status).toBe(200)
  })
})
