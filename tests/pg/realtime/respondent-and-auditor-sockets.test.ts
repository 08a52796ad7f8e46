import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Socket as TcpSocket } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { RespondentMessage } from '#contract/live.ts'
import { derivedId } from '#kernel/ids.ts'
import { maxConnectionsPerOwner } from '../../../services/realtime/sockets.ts'
import {
  cookieOf,
  feedIdOf,
  type RealtimeTestServer,
  startRealtimeTestServer,
} from '../../support/servers/realtime-test-server.ts'

let server: RealtimeTestServer
const open: WebSocket[] = []
beforeAll(async () => {
  server = await startRealtimeTestServer()
})
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()))
afterAll(() => server[Symbol.asyncDispose]())

type Turns = { type: 'turns'; items: { key: string; body: string }[]; cursor: string }

function connect(path: string, headers: Record<string, string> = {}, at = server.wsUrl) {
  const socket = new WebSocket(at + path, { headers })
  // Refusals and connection losses are expected in the log.
  socket.on('error', () => {})
  open.push(socket)
  return socket
}

const waitForClose = async (socket: WebSocket) => ((await once(socket, 'close')) as [number])[0]

async function refusal(
  socket: WebSocket,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: response.statusCode!, body: JSON.parse(text) as Record<string, unknown> }
}

/** An existing conversation, with its secret. */
async function createConversation(...bodies: string[]) {
  const sessionId = randomBytes(16).toString('hex')
  const id = derivedId('conversation', sessionId)
  await server.addRows(id, bodies)
  const path = (since = '') => `/api/public/sessions/${sessionId}/live?since=${since}`
  return { id, path, sessionId }
}

/** Reads messages until they satisfy the predicate. */
async function takeMessages<T>(socket: WebSocket, enough: (taken: T[]) => boolean): Promise<T[]> {
  const taken: T[] = []
  const done = Promise.withResolvers<void>()
  socket.on('message', (data: Buffer) => {
    taken.push(JSON.parse(data.toString()) as T)
    if (enough(taken)) done.resolve()
  })
  await done.promise
  return [...taken]
}

const bodiesOf = (messages: readonly RespondentMessage[]) =>
  messages
    .flatMap((message) => (message.type === 'turns' ? (message as unknown as Turns).items : []))
    .map(({ body }) => body)

test('a respondent gets the turns, partial questions, and the end', async () => {
  const { id, path } = await createConversation('hello')
  const socket = connect(path())
  const joined = takeMessages<RespondentMessage>(socket, (messages) => messages.length === 1)
  await joined
  const rest = takeMessages<RespondentMessage>(socket, (messages) =>
    messages.some(({ type }) => type === 'finished'),
  )
  server.tokenStream.publish(id, { number: 2, text: 'What' })
  await server.addRows(id, ['What else?'])
  server.finishConversation(id)
  expect((await joined).map(({ type }) => type)).toEqual(['turns'])
  const types = (await rest).map(({ type }) => type)
  expect(types).toEqual(['delta', 'turns', 'finished'])
  expect(bodiesOf(await rest)).toEqual(['What else?'])
  // A later connection gets everything again, and the end.
  const again = await takeMessages<RespondentMessage>(
    connect(path()),
    (messages) => messages.length === 2,
  )
  expect(again.map(({ type }) => type)).toEqual(['turns', 'finished'])
})

test('random connection losses lose and duplicate nothing', async () => {
  const { id, path } = await createConversation('start')
  const all = ['start']
  const seen: string[] = []
  let [cursor, connections, stopped] = ['', 0, false]
  let current: WebSocket
  const done = Promise.withResolvers<void>()
  const join = () => {
    if (stopped) return
    connections += 1
    current = connect(path(cursor))
    current.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Turns
      seen.push(...message.items.map(({ body }) => body))
      cursor = message.cursor
      if (seen.at(-1) === 'last') done.resolve()
    })
    current.on('close', join)
  }
  join()
  for (let round = 0; round < 80; round += 1) {
    const bodies = Array.from({ length: 1 + ((round * 11) % 45) }, (_, n) => `${round}.${n}`)
    all.push(...bodies)
    const adding = server.addRows(id, bodies)
    if (round % 2 === 0) current!.terminate()
    await adding
    if (round % 7 === 0 && current!.readyState === WebSocket.CONNECTING)
      await once(current!, 'open')
  }
  all.push('last')
  await server.addRows(id, ['last'])
  await done.promise
  stopped = true
  expect(seen).toEqual(all)
  expect(connections).toBeGreaterThan(10)
})

