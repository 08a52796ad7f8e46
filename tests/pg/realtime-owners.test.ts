import { once } from 'node:events'
import type { Socket as TcpSocket } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { FollowAck, Items } from '#contract/live.ts'
import { ownerLimits } from '../../services/realtime/owner-follows.ts'
import { cookieOf, feedOf, type LiveServer, startLive } from '../support/live-server.ts'

let live: LiveServer
const open: Socket[] = []
beforeAll(async () => {
  live = await startLive()
})
afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()))
afterAll(() => live[Symbol.asyncDispose]())

type Entry = { key: string; body: string }

function connect(who: string | undefined, transports = ['websocket']) {
  const socket = io(live.baseUrl, {
    path: '/live/owner',
    transports,
    forceNew: true,
    reconnectionDelay: 5,
    reconnectionDelayMax: 20,
    ...(who && { extraHeaders: { cookie: cookieOf(who) } }),
  })
  open.push(socket)
  return socket
}

const ask = (socket: Socket, request: unknown) =>
  socket.emitWithAck('follow', request) as Promise<FollowAck>
const turns = (id: string, since = '') => ({ topic: 'survey-turns', id, since })

/** Collects a feed as the web client does: continues after what it saw whenever it is connected. */
function collect(socket: Socket, id: string) {
  const seen: string[] = []
  let cursor = ''
  const waiting: { count: number; resolve: () => void }[] = []
  socket.on('connect', () => void ask(socket, turns(id, cursor)).catch(() => {}))
  socket.on('items', (items: Items<Entry>) => {
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
  'an owner sees what is there and what comes, over %s',
  async (transports) => {
    const id = feedOf('a', 10 + transports.length)
    await live.add(id, ['one', 'two'])
    const before = (await live.db.query('select from feed where id = $1', [id])).rowCount!
    const feed = collect(connect('a', transports), id)
    await feed.has(before)
    await live.add(id, ['three'])
    await feed.has(before + 1)
    expect(feed.seen.at(-1)).toBe('three')
  },
)

test('nothing is lost or doubled when the line is cut at random', async () => {
  const id = feedOf('b')
  const socket = connect('b')
  const feed = collect(socket, id)
  let cuts = 0
  socket.on('connect', () => (cuts += 1))
  const all: string[] = []
  for (let round = 0; round < 60; round += 1) {
    const bodies = Array.from({ length: 1 + ((round * 7) % 30) }, (_, i) => `${round}.${i}`)
    all.push(...bodies)
    const adding = live.add(id, bodies)
    if (round % 3 === 0) cutEverything()
    await adding
    if (round % 5 === 0) {
      cutEverything()
      if (!socket.connected) await once(socket as never, 'connect')
    }
  }
  await feed.has(all.length)
  await live.add(id, ['last'])
  await feed.has(all.length + 1)
  expect(feed.seen).toEqual([...all, 'last'])
  expect(cuts).toBeGreaterThan(5)
})

/** Destroys the connections themselves, in the middle of whatever they carry. */
function cutEverything() {
  for (const socket of tcp) socket.destroy()
}
const tcp = new Set<TcpSocket>()
beforeAll(() => {
  live.app.server.on('connection', (socket) => {
    tcp.add(socket)
    socket.on('close', () => tcp.delete(socket))
  })
})

test('the answer to a follow comes after everything that was there', async () => {
  const id = feedOf('a', 70)
  await live.add(
    id,
    Array.from({ length: 65 }, (_, n) => String(n)),
  )
  const socket = connect('a')
  let received = 0
  socket.on('items', ({ items }: Items) => (received += items.length))
  expect(await ask(socket, turns(id))).toEqual({ ok: true })
  expect(received).toBe(65)
})

test('nobody else is let in', async () => {
  const socket = connect(undefined)
  const [error] = (await once(socket as never, 'connect_error')) as [Error & { data: unknown }]
  expect(error.data).toEqual({ code: 'accounts/signed-out' })
  expect(socket.active).toBe(false)
})

test('a page of another site is refused', async () => {
  const socket = new WebSocket(`${live.wsUrl}/live/owner/?EIO=4&transport=websocket`, {
    headers: { cookie: cookieOf('a'), origin: 'https://evil.test' },
  })
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ]
  expect(response.statusCode).toBe(400)
})

test('a stranger’s survey does not exist', async () => {
  const socket = connect('a')
  await live.add(feedOf('c'), ['secret'])
  expect(await ask(socket, turns(feedOf('c')))).toEqual({ ok: false, code: 'surveys/not-found' })
  expect(await ask(socket, { ...turns(feedOf('c')), topic: 'credit-balance' })).toEqual({
    ok: false,
    code: 'request/not-found',
  })
  const heard: unknown[] = []
  socket.on('items', (items) => heard.push(items))
  await live.add(feedOf('c'), ['more'])
  expect(await ask(socket, turns(feedOf('a', 50)))).toEqual({ ok: true })
  expect(heard).toEqual([])
})

test('junk is answered, or ignored, and never ends anything', async () => {
  const socket = connect('a')
  for (const junk of [
    undefined,
    null,
    1,
    'x',
    [],
    {},
    { topic: 'x' },
    turns('not-a-uuid'),
    { ...turns(feedOf('a')), extra: 1 },
    { ...turns(feedOf('a')), since: 'x'.repeat(500) },
    turns(feedOf('a'), 'forged'),
  ])
    expect(await ask(socket, junk)).toEqual({ ok: false, code: 'request/invalid' })
  socket.emit('follow', {}) // No acknowledgement asked for.
  socket.emit('follow', turns(feedOf('a', 51)), 'no function')
  socket.emit('unfollow')
  socket.emit('unfollow', null, 1)
  socket.emit('surprise', { a: 1 })
  expect(await ask(socket, turns(feedOf('a', 52)))).toEqual({ ok: true })
  expect(live.logged).toEqual([])
})

test('an oversized message ends that connection and no other', async () => {
  const [bystander, socket] = [connect('a'), connect('a')]
  await Promise.all([once(bystander as never, 'connect'), once(socket as never, 'connect')])
  socket.io.reconnection(false)
  socket.emit('follow', 'x'.repeat(200_000))
  await once(socket as never, 'disconnect')
  expect(await ask(bystander, turns(feedOf('a', 53)))).toEqual({ ok: true })
})

test('one page follows so many feeds and no more', async () => {
  const socket = connect('d')
  const ids = Array.from({ length: ownerLimits.follows + 1 }, (_, n) => feedOf('d', 100 + n))
  const replies = await Promise.all(ids.map((id) => ask(socket, turns(id))))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(ownerLimits.follows)
  expect(replies.at(-1)).toEqual({ ok: false, code: 'request/too-many' })
  socket.emit('unfollow', { topic: 'survey-turns', id: ids[0] })
  expect(await ask(socket, turns(ids.at(-1)!))).toEqual({ ok: true })
})

test('a page that asks without end is told to wait', async () => {
  const socket = connect('d')
  const asked = Array.from({ length: ownerLimits.requests + 1 }, () => ask(socket, {}))
  expect((await Promise.all(asked)).at(-1)).toEqual({ ok: false, code: 'request/too-many' })
})

test('after unfollowing, and after leaving, nothing listens', async () => {
  await expect.poll(live.listeners).toBe(0)
  const socket = connect('e')
  const id = feedOf('e')
  expect(await ask(socket, turns(id))).toEqual({ ok: true })
  expect(await ask(socket, turns(id, '5'))).toEqual({ ok: true })
  await expect.poll(live.listeners).toBe(1)
  socket.disconnect()
  await expect.poll(live.listeners).toBe(0)
})

test('signing out closes the session’s sockets', async () => {
  const socket = connect('9')
  await once(socket as never, 'connect')
  live.signOut('9')
  await once(socket as never, 'disconnect')
  expect(socket.connected).toBe(false)
})
