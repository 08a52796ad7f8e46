import { once } from 'node:events'
import type { Socket as TcpSocket } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { FollowAck, ItemsMessage } from '#contract/live.ts'
import { ownerLimits } from '../../../services/realtime/owner-subscriptions.ts'
import {
  cookieOf,
  feedIdOf,
  type RealtimeTestServer,
  startRealtimeTestServer,
} from '../../support/servers/realtime-test-server.ts'

let server: RealtimeTestServer
const open: Socket[] = []
beforeAll(async () => {
  server = await startRealtimeTestServer()
})
afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()))
afterAll(() => server[Symbol.asyncDispose]())

type Entry = { key: string; body: string }

function connect(owner: string | undefined, transports = ['websocket']) {
  const socket = io(server.baseUrl, {
    path: '/live/owner',
    transports,
    forceNew: true,
    reconnectionDelay: 5,
    reconnectionDelayMax: 20,
    ...(owner && { extraHeaders: { cookie: cookieOf(owner) } }),
  })
  open.push(socket)
  return socket
}

const followFeed = (socket: Socket, request: unknown) =>
  socket.emitWithAck('follow', request) as Promise<FollowAck>
const turnsRequest = (id: string, since = '') => ({ topic: 'survey-turns', id, since })

/** Collects a feed as the web client does: continues after its last cursor on each connection. */
function collectItems(socket: Socket, id: string) {
  const seen: string[] = []
  let cursor = ''
  const waiting: { count: number; resolve: () => void }[] = []
  socket.on('connect', () => void followFeed(socket, turnsRequest(id, cursor)).catch(() => {}))
  socket.on('items', (items: ItemsMessage<Entry>) => {
    seen.push(...items.items.map(({ body }) => body))
    cursor = items.cursor
    for (const { count, resolve } of waiting) if (seen.length >= count) resolve()
  })
  return {
    seen,
    has: (count: number) =>
      new Promise<void>((resolve) => {
        if (seen.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
  }
}

test.each([[['websocket']], [['polling']], [['polling', 'websocket']]])(
  'an owner gets existing and new items, over %s',
  async (transports) => {
    const id = feedIdOf('a', 10 + transports.length)
    await server.addRows(id, ['one', 'two'])
    const before = (await server.db.query('select from feed where id = $1', [id])).rowCount!
    const feed = collectItems(connect('a', transports), id)
    await feed.has(before)
    await server.addRows(id, ['three'])
    await feed.has(before + 1)
    expect(feed.seen.at(-1)).toBe('three')
  },
)

test('random connection losses lose and duplicate nothing', async () => {
  const id = feedIdOf('b')
  const socket = connect('b')
  const feed = collectItems(socket, id)
  let cuts = 0
  socket.on('connect', () => (cuts += 1))
  const all: string[] = []
  for (let round = 0; round < 60; round += 1) {
    const bodies = Array.from({ length: 1 + ((round * 7) % 30) }, (_, i) => `${round}.${i}`)
    all.push(...bodies)
    const adding = server.addRows(id, bodies)
    if (round % 3 === 0) cutAllConnections()
    await adding
    if (round % 5 === 0) {
      cutAllConnections()
      if (!socket.connected) await once(socket as never, 'connect')
    }
  }
  await feed.has(all.length)
  await server.addRows(id, ['last'])
  await feed.has(all.length + 1)
  expect(feed.seen).toEqual([...all, 'last'])
  expect(cuts).toBeGreaterThan(5)
})

/** Destroys the sockets, possibly in the middle of a message. */
function cutAllConnections() {
  for (const socket of tcp) socket.destroy()
}
const tcp = new Set<TcpSocket>()
beforeAll(() => {
  server.app.server.on('connection', (socket) => {
    tcp.add(socket)
    socket.on('close', () => tcp.delete(socket))
  })
})

test('a follow is acknowledged after the existing items', async () => {
  const id = feedIdOf('a', 70)
  await server.addRows(
    id,
    Array.from({ length: 65 }, (_, n) => String(n)),
  )
  const socket = connect('a')
  let received = 0
  socket.on('items', ({ items }: ItemsMessage) => (received += items.length))
  expect(await followFeed(socket, turnsRequest(id))).toEqual({ ok: true })
  expect(received).toBe(65)
})

test('a connection without a session is refused', async () => {
  const socket = connect(undefined)
  const [error] = (await once(socket as never, 'connect_error')) as [Error & { data: unknown }]
  expect(error.data).toEqual({ code: 'accounts/signed-out' })
  expect(socket.active).toBe(false)
})

test('a cross-site page is refused', async () => {
  const socket = new WebSocket(`${server.wsUrl}/live/owner/?EIO=4&transport=websocket`, {
    headers: { cookie: cookieOf('a'), origin: 'https://evil.test' },
  })
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ]
  expect(response.statusCode).toBe(400)
})

test('another owner’s survey does not exist', async () => {
  const socket = connect('a')
  await server.addRows(feedIdOf('c'), ['secret'])
  expect(await followFeed(socket, turnsRequest(feedIdOf('c')))).toEqual({
    ok: false,
    code: 'surveys/not-found',
  })
  expect(
    await followFeed(socket, { ...turnsRequest(feedIdOf('c')), topic: 'credit-balance' }),
  ).toEqual({
    ok: false,
    code: 'request/not-found',
  })
  const received: unknown[] = []
  socket.on('items', (items) => received.push(items))
  await server.addRows(feedIdOf('c'), ['more'])
  expect(await followFeed(socket, turnsRequest(feedIdOf('a', 50)))).toEqual({ ok: true })
  expect(received).toEqual([])
})

test('invalid messages are answered or ignored, and end nothing', async () => {
  const socket = connect('a')
  for (const junk of [
    undefined,
    null,
    1,
    'x',
    [],
    {},
    { topic: 'x' },
    turnsRequest('not-a-uuid'),
    { ...turnsRequest(feedIdOf('a')), extra: 1 },
    { ...turnsRequest(feedIdOf('a')), since: 'x'.repeat(500) },
    turnsRequest(feedIdOf('a'), 'forged'),
  ])
    expect(await followFeed(socket, junk)).toEqual({ ok: false, code: 'request/invalid' })
  socket.emit('follow', {}) // Without an acknowledgement.
  socket.emit('follow', turnsRequest(feedIdOf('a', 51)), 'no function')
  socket.emit('unfollow')
  socket.emit('unfollow', null, 1)
  socket.emit('surprise', { a: 1 })
  expect(await followFeed(socket, turnsRequest(feedIdOf('a', 52)))).toEqual({ ok: true })
  expect(server.logged).toEqual([])
})

test('an oversized message ends only its own connection', async () => {
  const [bystander, socket] = [connect('a'), connect('a')]
  await Promise.all([once(bystander as never, 'connect'), once(socket as never, 'connect')])
  socket.io.reconnection(false)
  socket.emit('follow', 'x'.repeat(200_000))
  await once(socket as never, 'disconnect')
  expect(await followFeed(bystander, turnsRequest(feedIdOf('a', 53)))).toEqual({ ok: true })
})

test('the feeds per page are limited', async () => {
  const socket = connect('d')
  const ids = Array.from({ length: ownerLimits.subscriptions + 1 }, (_, n) =>
    feedIdOf('d', 100 + n),
  )
  const replies = await Promise.all(ids.map((id) => followFeed(socket, turnsRequest(id))))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(ownerLimits.subscriptions)
  expect(replies.at(-1)).toEqual({ ok: false, code: 'request/too-many' })
  socket.emit('unfollow', { topic: 'survey-turns', id: ids[0] })
  expect(await followFeed(socket, turnsRequest(ids.at(-1)!))).toEqual({ ok: true })
})

test('a page is rate limited', async () => {
  const socket = connect('d')
  const requests = Array.from({ length: ownerLimits.requests + 1 }, () => followFeed(socket, {}))
  expect((await Promise.all(requests)).at(-1)).toEqual({ ok: false, code: 'request/too-many' })
})

test('unfollowing and disconnecting remove all listeners', async () => {
  await expect.poll(server.listenerCount).toBe(0)
  const socket = connect('e')
  const id = feedIdOf('e')
  expect(await followFeed(socket, turnsRequest(id))).toEqual({ ok: true })
  expect(await followFeed(socket, turnsRequest(id, '5'))).toEqual({ ok: true })
  await expect.poll(server.listenerCount).toBe(1)
  socket.disconnect()
  await expect.poll(server.listenerCount).toBe(0)
})

test('signing out closes the session’s sockets', async () => {
  const socket = connect('9')
  await once(socket as never, 'connect')
  server.signOut('9')
  await once(socket as never, 'disconnect')
  expect(socket.connected).toBe(false)
})