test.each([
  [
    'an unknown session',
    `/api/public/sessions/${'0'.repeat(32)}/live`,
    404,
    'conversations/not-found',
  ],
  [
    'an owner’s preview',
    `/api/public/sessions/preview-${'0'.repeat(32)}/live`,
    409,
    'conversations/preview-not-live',
  ],
  ['no session id', '/api/public/sessions/nonsense/live', 404, 'conversations/not-found'],
  [
    'the owner’s id of a conversation',
    `/api/public/sessions/${feedIdOf('a')}/live`,
    404,
    'conversations/not-found',
  ],
  ['no session at all', '/api/ledger/feed', 401, 'accounts/signed-out'],
  ['a socket that is not there', '/api/nowhere', 404, 'request/not-found'],
])('%s is refused before the upgrade', async (_, path, status, code) => {
  expect(await refusal(connect(path))).toMatchObject({ status, body: { code } })
})

test.each(['/live/owner/?EIO=4&transport=websocket', '/api/ledger/feed', '/api/nowhere'])(
  '%s at a host that is not ours is refused before the upgrade',
  async (path) => {
    expect(await refusal(connect(path, { host: 'rebound.example' }))).toMatchObject({
      status: 421,
      body: { code: 'request/unknown-host' },
    })
  },
)

test('a foreign cursor is refused', async () => {
  const { path } = await createConversation('x')
  expect(await refusal(connect(path('x'.repeat(500))))).toMatchObject({ status: 422 })
  expect(await waitForClose(connect(path('forged')))).toBe(4400)
  expect(server.logged).toEqual([])
})

test('a message from a respondent is refused', async () => {
  const { path } = await createConversation('x')
  const socket = connect(path())
  await once(socket, 'open')
  socket.send('hello')
  expect(await waitForClose(socket)).toBe(4400)
  const loud = connect(path())
  await once(loud, 'open')
  loud.send('x'.repeat(100_000))
  expect(await waitForClose(loud)).toBe(1009)
  expect(server.logged).toEqual([])
})

test('bytes that are no frames end only their connection', async () => {
  const { path } = await createConversation('x')
  const socket = connect(path())
  await once(socket, 'open')
  ;(socket as unknown as { _socket: TcpSocket })._socket.write(randomBytes(64))
  await waitForClose(socket)
  const healthy = connect(path())
  await once(healthy, 'open')
  expect(healthy.readyState).toBe(WebSocket.OPEN)
})

test('auditors follow a ledger from a cursor, one entry per message', async () => {
  const id = feedIdOf('a')
  await server.addRows(id, ['1', '2', '3'])
  const first = await takeMessages<{ key: string; body: string; cursor?: string }>(
    connect('/api/ledger/feed', { cookie: cookieOf('a') }),
    (entries) => entries.length === 3,
  )
  expect(first.map(({ body }) => body)).toEqual(['1', '2', '3'])
  // The last entry of a page has the next cursor.
  expect(first.map(({ cursor }) => cursor)).toEqual([undefined, undefined, expect.any(String)])
  const socket = connect(`/api/ledger/feed?since=${first[1]!.key}`, { cookie: cookieOf('a') })
  const rest = takeMessages<{ body: string }>(socket, (entries) => entries.length === 2)
  await once(socket, 'open')
  await server.addRows(id, ['4'])
  expect((await rest).map(({ body }) => body)).toEqual(['3', '4'])
})

test('a token follows only the ledgers that it grants', async () => {
  const [own, other] = [feedIdOf('a'), feedIdOf('b')]
  const tokenServer = await startRealtimeTestServer({
    auditorOf: async (token) =>
      token === 'one' || token === 'all'
        ? { ownerId: token === 'one' ? own : undefined, tokenId: token }
        : undefined,
  })
  await tokenServer.addRows(own, ['mine'])
  const by = (token: string, query = '') =>
    connect(`/api/ledger/feed${query}`, { authorization: `Bearer ${token}` }, tokenServer.wsUrl)
  for (const [token, query] of [
    ['one', ''],
    ['all', `?owner=${own}`],
  ] as const) {
    const [entry] = await takeMessages<{ body: string }>(
      by(token, query),
      (taken) => taken.length === 1,
    )
    expect(entry).toMatchObject({ body: 'mine' })
  }
  expect(await refusal(by('one', `?owner=${other}`))).toMatchObject({ status: 404 })
  expect(await refusal(by('all'))).toMatchObject({ status: 422 })
  expect(await refusal(by('wrong'))).toMatchObject({ status: 401 })
  await tokenServer[Symbol.asyncDispose]()
})

test('signing out ends an auditor’s feed', async () => {
  const socket = connect('/api/ledger/feed', { cookie: cookieOf('8') })
  await once(socket, 'open')
  server.signOut('8')
  expect(await waitForClose(socket)).toBe(4401)
})

test('a token’s feed ends when the token is revoked', async () => {
  await using tokenServer = await startRealtimeTestServer({
    auditorOf: async (tokenId) => ({ ownerId: feedIdOf('a'), tokenId }),
  })
  const by = (token: string) =>
    connect('/api/ledger/feed', { authorization: `Bearer ${token}` }, tokenServer.wsUrl)
  const [revoked, other] = [by('one'), by('other')]
  await Promise.all([once(revoked, 'open'), once(other, 'open')])
  tokenServer.signOut('one')
  expect(await waitForClose(revoked)).toBe(4401)
  expect(other.readyState).toBe(WebSocket.OPEN)
})

test('an owner’s pages and feeds are limited together, a token’s feeds by themselves', async () => {
  await using limited = await startRealtimeTestServer({
    auditorOf: async (tokenId) => ({ ownerId: feedIdOf('a'), tokenId }),
  })
  const feed = (headers: Record<string, string>) =>
    connect('/api/ledger/feed', headers, limited.wsUrl)
  const page = () => {
    const socket = io(limited.baseUrl, {
      ...{ path: '/live/owner', transports: ['websocket'], forceNew: true, reconnection: false },
      extraHeaders: { cookie: cookieOf('a') },
    })
    pages.push(socket)
    return socket
  }
  const pages: ReturnType<typeof io>[] = []
  for (let n = 0; n < maxConnectionsPerOwner - 1; n++) await once(page() as never, 'connect')
  const last = feed({ cookie: cookieOf('a') })
  await once(last, 'open')
  const [refused] = (await once(page() as never, 'connect_error')) as [Error & { data: unknown }]
  expect(refused.data).toEqual({ code: 'accounts/too-many-connections' })
  expect(await refusal(feed({ cookie: cookieOf('a') }))).toMatchObject({
    status: 429,
    body: { code: 'accounts/too-many-connections' },
  })
  // Others are not affected, and a place that is left is free.
  await once(feed({ cookie: cookieOf('b') }), 'open')
  await once(feed({ authorization: 'Bearer one' }), 'open')
  last.close()
  await once(last, 'close')
  await expect
    .poll(async () => {
      const next = page()
      return Promise.race([
        once(next as never, 'connect').then(() => true),
        once(next as never, 'connect_error').then(() => false),
      ])
    })
    .toBe(true)
  for (const each of pages) each.disconnect()
})

test('a cross-site page gets no ledger', async () => {
  const headers = { cookie: cookieOf('a'), origin: 'https://evil.test' }
  expect(await refusal(connect('/api/ledger/feed', headers))).toMatchObject({ status: 403 })
})

test('a failing feed closes so that the client reconnects, and is logged once', async () => {
  const failingServer = await startRealtimeTestServer({
    channels: [
      {
        name: 'conversation',
        mayFollow: async () => true,
        readSince: () => Promise.reject(new Error('database gone')),
      },
    ],
    conversationStatus: async () => 'running',
  })
  const socket = connect(`/api/public/sessions/${'a'.repeat(32)}/live`, {}, failingServer.wsUrl)
  expect(await waitForClose(socket)).toBe(1011)
  expect(failingServer.logged).toHaveLength(1)
  await failingServer[Symbol.asyncDispose]()
})

test('both kinds of socket and plain HTTP share a port; closing asks clients to reconnect', async () => {
  const closingServer = await startRealtimeTestServer()
  const id = derivedId('conversation', 'b'.repeat(32))
  await closingServer.addRows(id, ['x'])
  const plain = connect(`/api/public/sessions/${'b'.repeat(32)}/live`, {}, closingServer.wsUrl)
  const owner = io(closingServer.baseUrl, {
    path: '/live/owner',
    transports: ['websocket'],
    extraHeaders: { cookie: cookieOf('a') },
    forceNew: true,
  })
  await Promise.all([once(plain, 'open'), once(owner as never, 'connect')])
  expect(await (await fetch(`${closingServer.baseUrl}/plain`)).text()).toBe('http works')
  const ordinary = await new Promise<number>((resolve) =>
    get(`${closingServer.baseUrl}/api/public/sessions/${'b'.repeat(32)}/live`, ({ statusCode }) =>
      resolve(statusCode!),
    ),
  )
  expect(ordinary).toBe(404)
  const [code, reason] = await Promise.all([
    waitForClose(plain),
    once(owner as never, 'disconnect').then(([why]) => why as string),
    closingServer.sockets.close(),
  ])
  expect(code).toBe(1012)
  // The reason after which socket.io clients reconnect automatically.
  expect(reason).toBe('transport close')
  expect(owner.active).toBe(true)
  owner.disconnect()
  await closingServer[Symbol.asyncDispose]()
})
